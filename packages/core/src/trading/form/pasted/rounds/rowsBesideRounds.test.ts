import { describe, expect, it } from 'vitest';
import { readPastedRounds } from './readPastedRounds.ts';
import { BY_QUANTITY, read } from './testing/readRounds.ts';

describe('rows of a statement', () => {
  it.each([
    '구분\t상태\t가격\t수량\n매수\t체결\t60,500\t2\n매수\t취소\t50,000\t500\n매수\t체결\t55,250\t4',
    'Side\tStatus\tPrice\tQty\nBuy\tFilled\t60,500\t2\nBuy\tCanceled\t50,000\t5\nBuy\tFilled\t55,250\t4',
    '구분\t가격\t수량\n매수\t60,500\t2\n매도 취소\t70,000\t2\n매수\t55,250\t4',
  ])('leaves out orders that bought nothing, and counts them, %j', (text) => {
    expect(read(text)).toEqual(BY_QUANTITY);
    expect(readPastedRounds(text, 'price', 'quantity')).toMatchObject({ notBought: 1 });
  });

  it.each([
    ...[
      '입금',
      '이체입금',
      '대체입고',
      '배당금입금',
      '예탁금이용료',
      '펀딩비',
      '에어드랍',
      'Receive',
      'Rewards Income',
    ],
    ...['Staking Income', 'Deposit', 'SETTLEMENT', 'Funding Fee', 'Transfer In', 'TRANSFER_IN', 'Dividend'],
  ])('leaves out %j, which is no purchase, and counts it', (type) => {
    for (const heading of ['거래구분\t가격\t수량\t금액', 'Transaction Type,Price,Quantity,Total']) {
      const mark = heading.includes(',') ? ',' : '\t';
      const rows = ['매수|60500|2|121000', `${type}|60500|2|121000`, `${type}|-||100`, 'Buy|55250|4|221000'];
      const text = [heading, ...rows.map((row) => row.replaceAll('|', mark))].join('\n');
      expect(read(text)).toEqual(BY_QUANTITY.map((round) => round.replace(',', '')));
      expect(readPastedRounds(text, 'price', 'quantity')).toMatchObject({ notBought: 2 });
    }
    expect(read(`적요\t가격\t수량\n${type}\t1\t2`)).toBe('notBought');
  });

  it('leaves out money that a statement with codes lists beside purchases', () => {
    const heading = 'Activity Date\tInstrument\tTrans Code\tQuantity\tPrice\tAmount';
    const bought = ['3/15/2024\tAAPL\tBuy\t2\t60,500\t($121,000)', '3/18/2024\tAAPL\tBuy\t4\t55,250\t($221,000)'];
    const others = ['3/16/2024\tAAPL\tCDIV\t\t\t$2.50', '3/17/2024\t\tACH\t\t\t$5,000.00'];
    expect(read([heading, ...others, ...bought].join('\n'))).toEqual(BY_QUANTITY);
    expect(read([heading, ...bought, '3/19/2024\tAAPL\tSell\t1\t70,000\t$70,000'].join('\n'))).toBe('sales');
    expect(read([heading, ...bought, '3/19/2024\tAAPL\tSPL\t6\t\t'].join('\n'))).toBe('splits');
  });

  it.each(['액면분할입고', '주식병합입고', '합병입고', '감자입고', '유상감자입금', 'STOCK SPLIT DISTRIBUTION DEPOSIT'])(
    'does not read purchases beside %s, which changes the shares',
    (type) => {
      const row = `${type}\t2018.05.04\t0\t500\t0`;
      for (const size of ['수량', '체결수량']) {
        const heading = `종류\t날짜\t가격\t${size}\t금액`;
        expect(read(`${heading}\n매수\t2018.04.02\t60,500\t2\t121,000\n${row}`)).toBe('splits');
      }
    },
  );

  it.each(['무상증자입고', '주식배당입고', 'Stock Dividend'])('counts the free shares of %s apart', (type) => {
    const rows = ['매수\t60,500\t2', `${type}\t0\t30`, '입금\t0\t0', '매수\t55,250\t4'];
    const text = ['종류\t가격\t수량', ...rows].join('\n');
    expect(read(text)).toEqual(BY_QUANTITY);
    expect(readPastedRounds(text, 'price', 'quantity')).toMatchObject({ notBought: 2, freeShares: 1 });
  });

  it('fills the quantity, which has no fee, where the amount has one', () => {
    const schwab = [
      'Date,Action,Symbol,Description,Quantity,Price,Fees & Comm,Amount',
      '01/15/2024,Buy,AAPL,APPLE INC,1,$172.62,$1.00,-$173.62',
      '01/16/2024,Buy,AAPL,APPLE INC,2,$170.00,$1.00,-$341.00',
    ].join('\n');
    expect(read(schwab, 'price', 'amount')).toEqual([
      'quantity price=$172.62 quantity=1',
      'quantity price=$170.00 quantity=2',
    ]);
  });

  it('drops no purchase that is in words', () => {
    const rows = '60,500\t10\n오만오천원\t열 주\n50,000\t20';
    expect(read(rows)).toBe('columns');
    expect(readPastedRounds(`매수가\t수량\n${rows}`, 'price', 'quantity')).toEqual({
      kind: 'unread',
      reason: 'row',
      row: 2,
      named: true,
    });
    expect(read('날짜,매수가,수량\n1/2,60500,10\n어제,오만원,백주\n1/4,50000,20')).toBe('row');
    expect(read('60,500 10\n오만오천원 열 주\n50,000 20')).toBe('columns');
  });

  it.each(['매수입고', 'Dividend reinvestment', 'Buy (deposit)'])('reads the purchase %j', (type) => {
    expect(read(`구분\t가격\t수량\n${type}\t60,500\t2\n매수\t55,250\t4`)).toEqual(BY_QUANTITY);
  });

  it.each([
    'Date\tMethod\tAmount\tPrice\tFees\tFinal Amount\tStatus\tPayment Type\n2026-11-01\tCard\t600 USD\t60000\t1 USD\t0.01 BTC\tCompleted\tBank Transfer',
    'Time\tSymbol\tSide\tFilled Price\tAmount\tAccount Type\n2026-11-01\tBTC-USDT\tBuy\t60000\t0.01\tFunding',
    '종목명\t매수가\t수량\t유형\n맥쿼리인프라\t12000\t10\t배당주',
    '날짜\t자산\t가격\t수량\t결제 유형\n2026-11-01\tBTC\t60000\t0.01\t계좌 입금\n2026-11-02\tBTC\t61000\t0.01\t카드',
  ])('reads every purchase of %j, whose other columns name deposits and dividends', (text) => {
    const count = text.split('\n').length - 1;
    expect(read(text)).toHaveLength(count);
    expect(readPastedRounds(text, 'price', 'quantity')).toMatchObject({ notBought: 0 });
  });

  it('takes no note for the type of a row', () => {
    const text = 'Type\tPrice\tQty\tNotes\nBuy\t60,500\t2\tConverted from a deposit\nBuy\t55,250\t4\tsent';
    expect(read(text)).toEqual(BY_QUANTITY);
  });

  it.each([
    ['단가\t수량\t금액\n60,500\t2\t121,000\n0\t0\t3,610\n55,250\t4\t221,000', 2],
    ['구분\t단가\t수량\n매수\t60,500\t2\n입금\t\t1\n매수\t55,250\t-\n기타\t\t', 3],
    ['Price,Qty,Fee\n60500,2,1\n,,5', 2],
  ])('says which row of %j has no price and quantity', (text, row) => {
    const pasted = readPastedRounds(text, 'price', 'quantity');
    expect(pasted).toEqual({ kind: 'unread', reason: 'row', row, named: true });
  });

  it.each(['구분\t상태\t가격\t수량\n매수\t취소\t50,000\t500', '매수 취소\t60,500\t2', '미체결 60,500'])(
    'finds no purchase in %j',
    (text) => {
      expect(read(text)).toBe('notBought');
    },
  );
});

