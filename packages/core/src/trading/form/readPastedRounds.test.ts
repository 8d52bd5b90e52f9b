import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoundField, RoundForm } from './parseAverageForm.ts';
import { readPastedRounds } from './readPastedRounds.ts';

function read(text: string, field: RoundField = 'price', mode: RoundForm['mode'] = 'quantity') {
  return readPastedRounds(text, field, mode)?.map((round) =>
    Object.entries(round)
      .map(([name, value]) => (name === 'mode' ? value : `${name}=${value}`))
      .join(' '),
  );
}

const BY_QUANTITY = ['quantity price=60,500 quantity=2', 'quantity price=55,250 quantity=4'];
const BY_AMOUNT = ['amount price=60,500 amount=2', 'amount price=55,250 amount=4'];

describe('readPastedRounds', () => {
  it.each([
    ...['60,500\t2\n55,250\t4', '60,500\t2\r\n55,250\t4\r\n', ' 60,500 \t 2 \n55,250\t4', '60,500 2\n55,250 4'],
    ...['가격\t수량\n60,500\t2\n55,250\t4', '수량\t단가\n2\t60,500\n4\t55,250', '수량 가격\n2 60,500\n4 55,250'],
    ...['| 가격 | 수량 |\n|---|---|\n| 60,500 | 2 |\n| 55,250 | 4 |', 'Price\tQty\n60,500\t2\n55,250\t4'],
    '체결시간\t마켓\t종류\t거래수량\t거래단가\t거래금액\n2026-11-25 10:00\tKRW\t매수\t2\t60,500\t121,000\n2026-11-25 11:00\tKRW\t매수\t4\t55,250\t221,000',
  ])('reads a table, %j', (text) => {
    expect(read(text)).toEqual(BY_QUANTITY);
  });

  it.each(['60,500\t2\n55,250\t4', '단가\t매수금액\n60,500\t2\n55,250\t4', '금액\t가격\n2\t60,500\n4\t55,250'])(
    'reads a table of amounts, %j',
    (text) => {
      expect(read(text, 'price', 'amount')).toEqual(BY_AMOUNT);
    },
  );

  it('follows a heading that names the other of quantity and amount', () => {
    expect(read('가격\t금액\n60,500\t2\n55,250\t4')).toEqual(BY_AMOUNT);
    expect(read('가격\t수량\n60,500\t2\n55,250\t4', 'amount', 'amount')).toEqual(BY_QUANTITY);
  });

  it('keeps units and signs of currencies', () => {
    expect(read('₩60,500\t0.5 BTC\n55,250원\t1개')).toEqual([
      'quantity price=₩60,500 quantity=0.5 BTC',
      'quantity price=55,250원 quantity=1개',
    ]);
  });

  it('reads one row of a spreadsheet', () => {
    expect(read('60,500\t2')).toEqual(['quantity price=60,500 quantity=2']);
  });

  it('reads a column into the field that it is pasted into', () => {
    expect(read('60,500\n55,250\n')).toEqual(['quantity price=60,500', 'quantity price=55,250']);
    expect(read('2\n4', 'quantity')).toEqual(['quantity quantity=2', 'quantity quantity=4']);
    expect(read('수량\n2\n4', 'amount', 'amount')).toEqual(['amount amount=2', 'amount amount=4']);
  });

  it.each([
    ...['', '60,500', '60,500 2', 'a\tb', '60,500\t2\n55,250', '1\t2\t3', '60,500\t2\n비고 1\t4'],
    ...['2026-11-25\n2026-11-26', '60,500\t\n55,250\t', '종류\t단가\t수량\n매수\t60,500\t2\n매도\t55,250\t4'],
    'Side\tPrice\tFilled\nSELL\t60,500\t2',
    ...['단가\t비고\t메모\n1\t2\t3', '마켓\t비고\t단가\t수량\n60,500\t2\n55,250\t4'],
  ])('leaves %j to the field', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it('returns cells of the text, and nothing empty', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'019.,원\t\n |가격수량'), maxLength: 40 });
    fc.assert(
      fc.property(texts, (text) => {
        for (const { mode, ...cells } of readPastedRounds(text, 'price', 'quantity') ?? []) {
          expect(mode).toMatch(/^(?:quantity|amount)$/u);
          for (const cell of Object.values(cells)) {
            expect(cell).not.toBe('');
            expect(text).toContain(cell);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });
});
