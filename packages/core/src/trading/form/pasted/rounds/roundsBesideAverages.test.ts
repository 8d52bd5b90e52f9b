import { describe, expect, it } from 'vitest';
import { readPastedRounds } from './readPastedRounds.ts';
import { BY_QUANTITY, read } from './testing/readRounds.ts';

describe('beside averages', () => {
  const THREE = ['72,300|10', '70,000|20', '65,500|30'].map((text) => {
    const [price, quantity] = text.split('|');
    return `quantity price=${price} quantity=${quantity}`;
  });
  const log = (heading: string, rows: readonly string[]) =>
    [heading, ...rows].map((line) => line.replaceAll(' | ', '\t')).join('\n');

  it.each([
    ...['차수 | 단가 | 수량 | 평균단가', '회차 | 가격 | 수량 | 평균가', '차수 | 단가 | 수량 | 평균 매입단가'],
    ...[
      'No | Price | Quantity | Average Price',
      'Date | Buy price | Shares | Avg cost',
      '차수 | 단가 | 수량 | 평균금액',
    ],
    ...[
      '차수 | 체결가 | 체결수량 | 평균단가',
      '차수 | 가격 | 체결수량 | 매수평균가',
      '차수 | 매수가격 | 매수수량 | 평균매수가',
    ],
  ])('reads the prices of a log, not its running average, below %j', (heading) => {
    const rows = ['1 | 72,300 | 10 | 72,300', '2 | 70,000 | 20 | 70,767', '3 | 65,500 | 30 | 68,133'];
    expect(read(log(heading, rows))).toEqual(THREE);
    expect(read(log(heading, rows.toReversed()))).toEqual(THREE.toReversed());
    expect(read(log(heading, rows.slice(0, 1)))).toEqual(THREE.slice(0, 1));
    expect(read(log(heading, [...rows, ' |  | 60 | 68,133']))).toEqual(THREE);
  });

  it('reads the prices of a log with amounts', () => {
    const rows = ['1 | 72,300 | 10 | 723,000 | 72,300', '2 | 70,000 | 20 | 1,400,000 | 70,767'];
    expect(read(log('차수 | 단가 | 수량 | 금액 | 평균단가', rows))).toEqual(THREE.slice(0, 2));
    expect(
      read(log('차수 | 단가 | 투자금 | 평균단가', ['1 | 72,300 | 723 | 72,300', '2 | 70,000 | 1,400 | 70,767'])),
    ).toEqual(['amount price=72,300 amount=723', 'amount price=70,000 amount=1,400']);
  });

  it('reads the purchases of a log, not its totals', () => {
    const heading = '회차 | 가격 | 금액 | 수량 | 총금액 | 총수량 | 평균가';
    const rows = [
      '1 | 72,300 | 723,000 | 10 | 723,000 | 10 | 72,300',
      '2 | 70,000 | 1,400,000 | 20 | 2,123,000 | 30 | 70,767',
      '3 | 65,500 | 1,965,000 | 30 | 4,088,000 | 60 | 68,133',
    ];
    for (const from of [0, 1]) {
      expect(read(log(heading, rows.slice(from)))).toEqual(THREE.slice(from));
      expect(read(log(heading, rows.slice(from)), 'price', 'amount')).toHaveLength(3 - from);
    }
    expect(read(log(heading, rows.slice(0, 1)))).toEqual(THREE.slice(0, 1));
    const withoutAmounts = (lines: readonly string[]) =>
      lines.map((line) => line.replace(/^((?:[^|]+\|){2})[^|]+\|/u, '$1'));
    const [names = ''] = withoutAmounts([heading]);
    expect(read(log(names, withoutAmounts(rows)))).toEqual(THREE);
    // Without the first row nothing tells that the average is one of all rows.
    expect(read(log(names, withoutAmounts(rows.slice(1))))).toBe('columns');
  });

  it('reads an English log of investments', () => {
    const heading = 'Date,BTC price,Invested,BTC bought,Total invested,Total BTC,Average price';
    const rows = [
      '2024-01-01,42000,100,0.00238095,100,0.00238095,42000',
      '2024-02-01,43000,100,0.00232558,200,0.00470653,42494.15',
      '2024-03-01,62000,100,0.00161290,300,0.00631943,47472.63',
    ];
    for (const mode of ['quantity', 'amount'] as const) {
      expect(read([heading, ...rows].join('\n'), 'price', mode)).toEqual(
        ['42000', '43000', '62000'].map((price) => `amount price=${price} amount=100`),
      );
    }
    expect(read([heading, ...rows.slice(1)].join('\n'))).toBe('columns');
  });

  it('says which row of a log is not filled in', () => {
    const text = log('차수 | 단가 | 수량 | 평균단가', ['1 | 72,300 | 10 | 72,300', '2 | 70,000 |  | ']);
    expect(readPastedRounds(text, 'price', 'quantity')).toMatchObject({ reason: 'row', row: 2 });
    expect(read(log('차수 | 단가 | 수량 | 평균단가', ['1 | 72,300 |  | 72,300']))).toBe('columns');
  });

  it.each([
    ['Pair | Side | Price | Quantity | Average Price | Status', 'A | BUY | 60,600 | 2 | 60,500 | FILLED'],
    ['Time | Side | Price | Average | Executed', '1 | BUY | 60,600 | 60,500 | 2'],
    ['Time | Side | Price | Average | Executed', '1 | BUY | 0 | 60,500 | 2'],
    ['Time | Pair | Price | Average | Amount | Filled | Total', '1 | A | 60,600 | 60,500 | 2 | 2 | 121,000'],
    ['주문시간 | 주문가격 | 주문수량 | 체결수량 | 평균체결가', '1 | 61,000 | 2 | 2 | 60,500'],
  ])('reads the average of an execution below %j', (heading, row) => {
    const second = row.replace('60,600', '55,300').replace('60,500', '55,250').replace('121,000', '221,000');
    expect(read(log(heading, [row, second.replaceAll(/\| 2(?!\d)/gu, '| 4')]))).toEqual(BY_QUANTITY);
  });

  it.each([
    ['Price | Quantity | Average Price', '60,600 | 2 | 60,500', '55,300 | 4 | 55,250'],
    [
      'Price | Quantity | Average Price | Average cost | Status',
      '60,600 | 2 | 60,500 | 60,700 | Filled',
      '1 | 2 | 3 | 4 | Filled',
    ],
    ['Price | Quantity | Average Price | Status', '60,600 | 2 | 60,500 | Filled', '55,300 | 4 | 50,000 | Filled'],
    ['Price | Average | Quantity | Total', '60,600 | 60,500 | 2 | 121,000', '55,300 | 55,250 | 4 | 221,000'],
    [
      '단가 | 수량 | 평균단가 | 보유수량 | 총금액',
      '70,000 | 20 | 70,767 | 30 | 2,123,000',
      '65,500 | 30 | 68,133 | 60 | 4,088,000',
    ],
  ])('does not guess which price %j means', (heading, ...rows) => {
    expect(read(log(heading, rows))).toBe('columns');
  });

  it.each(['0', '-', '', 'Market', '시장가'])(
    'reads the average of an order at the market, whose price is %j',
    (price) => {
      const heading = 'Date | Pair | Side | Price | Average | Executed | Status';
      const rows = [
        '1 | A | BUY | 60,500 | 60,500 | 2 | Filled',
        `2 | A | BUY | ${price} | 55,250 | 4 | Filled`,
        '3 | A | BUY | 50,000 | 0 | 0 | Canceled',
      ];
      expect(read(log(heading, rows))).toEqual(BY_QUANTITY);
      expect(read(log(heading, rows.toReversed()))).toEqual(BY_QUANTITY.toReversed());
    },
  );

  it.each(['Limit Price', 'Lmt Price', 'Limit', '지정가'])('takes no %s for what was paid', (name) => {
    const rows = ['Buy | 2 | 63,000 | 60,500 | Filled', 'Buy | 4 | 58,000 | 55,250 | Filled'];
    expect(read(log(`Action | Quantity | ${name} | Avg Price | Status`, rows))).toEqual(BY_QUANTITY);
  });

  it.each([
    ['Symbol | Shares | Price | Avg Cost', 'AAPL | 2 | 70,000 | 60,500'],
    ['Name | Price | Shares | Average cost | Equity', 'AAPL | 70,000 | 2 | 60,500 | 140,000'],
    ['종목 | 수량 | 평균단가 | 가격', 'A | 2 | 60,500 | 70,000'],
    ['Symbol | Shares | Price | Average Cost | Total Cost', 'AAPL | 2 | 70,000 | 60,500 | 121,000'],
  ])('reads the average of a holding, not the price of today, below %j', (heading, row) => {
    expect(read(log(heading, [row]))).toEqual(BY_QUANTITY.slice(0, 1));
  });

  it.each([
    ['Symbol | Shares | Price | Avg Cost | Value', 'AAPL | 10 | 180 | 172.62 | 1800'],
    ['Symbol | Shares | Price | Avg Cost | Mkt Value', 'AAPL | 10 | 180 | 172.62 | 1800'],
    ['Symbol | Shares | Price | Avg Cost | Total Value', 'AAPL | 10 | 180 | 172.62 | 1800'],
    ['종목 | 수량 | 평균단가 | 가격 | 총액', 'A | 10 | 172.62 | 180 | 1800'],
    ['Asset | Quantity | Price | Avg. Cost | Amount', 'BTC | 0.5 | 68000 | 42000 | 34000'],
    ['종목 | 단가 | 수량 | 평균단가', 'A | 60,500 | 10 | 62,100'],
    ['Symbol | Buy Price | Shares | Avg Cost', 'AAPL | 172.62 | 10 | 165.1'],
  ])('does not guess what was paid for a holding below %j', (heading, row) => {
    expect(read(log(heading, [row]))).toBe('columns');
  });

  it('does not take the averages of orders for running ones', () => {
    const rows = [
      '4 | 43,144 | 40 | 43,120 | 40 | 체결',
      '3 | 43,209 | 60 | 43,090 | 60 | 체결',
      '2 | 43,297 | 20 | 43,120 | 20 | 체결',
      '1 | 43,425 | 20 | 43,210 | 20 | 체결',
    ];
    const executed = ['43,120|40', '43,090|60', '43,120|20', '43,210|20'].map((text) =>
      text.replace('|', ' quantity='),
    );
    for (const average of ['평균 체결가', '평균가']) {
      const heading = `주문일시 | 가격 | 주문수량 | ${average} | 체결수량 | 상태`;
      expect(read(log(heading, rows))).toEqual(executed.map((text) => `quantity price=${text}`));
    }
    const heading = 'Type | Price | Executed Qty | Avg. Price | Status';
    const close = ['Buy | 172.7058 | 10 | 172.62 | Filled', 'Buy | 173.1023 | 9.986116 | 172.86 | Filled'];
    expect(read(log(heading, close))).toBe('columns');
    const running = ['Buy | 172.71 | 10 | 172.71 | Filled', 'Buy | 173.1 | 10 | 172.905 | Filled'];
    expect(read(log(heading, running))).toEqual([
      'quantity price=172.71 quantity=10',
      'quantity price=173.1 quantity=10',
    ]);
  });

  it('reads prices that are the averages in each row', () => {
    const rows = ['1 | A | Buy | 60,500 | 60,500 | 2', '2 | A | Buy | 55,250 | 55,250 | 4'];
    expect(read(log('Date | Pair | Side | Price | Average Price | Quantity', rows))).toEqual(BY_QUANTITY);
  });

  it.each(['단가 | 수량 | 평단', '가격 | 체결수량 | 평단가', '단가 | 수량 | 평균단가'])(
    'does not take the average of a holding for the price of an order below %j',
    (heading) => {
      const rows = ['1 | 60,600 | 10 | 60,650', '2 | 60,300 | 5 | 60,533'];
      expect(read(log(`주문일 | ${heading}`, rows))).toBe('columns');
    },
  );

  it('takes no price that was paid for a limit', () => {
    const rows = ['1 | 60,500 | 10 | 60,449', '2 | 60,754 | 10 | 60,594'];
    expect(read(log('주문일 | 매입가 | 체결수량 | 매수평균가', rows))).toBe('columns');
  });

  it('does not take 평단 for the price of an order', () => {
    expect(read(log('주문일 | 단가 | 수량 | 평단', ['1 | 60,600 | 10 | 60,418', '2 | 60,300 | 5 | 60,413']))).toBe(
      'columns',
    );
  });

  it.each(['quantity', 'amount'] as const)('reads an Amount beside a running average: %s', (mode) => {
    const money = ['1 | 50 | 100 | 2 | 50', '2 | 40 | 100 | 4.5 | 44.44', '3 | 62.5 | 100 | 6.1 | 49.18'];
    const quantities = ['1 | 50 | 10 | 500 | 50', '2 | 40 | 10 | 900 | 45', '3 | 62.5 | 20 | 2150 | 53.75'];
    const close = ['1 | 50 | 100 | 2 | 50', '2 | 48 | 100 | 4.0833 | 48.98'];
    const prices = ['50', '40', '62.5'];
    const totals = 'Date | Price | Amount | Total Shares | Avg Price';
    expect(read(log(totals, money), 'price', mode)).toEqual(prices.map((price) => `amount price=${price} amount=100`));
    expect(read(log(totals, close), 'price', mode)).toEqual([
      'amount price=50 amount=100',
      'amount price=48 amount=100',
    ]);
    expect(read(log('Date | Price | Amount | Total Cost | Avg Price', quantities), 'price', mode)).toEqual(
      ['50|10', '40|10', '62.5|20'].map((text) => `quantity price=${text.replace('|', ' quantity=')}`),
    );
    const near = ['2 | 152,103 | 760,515 | 152,074 | 7', '1 | 152,000 | 304,000 | 152,000 | 2'];
    expect(read(log('회차 | 체결가 | Amount | 평균단가 | 총수량', near), 'price', mode)).toEqual([
      'amount price=152,103 amount=760,515',
      'amount price=152,000 amount=304,000',
    ]);
    const few = ['1 | 152,000 | 1 | 152,000 | 1', '2 | 152,090 | 1 | 152,045 | 2'];
    for (const total of ['Total Shares', '보유수량']) {
      expect(read(log(`Date | Price | Amount | Average Cost | ${total}`, few), 'price', mode)).toEqual([
        'quantity price=152,000 quantity=1',
        'quantity price=152,090 quantity=1',
      ]);
    }
    const paid = ['1 | 152,000 | 304,000 | 152,000 | 304,000', '2 | 152,090 | 152,090 | 152,030 | 456,090'];
    expect(read(log('Date | Price | Amount | Average Cost | Total Cost', paid), 'price', mode)).toEqual([
      'amount price=152,000 amount=304,000',
      'amount price=152,090 amount=152,090',
    ]);
    // At one price both readings have the same average.
    const [first] = read(log('Date | Price | Amount | Avg Price', ['1 | 50 | 100 | 50']), 'price', mode) as string[];
    expect(first).toBe(`${mode} price=50 ${mode}=100`);
  });

  it('reads what was paid below Cost beside a running average', () => {
    const rows = ['1 | 100 | 500 | 100 | 5 | 500', '2 | 125 | 1000 | 115.3846 | 13 | 1500'];
    const heading = 'Date | Price | Cost | Average Cost | Total Shares | Total Cost';
    expect(read(log(heading, rows))).toEqual(['amount price=100 amount=500', 'amount price=125 amount=1000']);
  });

  it('drops the totals of equal purchases with the newest first', () => {
    const rows = ['2 | 60,500 | 3 | 60,500 | 7 | 423,500', '1 | 60,500 | 4 | 60,500 | 4 | 242,000'];
    const expected = ['3', '4'].map((quantity) => `quantity price=60,500 quantity=${quantity}`);
    const heading = '일자 | 매수가 | 수량 | 평균 | 총수량 | 총금액';
    expect(read(log(heading, rows))).toEqual(expected);
    expect(read(log(heading, rows.toReversed()))).toEqual(expected.toReversed());
  });
});
