import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../testing/renderView.tsx';
import { POLL_MS } from './api.ts';
import { HISTORY, NOW, network, openPremium, PATIENT, PREMIUM, SERVER, servePremium } from './testing/premiumPage.tsx';

const MINUTE_MS = 60_000;
/** A premium of this percentage, received this many minutes after the first. */
const answerOf = (percent: number, minutes: number) => ({
  ...SERVER,
  krw_price: Math.round(SERVER.usd_price * SERVER.exchange_rate * (1 + percent / 100)),
  timestamp: { krw: NOW + minutes * MINUTE_MS, usd: NOW + minutes * MINUTE_MS, exchange: NOW - 90 * MINUTE_MS },
});
const recorded = (official: number, age: number) => ({ timestamp: NOW - age * MINUTE_MS, official });

servePremium();

describe.each(LANGUAGES)('the figures of the premium agree in %s', (language) => {
  /** The values of the secondary figures, by label. */
  const figure = (label: string) => screen.getByText(label).parentElement?.textContent?.slice(label.length) ?? '';

  it('the headline, the lowest, the table and the percentile are of one moment', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    // The server has recorded a lower premium since; the page has not shown it.
    network.answers[HISTORY] = { points: [recorded(3, 2), recorded(2, 1), recorded(-9, -1)] };
    network.answers[PREMIUM] = answerOf(1, 0);
    const { shows, message } = await openPremium(language);
    await shows('+1.00%');
    await vi.waitFor(() => expect(figure(message('history.minimum'))).toBe('+1.00%'), PATIENT);
    expect(figure(message('history.maximum'))).toBe('+3.00%');
    expect(await screen.findByText(message('history.higherThan', { percentile: 16.7 }), {}, PATIENT)).toBeTruthy();
    const rows = () =>
      within(screen.getByRole('table', { name: /3/u }))
        .getAllByRole('row')
        .slice(1);
    fireEvent.click(screen.getByText(message('history.asTable')));
    expect(rows()[0]?.textContent).toContain('+1.00%');

    network.answers[PREMIUM] = answerOf(4, 1);
    await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
    await shows('+4.00%');
    expect(figure(message('history.maximum'))).toBe('+4.00%');
    expect(figure(message('history.minimum'))).toBe('+1.00%');
    expect(await screen.findByText(message('history.higherThan', { percentile: 87.5 }), {}, PATIENT)).toBeTruthy();
  });

  it('a thinned-out record counts by its minutes, beside the latest ones', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    // Each point but the first stands for five minutes, the figures shown since for one each.
    network.answers[HISTORY] = { points: [15, 10, 5, 0].map((age) => recorded(2, age + 1)) };
    network.answers[PREMIUM] = answerOf(2, 0);
    const { shows, message } = await openPremium(language);
    await shows('+2.00%');
    for (const minute of [1, 2, 3]) {
      network.answers[PREMIUM] = answerOf(5, minute);
      await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
    }
    await shows('+5.00%');
    // 17 of 20 minutes were lower, and 3 equal.
    expect(await screen.findByText(message('history.higherThan', { percentile: 92.5 }), {}, PATIENT)).toBeTruthy();
    expect(figure(message('history.mean'))).toMatch(/^\s*\+2\.45%/u);
  });

  it('shows the time of the rate', async () => {
    network.answers[PREMIUM] = answerOf(1, 0);
    const { shows, message, result } = await openPremium(language);
    await shows('+1.00%');
    const row = within(result()).getByText(message('rate')).closest('div');
    expect(row?.textContent).toContain('35:09');
  });

  it('calls tether by its name', async () => {
    const { shows, message, type } = await openPremium(language);
    await shows(message('perDollar', { rate: '' }).trim());
    fireEvent.click(screen.getByRole('radio', { name: message('bases.usdt') }));
    await shows('1 USDT = ');
    type('rate', '1400');
    await shows(message('perDollar', { rate: '' }).trim());
  });

  it.each([
    ['870.2', '0.6', '1450', '+0.02%', '0.2', '870'],
    ['0.0125', '0.0000086', '1450', '+0.24%', '0.00003', '0.01247'],
    ['1000.4', '0.69', '1449.5', '+0.02%', '0.25', '1,000'],
    ['98734567', '70000', '1400', '+0.75%', '734,567', '98,000,000'],
  ])(
    'the difference of %s and %s at %s is never zero beside a premium',
    async (krw, usd, rate, premium, difference, abroad) => {
      const { shows, message, type, result } = await openPremium(language);
      await shows('+2.08%');
      type('krw', krw);
      type('usd', usd);
      type('rate', rate);
      await shows(premium);
      const won = (digits: string) => (language === 'ko' ? `${digits}원` : `₩${digits}`);
      await shows(message('dearer', { value: won(difference) }));
      const row = (label: string) => within(result()).getByText(message(label)).closest('div')?.textContent;
      expect(row('difference')).toBe(message('difference') + won(difference));
      expect(row('equivalent')).toBe(message('equivalent') + won(abroad));
    },
  );

  it('shows the overseas price of a cheap coin with its decimals in the table, too', async () => {
    const cheap = { ...SERVER.coins[0], coin: 'XRP', krw_price: 0.0125, usd_price: 0.0000086 };
    network.answers[PREMIUM] = { ...SERVER, coins: [{ ...cheap, official: { exchange_rate: 1450 } }] };
    await openPremium(language);
    expect((await screen.findByRole('table', {}, PATIENT)).textContent).toContain('0.01247');
  });

  it('is neither dearer nor cheaper at 0.00%', async () => {
    network.answers[PREMIUM] = { ...answerOf(0, 0), krw_price: SERVER.usd_price * SERVER.exchange_rate + 1000 };
    const { shows, message } = await openPremium(language);
    await shows('0.00%');
    await shows(message('even'));
  });

  it('says what is old only of what came', async () => {
    network.answers[PREMIUM] = 500;
    const { shows, message, type, result } = await openPremium(language);
    expect(await screen.findByText(message('problems.refused'), {}, PATIENT)).toBeTruthy();
    type('krw', '105000000');
    type('usd', '70000');
    type('rate', '1400');
    await shows('+7.14%');
    await shows(message('notYet'));
    const [before = ''] = message('oldFigures', { time: '|' }).split('|');
    expect(result().textContent).not.toContain(before.trim() || message('oldFigures', { time: message('notYet') }));
  });

  it('calls no figures received where all are typed', async () => {
    const { shows, message, type, result, refresh } = await openPremium(language);
    type('krw', '105000000');
    type('usd', '70000');
    await shows('+3.63%');
    network.answers[PREMIUM] = 500;
    fireEvent.click(refresh());
    expect(await screen.findByText(message('problems.refused'), {}, PATIENT)).toBeTruthy();
    const [before = '', after = ''] = message('oldFigures', { time: '|' }).split('|');
    const received = before.trim() || after.trim();
    expect(result().textContent).toContain(received);
    type('rate', '1450');
    await waitFor(() => expect(result().textContent).not.toContain(received));
  });
});
