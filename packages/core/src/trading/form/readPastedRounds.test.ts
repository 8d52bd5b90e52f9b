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
    '종목명\t매매구분\t주문수량\t주문단가\t체결수량\t체결단가\n삼성전자\t현금매수\t10\t60,600\t2\t60,500\n삼성전자\t현금매수\t10\t55,300\t4\t55,250',
    'Order Price\tOrder Amount\tAvgTrading Price\tFilled\tTotal\n60,600\t10\t60,500\t2\t121,000\n55,300\t10\t55,250\t4\t221,000',
    '미체결수량\t체결가격\t체결수량\n0\t60,500\t2\n0\t55,250\t4',
    'Market\tType\tPrice\tAmount\tTotal\tFee\nBTCUSDT\tBUY\t60,500\t2\t121000\t0.1\nBTCUSDT\tBUY\t55,250\t4\t221000\t0.2',
    '단가\t수량\t금액\n60,500\t2\t121,060\n55,250\t4\t221,110',
    '\t단가\t수량\n1\t60,500\t2\n2\t55,250\t4',
    '회차 수량 가격\n1. 2 60,500\n2. 4 55,250',
    'Price\tAmount\n60,500\t2\n55,250\t4',
  ])('reads what was bought from a statement, %j', (text) => {
    expect(read(text)).toEqual(BY_QUANTITY);
  });

  it('takes no fee for an amount', () => {
    const text = '매수 단가\t수수료 금액\t매수 금액\n60,500\t15\t2\n55,250\t20\t4';
    expect(read(text, 'price', 'amount')).toEqual(BY_AMOUNT);
  });

  it('reads what people write in messages', () => {
    expect(read('60,500원에 2개\n55,250원에 4개씩')).toEqual([
      'quantity price=60,500원 quantity=2개',
      'quantity price=55,250원 quantity=4개',
    ]);
    expect(read('6만\t2\n5만5천\t4')).toEqual(['quantity price=6만 quantity=2', 'quantity price=5만5천 quantity=4']);
  });

  it.each([
    '종목명\t매매구분\t수량\t단가\n삼성전자\t현금매수\t10\t60,600\n삼성전자\t현금매도\t10\t70,000',
    'Type\tPrice\tAmount\nSell Limit\t60,500\t2',
    '매수가격\t매수단가\t수량\n1\t2\t3',
    '단가\t수량\t금액\n60,500\t2\t500',
    '매수가격\t체결가격\t수량\t금액\n60,500\t60,500\t2\t121,000',
    '단가\t수량\t체결수량\t잔여수량\t매수수량\n60,500\t2\t3\t4\t5',
  ])('does not guess in %j', (text) => {
    expect(read(text)).toBeUndefined();
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
