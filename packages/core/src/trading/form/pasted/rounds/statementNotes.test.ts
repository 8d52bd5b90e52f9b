import { describe, expect, it } from 'vitest';
import { readPastedRounds } from './readPastedRounds.ts';

function read(lines: readonly string[]) {
  const pasted = readPastedRounds(lines.join('\n'), 'price', 'quantity');
  if (pasted.kind !== 'rounds') return pasted.kind === 'text' ? 'text' : pasted.reason;
  return pasted.rounds.map(({ price, quantity }) => [price, quantity]);
}

const TABLE = ['날짜\t단가\t수량', '2026-01-02\t60,500\t10', '2026-01-05\t55,250\t20'];
const CSV = ['Date,Price,Quantity,Fee', '2026-01-02,60500,10,0', '2026-01-05,55250,20,0'];
const MARKDOWN = TABLE.map((line) => `| ${line.replaceAll('\t', ' | ')} |`).toSpliced(1, 0, '|---|---|---|');
const ROUNDS = [
  ['60,500', '10'],
  ['55,250', '20'],
];

describe('what stands above a heading', () => {
  it.each(['거래내역 (10건)', '체결내역(100건)', 'Showing (100 rows)', 'Unit Trust Account 12345', 'Business unit 7'])(
    'may have a count or a number of its own: %s',
    (line) => expect(read([line, ...TABLE])).toEqual(ROUNDS),
  );

  it.each(['현재가 60,500 -1.2%', '삼성전자 60,500 ▼ 500 -0.82%'])(
    'may be the price of today and its change: %s',
    (line) => expect(read([line, ...TABLE])).toEqual(ROUNDS),
  );

  it.each(['예수금 1,000,000원', '총 평가금액: 12,345,678원', '조회기간,20260101,20261128'])(
    'may be a grouped number or compact dates above commas: %s',
    (line) => expect(read([line, ...CSV])).toHaveLength(2),
  );

  it.each(['1/1 58,000 30', '기존 58,000원 30', '58,000 30', '보유 50,000 10 +5.2%', '기존 50,000 10 -3%'])(
    'is not dropped where it may be a purchase: %s',
    (line) => {
      expect(typeof read([line, ...MARKDOWN])).toBe('string');
      expect(typeof read([line, ...TABLE])).toBe('string');
    },
  );
});

describe('the name of a column that is no price or size', () => {
  it.each(['메모 2', '비고 1', 'Fee 1', '수수료 0.05%', 'MA20', 'UTC+09:00', '환율(100엔)', 'Market cap in millions'])(
    'may have figures: %s',
    (name) => {
      const [heading = '', ...rows] = TABLE;
      expect(read([`${heading}\t${name}`, ...rows.map((row) => `${row}\t7`)])).toEqual(ROUNDS);
    },
  );

  it('tells nothing in the last line, below which no rows are', () => {
    expect(read(['60500x10', '55250x20', '평균 단가 수량'])).toEqual([
      ['60500', '10'],
      ['55250', '20'],
    ]);
  });
});

it.each(['\t', ','])('the first column of a message may be behind its sender, with %j between the cells', (mark) => {
  const lines = ['[홍길동] [오후 3:20] 단가|수량|메모', '60500|10|a', '55250|20|b'];
  const table = lines.map((line) => line.replaceAll('|', mark));
  expect(read(table)).toEqual([
    ['60500', '10'],
    ['55250', '20'],
  ]);
});

describe('what stands below the rows', () => {
  it.each([
    [
      'On 11/28/2026 I sold all 10 of the shares that I had bought first at 200 because I needed the cash for the new car',
      'sales',
    ],
    [
      'Then on 11/10/2026 I bought another 15 shares of it at 60,000 each because the price was so much lower than it was before',
      'columns',
    ],
  ])('is not dropped where it is about a trade: %s', (line, reason) => expect(read([...TABLE, line])).toBe(reason));

  it.each([
    ['2026-01-03\t\t', TABLE],
    ['2026-01-03,,,', CSV],
    ['| 2026-01-03 | | |', MARKDOWN],
  ])('may be a row with nothing but its date, which is not dropped: %j', (line, table) => {
    expect(read([...table.slice(0, -1), line, ...table.slice(-1)])).toBe('row');
  });
});

describe('rows with the sign of a currency', () => {
  it.each([
    { lines: ['Price\tQty\tNotes', '$180.50\t10\t', '$190.00\t20\t'] },
    { lines: ['Price,Shares,Notes', '$180.50,10,', '$190.00,20,'] },
    { lines: ['| Price | Qty | Notes |', '|---|---|---|', '| $180.50 | 10 |  |', '| $190.00 | 20 |  |'] },
  ])('may have an empty column: $lines.0', ({ lines }) => {
    expect(read(lines)).toEqual([
      ['$180.50', '10'],
      ['$190.00', '20'],
    ]);
  });
});

it('a number of the row before the price is no part of it', () => {
  expect(read(['1 500\t10', '2 480\t20', '3 450\t30'])).not.toContainEqual(['1500', '10']);
  expect(read(['1 500\t10', '2 480\t20', '1 097\t30'])).toContainEqual(['1097', '30']);
});

it('Allstate is bought, and everything sold', () => {
  expect(read(['ALL 10 shares at $195'])).toEqual([['$195', '10 shares']]);
  expect(read(['All 10 shares at $195'])).toBe('text');
});