it('does not read a row of an unknown type beside purchases', () => {
  const text = '구분\t단가\t수량\n매수\t60,500\t10\n신용상환\t70,000\t10';
  expect(readPastedRounds(text, 'price', 'quantity')).toEqual({ kind: 'unread', reason: 'types', named: true });
});

describe('rows beside the purchases', () => {
  const bought = ['quantity price=60,500 quantity=10', 'quantity price=55,000 quantity=5'];
  const rows = ['60,500\t10', '55,000\t5'];

  it('may be a total in words', () => {
    const total = '합계\t팔십팔만원\t열다섯주';
    expect(read(['날짜\t단가\t수량', '1/2\t60,500\t10', '1/3\t55,000\t5', total].join('\n'))).toEqual(bought);
    expect(read([...rows, 'Total one thousand fifteen'].join('\n'))).toEqual(bought);
  });

  it.each(['무상증자 단주대금입금', '배당주식 매도대금 입금', 'Stock dividend income'])(
    'may be money for shares: %s',
    (type) => {
      const table = ['구분\t단가\t수량', ...rows.map((row) => `매수\t${row}`), `${type}\t0\t0.5`].join('\n');
      expect(readPastedRounds(table, 'price', 'quantity')).toMatchObject({ kind: 'rounds', notBought: 1 });
      expect(readPastedRounds(table, 'price', 'quantity')).not.toHaveProperty('freeShares');
    },
  );

  it.each([
    '분할상환 이자',
    '현금분할배당',
    '배당금 분할지급 입금',
    '배당금입금 미래에셋합병스팩',
    'Dividend - Split Corp',
  ])('may be money of another kind: %s', (type) => {
    const table = ['구분\t단가\t수량', ...rows.map((row) => `매수\t${row}`), `${type}\t0\t0`].join('\n');
    expect(read(table)).toEqual(bought);
  });
});
