import { describe, expect, it } from 'vitest';
import { premiumMarks } from './premiumMarks.ts';
import { parsePremiumAnswer } from './sources/parsePremiumAnswer.ts';

const NONE = { krw: false, usd: false, exchange: false };
const ALL = { krw: true, usd: true, rate: true };
const TYPED = { krw: false, usd: false, rate: false };

const MARKS = ['stale', 'unconfirmed', 'contradicted'] as const;

describe.each(MARKS)('premiumMarks: %s', (mark) => {
  const others = MARKS.filter((each) => each !== mark);
  function marked(figure: keyof typeof NONE, options: Partial<Parameters<typeof premiumMarks>[1]> = {}) {
    const body = { krw_price: 105_000_000, usd_price: 70_000, exchange_rate: 1400, usdt: { exchange_rate: 1410 } };
    const quotes = parsePremiumAnswer({ ...body, [mark]: { ...NONE, [figure]: true } });
    if (quotes === undefined) throw new Error('no quotes');
    const marks = premiumMarks(quotes, { coin: 'BTC', basis: 'official', ...options });
    for (const other of others) expect(marks[other]).toBe(false);
    return marks[mark];
  }

  it('is that of any figure in use', () => {
    expect([marked('krw'), marked('usd'), marked('exchange')]).toEqual([true, true, true]);
    expect([marked('krw', { basis: 'usdt' }), marked('usd', { basis: 'usdt' })]).toEqual([true, true]);
  });

  it('is not that of the official rate where tether is the rate', () => {
    expect(marked('exchange', { basis: 'usdt' })).toBe(false);
  });

  it('is not that of a figure that was replaced', () => {
    expect(marked('krw', { typed: { ...TYPED, krw: true } })).toBe(false);
    expect(marked('usd', { typed: { ...TYPED, usd: true } })).toBe(false);
    expect(marked('exchange', { typed: { ...TYPED, rate: true } })).toBe(false);
    expect(marked('usd', { typed: { ...TYPED, krw: true, rate: true } })).toBe(true);
    for (const figure of ['krw', 'usd', 'exchange'] as const) expect(marked(figure, { typed: ALL })).toBe(false);
  });

  it('counts the domestic price for that of tether', () => {
    expect(marked('krw', { basis: 'usdt', typed: { ...TYPED, krw: true } })).toBe(true);
    expect(marked('krw', { basis: 'usdt', typed: { ...TYPED, krw: true, rate: true } })).toBe(false);
  });

  it('is that of the rate alone for a coin that is not quoted', () => {
    expect([marked('krw', { coin: 'ETH' }), marked('exchange', { coin: 'ETH' })]).toEqual([false, true]);
  });
});
