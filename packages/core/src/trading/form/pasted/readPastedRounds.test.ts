import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exact } from '../../../exact/index.ts';
import type { RoundField, RoundForm } from '../parseAverageForm.ts';
import { parsePositive } from '../parsePositive.ts';
import { readPastedRounds } from './readPastedRounds.ts';

function read(text: string, field: RoundField = 'price', mode: RoundForm['mode'] = 'quantity') {
  const pasted = readPastedRounds(text, field, mode);
  if (pasted.kind === 'text') return undefined;
  if (pasted.kind === 'unread') return pasted.reason;
  return pasted.rounds.map((round) =>
    Object.entries(round)
      .map(([name, value]) => (name === 'mode' ? value : `${name}=${value}`))
      .join(' '),
  );
}

const BY_QUANTITY = ['quantity price=60,500 quantity=2', 'quantity price=55,250 quantity=4'];
const BY_AMOUNT = ['amount price=60,500 amount=2', 'amount price=55,250 amount=4'];

describe('readPastedRounds', () => {
  it.each(['단가\t수량\n7만원\t3주\n7만 2천원\t2주', '단가,수량\n7만원,3주\n7만 2천원,2주'])(
    'reads a space behind a Korean factor, %j',
    (text) => {
      expect(read(text)).toEqual(['quantity price=7만원 quantity=3주', 'quantity price=7만 2천원 quantity=2주']);
    },
  );

  it.each(['', '가격\n'])('reads lines with a space behind a Korean factor as one column, below %j', (heading) => {
    const lines = `${heading}7만 2천원\n8만 3천원`;
    expect(read(lines)).toEqual(['quantity price=7만 2천원', 'quantity price=8만 3천원']);
    expect(read(`${heading}1억 5천만\n1억 4천만`)).toEqual(['quantity price=1억 5천만', 'quantity price=1억 4천만']);
  });

  it.each([
    ['금액 가격\n100만 5천원\n200만 4천원', ['amount price=5천원 amount=100만', 'amount price=4천원 amount=200만']],
    ['수량 단가\n1만 5천원\n2만 6천원', ['quantity price=5천원 quantity=1만', 'quantity price=6천원 quantity=2만']],
  ])('reads two columns that the heading of %j names', (table, rounds) => {
    expect(read(table)).toEqual(rounds);
  });

  it('takes no amount for a label', () => {
    expect(read('7만 20\n8만 30')).toEqual(['quantity price=7만 quantity=20', 'quantity price=8만 quantity=30']);
    expect(read('7만 2천원 / 8만 3천원')).toBeUndefined();
    expect(read('1주 평균금액 7만 2천원\n수량 3')).toEqual(['quantity price=7만 2천원 quantity=3']);
  });

  it.each(['₹1,500.00', 'A$1,500', 'US$1,500', 'R$ 1.500,25', '1,500 INR', '1,500 CHF'])(
    'reads prices such as %s',
    (price) => {
      expect(read(`Qty\tAvg price\n10\t${price}\n5\t${price}`)).toEqual([
        `quantity price=${price} quantity=10`,
        `quantity price=${price} quantity=5`,
      ]);
    },
  );

  it.each([
    ['INR', '1500INR'],
    ['A$', '$1500'],
    ['₹', '₹1500'],
  ])('reads the currency %s of a heading', (currency, price) => {
    expect(read(`Qty\tPrice (${currency})\n10\t1500`)).toEqual([`quantity price=${price} quantity=10`]);
  });

  it.each(['C. Price', 'C.Price', 'Close Price'])('takes no %s for what was paid', (name) => {
    const table = `Symbol,Date/Time,Quantity,T. Price,${name},Proceeds\nAAPL,"2026-11-20, 10:11:12",10,189.5,190,-1895`;
    expect(read(table)).toEqual(['quantity price=189.5 quantity=10']);
  });

  it.each(['-A$605', 'A$-605', '(A$605)', '-US$605'])('reads the sign of %s', (amount) => {
    const table = (other: string) => `Date\tQty\tAmount\n11/20/2026\t10\t${amount}\n11/21/2026\t5\t${other}`;
    expect(read(table('A$550'))).toBe('sales');
    expect(read(table(amount))).toHaveLength(2);
  });

  it('takes the name of a coin for no currency', () => {
    expect(read('10 XCAD 2,500\n5 XCAD 2,400')).toEqual([
      'quantity price=2,500 quantity=10 XCAD',
      'quantity price=2,400 quantity=5 XCAD',
    ]);
  });

  it('reads no two amounts as one number', () => {
    const unread = { kind: 'unread', reason: 'row', row: 1, named: true };
    for (const price of ['7만 8만', '7만 8십만', '7천 8천', '1억 2억', '7만 80억'])
      expect(readPastedRounds(`단가\t수량\n${price}\t3\n9만\t2`, 'price', 'quantity')).toEqual(unread);
    expect(readPastedRounds('6만 7만\n8만', 'price', 'amount')).toMatchObject({ kind: 'text' });
    for (const price of ['1억 2천만 3천', '7만 2천 5백원', '7만 500원', '1억 5백원', '7천 8백만'])
      expect(read(`단가\t수량\n${price}\t3`)).toEqual([`quantity price=${price} quantity=3`]);
  });

  it('takes linear time in numbers with spaces', () => {
    expect(read(`단가\t수량\n${'7만 '.repeat(50_000)}!!!!\t3주\n7만원\t3주`)).toBe('row');
  });

  it('reads decomposed Hangul', () => {
    const text = '체결일\t종목\t구분\t체결단가\t체결수량\n2026-01-02\t삼성전자\t매수\t7만원\t3주';
    expect(read(text.normalize('NFD'))).toEqual(['quantity price=7만원 quantity=3주']);
    expect(read(text.replace('매수', '매도').normalize('NFD'))).toBe(read(text.replace('매수', '매도')));
  });

  it.each(['9500만원에 100만원어치\n9000만원에 200만원어치', '9500만원에 100만원어치씩\n9000만원에 200만원어치를'])(
    'reads how much money was spent, %j',
    (text) => {
      expect(read(text)).toEqual(['amount price=9500만원 amount=100만원', 'amount price=9000만원 amount=200만원']);
    },
  );

  it.each([
    'BTC/KRW\n매수\n0.00105000\n95,238,000\n100,000',
    '매수\n60,500\n10',
    'Sell\r\n60,500\r\n10',
    ' Buy \n60,500',
  ])('does not take the cells of one trade for purchases, %j', (text) => {
    expect(read(text)).toBe('columns');
  });

  it.each([
    ...[
      '매수가\t금액(만원)\n60,500\t60\n55,250\t90',
      '수량(주)\t총액(만원)\n10\t60.5\n20\t110',
      '매수가(천원)\t수량\n60.5\t10\n55.25\t20',
    ],
    ...['(단위: 만원)\n매수가\t금액\n60,500\t60', '매수가 금액 (단위:만원)\n60,500 60\n55,250 90'],
    ...['매수가(천원) 수량(천주)\n60.5 10\n55.25 20', '매수가(만원)\n6\n7', '금액 만원\n60\n70'],
  ])('does not read figures in a multiple of their unit, %j', (text) => {
    expect(read(text)).toBe('columns');
  });

  it('reads a table beside a column in a multiple of its unit', () => {
    const rows = '2\t60,500\t12\n4\t55,250\t22';
    expect(read(`수량(주)\t매수가(원)\t매수금액(만원)\n${rows}`)).toEqual(BY_QUANTITY);
  });

  it.each([
    ...['60,500\t2\n55,250\t4', '60,500\t2\r\n55,250\t4\r\n', ' 60,500 \t 2 \n55,250\t4', '60,500 2\n55,250 4'],
    ...['가격\t수량\n60,500\t2\n55,250\t4', '수량\t단가\n2\t60,500\n4\t55,250', '수량 가격\n2 60,500\n4 55,250'],
    ...['가격, 수량\n60,500 2\n55,250 4', '가격,수량\n60,500 2\n55,250 4', '수량, 가격\n2 60,500\n4 55,250'],
    ...['| 가격 | 수량 |\n|---|---|\n| 60,500 | 2 |\n| 55,250 | 4 |', 'Price\tQty\n60,500\t2\n55,250\t4'],
    '회차 매수가 수량\n1 60,500 2\n2 55,250 4\n합계 57,000 6',
    '회차 / 매수가 / 수량\n1 / 60,500 / 2\n2 / 55,250 / 4',
    '| 회차 | 매수가 | 수량 |\n|---|---|---|\n| 1 | 60,500 | 2 |\n| 2 | 55,250 | 4 |',
    '날짜 구분 수량 매수가\n11/25 매수 2 60,500\n11/26 매수 4 55,250',
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

  it.each(['SHIB', 'VIRTUAL'])('reads a statement whose quantities have the ticker %s', (coin) => {
    const heading = '체결시간\t코인\t마켓\t종류\t거래수량\t거래단가\t거래금액\t수수료\t정산금액';
    const row = `2024.01.15 14:23\t${coin}\tKRW\t매수\t10,000,000.0${coin}\t0.0172KRW\t172,000KRW\t86KRW\t172,086KRW`;
    const pasted = readPastedRounds(`${heading}\n${row}\n${row}`, 'price', 'quantity');
    const rounds = pasted.kind === 'rounds' ? pasted.rounds : [];
    expect(rounds).toHaveLength(2);
    for (const { price = '', quantity = '' } of rounds) {
      expect(parsePositive(price, '', 'won')).toMatchObject({ ok: true });
      expect(parsePositive(quantity, '', 'coin')).toMatchObject({ ok: true, value: exact(10_000_000) });
    }
  });

  it('says whether the prices follow from amounts', () => {
    const derived = (text: string) => readPastedRounds(text, 'price', 'quantity');
    expect(derived('금액\t수량\n60,500\t2\n55,250\t4')).toMatchObject({ derived: true });
    expect(derived('가격\t수량\t금액\n60,500\t2\t121,000')).toMatchObject({ derived: false });
    expect(derived('60,500\t2\n55,250\t4')).toMatchObject({ derived: false });
    expect(derived('60,500\n55,250')).toMatchObject({ derived: false });
  });

  it('says whether a heading names the columns', () => {
    const named = (text: string) => readPastedRounds(text, 'price', 'quantity');
    expect(named('가격\t수량\n60,500\t2\n55,250\t4')).toMatchObject({ named: true });
    expect(named('60,500\t2\n55,250\t4')).toMatchObject({ named: false });
    expect(named('가격\n60,500\n55,250')).toMatchObject({ named: false });
  });

  it.each([
    ['sales', '종류\t가격\t수량\n매수\t1\t2\n매도\t3\t4', '매수\t1\t2\n매도\t3\t4'],
    ['notBought', '상태\t가격\t수량\n취소\t1\t2', '취소\t1\t2'],
    ['columns', '비고\t가격\n1\t2\t3\n4\t5\t6', '1\t2\t3\n4\t5\t6'],
  ])('says of a table that it does not read because of its %s whether it has a heading', (reason, named, bare) => {
    expect(readPastedRounds(named, 'price', 'quantity')).toEqual({ kind: 'unread', reason, named: true });
    expect(readPastedRounds(bare, 'price', 'quantity')).toEqual({ kind: 'unread', reason, named: false });
  });

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

  it.each([
    ...['삼성전자 평단', '평단 계산', '평단가 계산해줘', '삼성전자 매수가', '매수 가격', '매수 가격 목록', '평균 정리'],
    ...['수량 정리', 'My avg price'],
  ])('reads plain rows below the title %j', (title) => {
    const text = `${title}\n60,500 2\n55,250 4`;
    expect(read(text)).toEqual(BY_QUANTITY);
    expect(readPastedRounds(text, 'price', 'quantity')).toMatchObject({ named: false });
  });

  it('does not take quantities for amounts below a title', () => {
    expect(read('수량 정리\n60,500 2\n55,250 4', 'price', 'amount')).toBe('columns');
    expect(read('금액 정리\n60,500 2\n55,250 4')).toBe('columns');
    expect(read('금액 정리\n60,500 2\n55,250 4', 'price', 'amount')).toEqual(BY_AMOUNT);
    expect(read('평단 계산\n1, 60500, 2\n2, 55250, 4')).toBe('columns');
  });

  it.each(['10\n20주', '10주\n20', '0.1BTC\n0.2'])('takes the lines %j for a column of quantities', (text) => {
    expect(read(text, 'quantity')).toEqual(text.split('\n').map((quantity) => `quantity quantity=${quantity}`));
  });

  it('names the columns of measured rows by their heading', () => {
    expect(read('수량 가격\n10주 @60,500\n20주 @55,250')).toEqual([
      'quantity price=60,500 quantity=10주',
      'quantity price=55,250 quantity=20주',
    ]);
  });

  it('reads one row of a spreadsheet', () => {
    expect(read('60,500\t2')).toEqual(['quantity price=60,500 quantity=2']);
  });

  it('reads numbered lines', () => {
    expect(read('1. 60,500\n2. 55,250')).toEqual(['quantity price=60,500', 'quantity price=55,250']);
    expect(read('1회차 60,500 2\n2회차 55,250 4')).toEqual(BY_QUANTITY);
    expect(read('- 60,500 2\n- 55,250 4')).toEqual(BY_QUANTITY);
  });

  it('leaves out totals and canceled orders of one column', () => {
    expect(read('단가\n취소 60,500\n55,250')).toEqual(['quantity price=55,250']);
    expect(read('60,500\n합계 60,500')).toEqual(['quantity price=60,500']);
  });

  it('reads a column into the field that it is pasted into', () => {
    expect(read('60,500\n55,250\n')).toEqual(['quantity price=60,500', 'quantity price=55,250']);
    expect(read('2\n4', 'quantity')).toEqual(['quantity quantity=2', 'quantity quantity=4']);
    expect(read('목록\n2\n4', 'amount', 'amount')).toEqual(['amount amount=2', 'amount amount=4']);
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

  describe('beside what was executed', () => {
    const heading =
      'Time\tSymbol\tType\tSide\tAverage\tPrice\tExecuted\tAmount\tReduce Only\tTrigger Conditions\tStatus';
    const order = (executed: string, amount: string) =>
      `2024-01-15 14:23:11\tBTCUSDT Perpetual\tLimit\tBuy\t61,000.0\t61,200.0\t${executed}\t${amount}\tNo\t--\tFilled`;

    it('takes as many of the same coin or more for what was ordered', () => {
      const text = [heading, order('0.010 BTC', '0.010 BTC'), order('0.008 BTC', '0.010 BTC')].join('\n');
      for (const mode of ['quantity', 'amount'] as const) {
        expect(read(text, 'price', mode)).toEqual([
          'quantity price=61,000.0 quantity=0.010 BTC',
          'quantity price=61,000.0 quantity=0.008 BTC',
        ]);
      }
    });

    it.each([
      ['0.010 BTC', '0.008 BTC'],
      ['0.010 BTC', '0.010 ETH'],
      ['610 USDT', '610 USDT'],
      ['0.010', '0.010'],
    ])('does not guess what %j and %j are', (executed, amount) => {
      expect(read([heading, order(executed, amount)].join('\n'))).toBe('columns');
    });
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
    '60,500원 10주 매수\n55,250원 20주 매도',
    '11/20 60,500원 10주 매도\n11/21 55,250원 20주 매도',
    '11/20 60,500원 10주 매도',
  ])('takes no sale for a purchase: %j', (text) => {
    expect(readPastedRounds(text, 'price', 'quantity').kind).not.toBe('rounds');
  });

  it.each(['x', 'X', '×', '*'])('reads %j without spaces between plain numbers', (mark) => {
    const rounds = ['quantity price=60,500 quantity=10', 'quantity price=55,250 quantity=20'];
    expect(read(`60,500${mark}10\n55,250${mark}20`)).toEqual(rounds);
    expect(read(`60,500${mark}10${mark}2\n55,250${mark}20`)).toBeUndefined();
  });

  it.each(['x', 'X', '×', '*', '@', '/', '-', '→', '|'])('reads %j between the price and the quantity', (mark) => {
    const rounds = ['quantity price=60,500원 quantity=10주', 'quantity price=55,250원 quantity=20주'];
    expect(read(`60,500원 ${mark} 10주\n55,250원 ${mark} 20주`)).toEqual(rounds);
    expect(read(`10주 ${mark} 60,500원\n20주 ${mark} 55,250원`)).toEqual(rounds);
  });

  it.each([
    ['10주 60,500원\n20주 55,250원', '60,500원', '10주'],
    ['60,500원 10주\n55,250원 20주', '60,500원', '10주'],
    ['10 shares\t$60.50\n20 shares\t$55.25', '$60.50', '10 shares'],
    ['0.5BTC 60,500,000KRW\n0.25BTC 55,250,000KRW', '60,500,000KRW', '0.5BTC'],
    ['60,500USDT 0.5BTC\n55,250USDT 0.25BTC', '60,500USDT', '0.5BTC'],
    ['10주\t300달러\n5주\t310달러', '300달러', '10주'],
    ['10주\t300불\n5주\t310불', '300불', '10주'],
    ['100주\t3,000엔\n50주\t3,100엔', '3,000엔', '100주'],
    ['10 shares\t300 GBP\n5 shares\t310 GBP', '300 GBP', '10 shares'],
    ['10주 60,500\n20주 55,250', '60,500', '10주'],
    ['60,500 10주\n55,250 20주', '60,500', '10주'],
    ['60,500 × 10주\n55,250 20', '60,500', '10주'],
    ['삼성전자\n10주\t6만\n20\t5만5천', '6만', '10주'],
    ['0.5개 1,350,000\n0.3개 1,280,000', '1,350,000', '0.5개'],
    ['0.01BTC @ 135,000,000\n0.02BTC @ 128,000,000', '135,000,000', '0.01BTC'],
    ['135,000,000 0.01BTC\n128,000,000 0.02BTC', '135,000,000', '0.01BTC'],
    ['0.1이더\t4,500,000\n0.2이더\t4,400,000', '4,500,000', '0.1이더'],
    ['₩60,500 10주\n₩55,250 20주', '₩60,500', '10주'],
    ['$60.50 × 10주\n$55.25 × 20주', '$60.50', '10주'],
    ['60,500원x10주\n55,250원x20주', '60,500원', '10주'],
    ['10주 @60,500원\n20주 @55,250원', '60,500원', '10주'],
    ['10주를 60,500원에\n20주를 55,250원에', '60,500원', '10주'],
    ['60,500원(10주)\n55,250원(20주)', '60,500원', '10주'],
    ['@60,500원 x 10주\n@55,250원 x 20주', '60,500원', '10주'],
    ['1차 : 60,500원×10주=605,000원\n2차 : 55,250원×20주=1,105,000원', '60,500원', '10주'],
    ['0.01 BTC 135,000,000원\n0.02 BTC 128,000,000원\n합계 0.03 BTC', '135,000,000원', '0.01 BTC'],
    ['1. 10 shares at $60.50\n2. 20 shares at $55.25', '$60.50', '10 shares'],
    ['60,500원 10주 매수\n55,250원 20주 매수', '60,500원', '10주'],
    ['60,500원에 10주 샀음\n55,250원에 20주 샀음', '60,500원', '10주'],
    ['11/20 60,500원 10주\n11/21 55,250원 20주', '60,500원', '10주'],
    ['2026-11-20 10주 60,500\n2026.11.21. 20주 55,250', '60,500', '10주'],
    ['11월 20일 60,500원 × 10주 구매\n11월 21일 55,250원 × 20주 구매', '60,500원', '10주'],
  ])('finds the quantity of %j by its unit', (text, price, quantity) => {
    for (const mode of ['quantity', 'amount'] as const) {
      const pasted = readPastedRounds(text, 'price', mode);
      expect(pasted).toMatchObject({ kind: 'rounds', named: false });
      expect(pasted.kind === 'rounds' && pasted.rounds[0]).toEqual({ mode: 'quantity', price, quantity });
    }
  });

  it.each([
    ...['60,500원 10주', '10주 60,500원', '60,500원 × 10주', '60,500원에 10주', '60,500원, 10주', '10주 @ 60,500원'],
    ...['60,500원x10주', '10주씩 60,500원에', ' 10주\t60,500원 '],
  ])('finds the price and the quantity of the only line %j by their units', (text) => {
    for (const mode of ['quantity', 'amount'] as const) {
      expect(read(text, 'quantity', mode)).toEqual(['quantity price=60,500원 quantity=10주']);
    }
    expect(readPastedRounds(text, 'price', 'quantity')).toMatchObject({ named: false, record: true });
  });

  it.each([
    ['0.5 BTC @ 132,450,000원', '132,450,000원', '0.5 BTC'],
    ['10 shares at $60.50', '$60.50', '10 shares'],
    ['6만5천원 10주', '6만5천원', '10주'],
    ['0.5 BTC / 30,000 USDT', '30,000 USDT', '0.5 BTC'],
    ['300달러에 10주', '300달러', '10주'],
    ['10주 × 300 유로', '300 유로', '10주'],
    ['10주 60,500', '60,500', '10주'],
    ['60,500 × 10주', '60,500', '10주'],
    ['0.01BTC @ 135,000,000', '135,000,000', '0.01BTC'],
    ['10주\n60,500원', '60,500원', '10주'],
    ['10 at $60.50', '$60.50', '10'],
    ['10주를 60,500원에', '60,500원', '10주'],
    ['0.5BTC는 132,450,000원', '132,450,000원', '0.5BTC'],
    ['60,500원(10주)', '60,500원', '10주'],
    ['10주 (@60,500)', '60,500', '10주'],
    ['@60,500 × 10주', '60,500', '10주'],
    ['60,500원 × 10주 = 605,000원', '60,500원', '10주'],
    ['1차 60,500원 10주', '60,500원', '10주'],
    ['1) 10주 60,500', '60,500', '10주'],
    ['10 @ 60,500', '60,500', '10'],
    ['100 USDT @ 1,380원', '1,380원', '100 USDT'],
    ['100 USDT 1,380원', '1,380원', '100 USDT'],
    ['1,380원 100USDT', '1,380원', '100USDT'],
    ['60,500won 10주', '60,500won', '10주'],
    ['11/20 60,500원 10주 매수', '60,500원', '10주'],
  ])('reads the purchase %j', (text, price, quantity) => {
    expect(read(text)).toEqual([`quantity price=${price} quantity=${quantity}`]);
  });

  it.each([
    ...['60,500원 10', '6만 5천원', '1억 5천만원', '60,500원 55,250원', '10주 20주'],
    ...['0.5 BTC 10 ETH', '60,500 10', '3개월 60,500원', '60,500원 10주 5주', '60,500원 10주 매도', '11.20 60,500'],
  ])('leaves the line %j, whose units do not tell, to the field', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it.each([
    ...[
      '평단가 60,500\n수량 2',
      '매수가: 60,500\r\n수량: 2\r\n',
      '평균단가\t60,500\n보유수량\t2',
      '수량: 2, 평단: 60,500',
    ],
    ...[
      '매수평균가 60,500 / 보유수량 2',
      'Avg price: 60,500\nShares: 2',
      '- 평단가 : 60,500\n- 수량 : 2',
      '평단60,500;수량2',
    ],
    ...[
      '1주 평균금액 60,500\n보유 수량 2',
      '종목\t삼성전자\n평단\t60,500\n수량\t2\n현재가\t70,000\t+500',
      '평단가 60,500 | 수량 2',
    ],
    '종목: 삼성전자\n보유수량: 2\n평단가: 60,500\n현재가: 70,000\n평가손익: +19,000\n수익률: +15.7%',
    '삼성전자\n평단가 60,500\n수량 2\n매수금액 121,000\n평가금액 140,000',
    '매입가 60,500\n목표가 70,000\n수량 2',
  ])('reads the labels of %j', (text) => {
    expect(read(text, 'quantity')).toEqual(BY_QUANTITY.slice(0, 1));
    expect(readPastedRounds(text, 'price', 'quantity')).toMatchObject({ named: true, record: true });
  });

  it('keeps the units, and reads amounts, of labeled numbers', () => {
    expect(read('매수평균가 132,450,000원 / 보유수량 0.0012 BTC')).toEqual([
      'quantity price=132,450,000원 quantity=0.0012 BTC',
    ]);
    expect(read('Avg cost: $71.20\nQty: 10')).toEqual(['quantity price=$71.20 quantity=10']);
    expect(read('매수가: 60,500\n매수금액: 2', 'price', 'quantity')).toEqual(BY_AMOUNT.slice(0, 1));
    expect(read('매수금액: 121,000\n수량: 2')).toEqual(['quantity price=60500 quantity=2']);
  });

  it.each([
    ...['단가: 60,500\n진입가: 61,000\n수량: 2', '평단가: 60,500', '평단가: 60,500\n메모리 2', '60,500\n수량 2'],
    ...[
      '평단가: 60,500 55,250\n수량: 2',
      '평단가\n수량',
      '현재가 70,000\n수량 2',
      '평단가 60,500\n수량 2\n매수금액 500',
    ],
    '매수가: 60,500\n수량: 2\n매수가: 55,250\n수량: 4',
  ])('does not guess what the labels of %j mean', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it.each([
    ...['10 @ 60,500\n20 @ 55,250', '10 @60,500\n20 @55,250', '10@60,500\n20@55,250'],
    ...['10 at 60,500\n20 at 55,250', '삼성전자\n1. 10 @ 60,500\n2. 20 @ 55,250', '10 @ 60,500\n20 @ 55,250\n합계 30'],
  ])('takes the numbers after the marks of %j for prices', (text) => {
    for (const mode of ['quantity', 'amount'] as const) {
      expect(read(text, 'price', mode)).toEqual([`${mode} price=60,500 ${mode}=10`, `${mode} price=55,250 ${mode}=20`]);
    }
  });

  it('keeps the money before such a mark for the price', () => {
    expect(read('60,500원 @ 10\n55,250원 @ 20')?.[0]).toBe('quantity price=60,500원 quantity=10');
  });

  it.each([
    ['60,500원 100만원\n55,250원 200만원', '60,500원', '100만원'],
    ['60,500 KRW\t605,000krw\n55,250 KRW\t1,105,000krw', '60,500 KRW', '605,000krw'],
    ['100만원 @ 60,500원\n200만원 @ 55,250원', '60,500원', '100만원'],
  ])('takes the money of %j for a price and an amount', (text, price, amount) => {
    for (const mode of ['quantity', 'amount'] as const) {
      expect(read(text, 'price', mode)?.[0]).toBe(`amount price=${price} amount=${amount}`);
    }
  });

  it.each(['60,500원\t$605', '60,500원\t605,000'])('does not take %j for money of one currency', (row) => {
    expect(read(row)?.[0]).toMatch(/^quantity price=60,500원 quantity=/u);
  });

  it('does not read a labeled sale or a canceled order', () => {
    expect(read('구분: 매도\n체결가: 60,500\n수량: 2')).toBe('sales');
    expect(read('상태: 취소\n가격: 60,500\n수량: 2')).toBe('notBought');
  });

  it.each(['10 60,500원\n20 55,250원', '6만 60,500원\n5만 55,250원', '10주 60,500원\n55,250원 20주'])(
    'keeps the order of %j, where the units do not tell',
    (text) => {
      const [first = ''] = text.split(' ');
      expect(read(text)?.[0]).toMatch(`quantity price=${first} `);
    },
  );

  it.each([
    '매수가격\t매수단가\t수량\n1\t2\t3',
    '단가\t수량\t금액\n60,500\t2\t500',
    '매수가격\t체결가격\t수량\t금액\n60,500\t60,500\t2\t121,000',
    '단가\t수량\t체결수량\t잔여수량\t매수수량\n60,500\t2\t3\t4\t5',
    ...['1\t2\t3', '60,500\t2\n비고 1\t4', '60,500\t\n55,250\t', '단가\t비고\t메모\n1\t2\t3'],
    ...['마켓\t비고\t단가\t수량\n60,500\t2\n55,250\t4'],
    '날짜 매수가 수량\n11월 25일 60,500 2\n11월 26일 55,250 4',
    '회차 매수가 수량\n1 60,500 2\n2 55,250',
  ])('does not guess in %j', (text) => {
    expect(read(text)).toBe('columns');
  });

  it.each([
    '종목명\t매매구분\t수량\t단가\n삼성전자\t현금매수\t10\t60,600\n삼성전자\t현금매도\t10\t70,000',
    'Type\tPrice\tAmount\nSell Limit\t60,500\t2',
    '종류\t단가\t수량\n매수\t60,500\t2\n매도\t55,250\t4',
    'Side\tPrice\tFilled\nSELL\t60,500\t2',
    '날짜 구분 매수가 수량\n11/25 매수 60,500 2\n11/26 매도 55,250 4',
    '종류\t단가\t수량\n매수\t60,500\t2\n출금\t55,250\t4',
    '종류,단가,수량\n매수,60500,2\n처분,55250,4',
    'Type\tPrice\tQty\nBuy\t60,500\t2\nWithdrawal\t55,250\t4',
    ...['Buy/Sell', 'B/S', '매매', '매수/매도'].map((name) => `${name}\tPrice\tQty\nB\t60,500\t2\nS\t55,250\t4`),
    ...['Send', 'Sent', 'Convert', 'Transfer out'].map(
      (type) => `Transaction Type\tPrice\tQty\nBuy\t60,500\t2\n${type}\t55,250\t4`,
    ),
  ])('does not read sales, %j', (text) => {
    expect(read(text)).toBe('sales');
  });

  it.each([
    '일자\t매수단가\t매수수량\t매도단가\t매도수량\n1/2\t60,500\t10\t\t\n1/3\t55,250\t5\t70,000\t8',
    '일자\t매수가\t매수량\t매도가\t매도량\n1/2\t60,500\t10\t\t\n1/3\t\t\t70,000\t8',
    '일자\t체결단가\t매수체결수량\t매도체결수량\n1/2\t60,500\t10\t0\n1/3\t70,000\t0\t8',
    'Date\tBuy Price\tBuy Qty\tSell Price\tSell Qty\n1/2\t60,500\t10\t70,000\t10\n1/3\t55,250\t20\t\t',
    'Date,Price,Bought Qty,Sold Qty\n1/2,60500,10,0\n1/3,55250,20,5',
    ...['매도금액', '판매 수량', '매각대금', '매도', 'Sold', 'sellQty', 'Sell Amount'].map(
      (name) => `매수가\t매수수량\t${name}\n60,500\t2\t0\n55,250\t4\t3`,
    ),
    '매수가: 60,500\n매수수량: 10\n매도수량: 8',
  ])('does not read sales in columns of their own, %j', (text) => {
    expect(read(text)).toBe('sales');
  });

  it.each([
    ...[
      '매도가능수량',
      '매도 가능',
      '목표 매도금액',
      '예약매도수량',
      '매도 주문수량',
      '미매도수량',
      '매도가',
      '매도 수수료',
    ],
    ...['Available to sell qty', 'Target sell amount', 'Unsold qty', 'Sellable shares', 'Sell price', 'Seller'],
  ])('takes no %s for a sale', (name) => {
    expect(read(`매수가\t매수수량\t${name}\n60,500\t2\t2\n55,250\t4\t4`)).toEqual(BY_QUANTITY);
  });

  it.each([
    ...['매도일', '매도일자', '매도 날짜', '최근 매도일', '매도체결일', '매도 결제일', '매도약정일', '매도처리일'],
    ...['Sell Date', 'Date sold', 'Sold date/time', 'Last sell date', 'sell_date', 'Sell-Date', 'Stock sold date'],
  ])('takes a day below %s for a sale', (name) => {
    expect(read(`매수가\t매수수량\t${name}\n60,500\t2\t2026-11-20\n55,250\t4\t`)).toBe('sales');
    expect(read(`매수가\t매수수량\t${name}\n60,500\t2\t-\n55,250\t4\t`)).toEqual(BY_QUANTITY);
  });

  it.each([
    ...[
      '매도 예정일',
      '매도가능일',
      '매도 가능 일자',
      '매도제한일',
      '매도금지일',
      '매도불가일',
      '매도의무일',
      '매도기한일',
      '매도만기일',
    ],
    ...['Target sell date', 'Sell by date', 'Sell-by Date', 'Date to sell', 'Best sell date', '추천 매도일'],
  ])('takes no day below %s for a sale', (name) => {
    expect(read(`매수가\t매수수량\t${name}\n60,500\t2\t2026-11-20\n55,250\t4\t`)).toEqual(BY_QUANTITY);
  });

  it.each([
    '일자\t단가\t수량\n1/2\t60,500\t10\n1/3\t70,000\t-8\n1/4\t55,250\t5',
    '60,500\t10\n70,000\t−8\n55,250\t5',
    'Date,Price,Quantity\n1/2,60500,-10\n1/3,55250,-5',
    '매수가\t산 만큼\n60,500\t2\n55,250\t-4',
    ...[
      '단가\t수량\n60,500\t10\n70,000\t(8)',
      '60,500\t10\n70,000\t(8)',
      'Date\tPrice\tQty\n1/2\t60,500\t10\n1/3\t70,000\t(8.5)',
    ],
    ...['단가\t수량\n60,500\t10\n70,000\t△8', '수량\t금액\n10\t605,000\n△5\t△276,250', '수량\n10\n△8', '수량\n10\n(8)'],
    ...['거래금액', '정산금액', '금액', 'Amount', 'Net Amount', 'Settlement'].flatMap((name) => [
      `일자\t단가\t수량\t${name}\n1/2\t60,500\t10\t-605,000\n1/3\t70,000\t8\t+560,000`,
      `일자\t단가\t수량\t${name}\n1/2\t60,500\t10\t($605,000)\n1/3\t70,000\t8\t$560,000`,
    ]),
    '날짜\t수량\t금액\n1/2\t10\t-605,000\n1/3\t5\t276,250',
    '수량\t금액\n10\t605,000\n-5\t-276,250',
    '수량\n10\n-8',
    '금액\n-605,000\n560,000',
  ])('does not read sales that a sign tells, %j', (text) => {
    expect(read(text)).toBe('sales');
  });

  it('does not read a column with sales that a sign tells', () => {
    expect(read('10\n-8', 'quantity')).toBe('sales');
    expect(read('10\n-8', 'price')).toEqual(['quantity price=10', 'quantity price=-8']);
    expect(read('70,000\t-8')).toBe('sales');
    expect(read('70,000 -8')).toBeUndefined();
  });

  it.each([
    'Price\tQty\tAmount\n60,500\t2\t-121,000\n55,250\t4\t-221,000',
    'Price\tQty\tAmount\n60,500\t2\t(121,000)\n55,250\t4\t($221,000)',
    '단가\t수량\t정산금액\n60,500\t2\t-121,060\n55,250\t4\t0',
    '단가\t수량\t정산손익\n60,500\t2\t-121,060\n55,250\t4\t+500',
    '단가\t수량\t수수료\n60,500\t2\t-0.5\n55,250\t4\t0.2',
    '단가\t수량\t등락\n60,500\t2\t-5%\n55,250\t4\t+2%',
    '단가\t수량\t메모\n60,500\t2\t-5\n55,250\t4\t5',
  ])('takes the signs of %j for no sales', (text) => {
    expect(read(text)).toEqual(BY_QUANTITY);
  });

  it.each([
    '일자\t"매수\n단가"\t"매수\n수량"\r\n2024-01-02\t60,500\t2\r\n2024-01-03\t55,250\t4\r\n',
    'Date\t"Price\r\n(KRW)"\t"Qty\n\n(shares)"\n2024-01-02\t60,500\t2\n2024-01-03\t55,250\t4',
    '"체결\n일자"\t"체결\n단가"\t"체결\n수량"\n2024-01-02\t60,500\t2\n2024-01-03\t55,250\t4',
    '체결시각\t단가\t수량\n"2024-01-02\n09:01:02"\t60,500\t2\n"2024-01-03\n09:05:00"\t55,250\t4',
    '일자\t단가\t수량\t메모\n2024-01-02\t60,500\t2\t"목표 ""하나""\n80,000"\n2024-01-03\t55,250\t4\t',
    '일자\t단가\t수량\t메모\n2024-01-02\t60,500\t2\t"목표"\n2024-01-03\t55,250\t4\t27"',
  ])('reads cells with several lines, %j', (text) => {
    expect(read(text)).toEqual(BY_QUANTITY);
  });

  it.each([
    ...['단가\t수량\t\r\n60,500\t2\t\r\n55,250\t4\t\r\n', '\t단가\t수량\n\t60,500\t2\n\t55,250\t4'],
    ...['단가\t\t수량\n60,500\t\t2\n55,250\t\t4', '단가\t \t수량\t\t\n60,500\t\t2\t\t\n55,250\t\t4\t\t'],
    ...['보유\n\t단가\t수량\n\t60,500\t2\n\t55,250\t4', '단가\t수량\t\n60,500\t2\n55,250\t4'],
  ])('reads two named columns beside blank ones, %j', (text) => {
    expect(read(text)).toEqual(BY_QUANTITY);
  });

  it.each(['\t단가\t수량\n1\t60,500\t\n2\t55,250\t', '\t단가\t수량\n1\t60,500\n2\t55,250'])(
    'gives no name to the values of a column without one, %j',
    (text) => {
      expect(read(text)).toBe('columns');
    },
  );

  it.each([
    ['-121,000', '-221,000'],
    ['-$121,000', '($221,000)'],
    ['$-121,000', '$(221,000)'],
    ['△121,000원', '(221,000원)'],
  ])('reads the amounts %j and %j as those that were paid', (first, second) => {
    const plain = [first, second].map((amount) => amount.replaceAll(/[-△()]/gu, ''));
    const rows = [`60,500\t2\t${first}`, `55,250\t4\t${second}`];
    expect(read(['단가\t수량\t거래금액', ...rows].join('\n'), 'price', 'amount')).toEqual([
      `amount price=60,500 amount=${plain[0]}`,
      `amount price=55,250 amount=${plain[1]}`,
    ]);
    expect(read(['단가\t수량\t거래금액', ...rows].join('\n'))).toEqual(BY_QUANTITY);
    expect(read(`수량\t금액\n2\t${first}\n4\t${second}`)).toHaveLength(2);
    expect(readPastedRounds(`수량\t금액\n2\t${first}\n4\t-`, 'price', 'quantity')).toMatchObject({ row: 2 });
  });

  it('adds the currency of a heading to an amount that was paid', () => {
    expect(read('Qty\tPrice\tAmount ($)\n2\t$60.5\t-121', 'price', 'amount')).toEqual([
      'amount price=$60.5 amount=$121',
    ]);
  });

  it('keeps the sign of an amount that no heading names', () => {
    expect(read('60,500\t-121,000', 'price', 'amount')).toEqual(['amount price=60,500 amount=-121,000']);
  });

  it('takes brackets around quantities for no sign', () => {
    expect(read('가격\t수량\n60,500\t(2)\n55,250\t(4)')).toEqual([
      'quantity price=60,500 quantity=(2)',
      'quantity price=55,250 quantity=(4)',
    ]);
    expect(read('가격\t수량\n60,500\t-0.0\n55,250\t4')).toHaveLength(2);
  });

  it('reads purchases beside empty columns of sales', () => {
    const rows = '60,500\t2\t\t0\n55,250\t4\t-\t';
    expect(read(`매수가\t매수수량\t매도가\t매도수량\n${rows}`)).toEqual(BY_QUANTITY);
  });

  it.each([
    '코인\t마켓\t종류\t거래수량\t거래단가\t거래금액\nETH\tKRW\t매수\t0.02ETH\t3,000,000KRW\t60,000KRW\nBTC\tKRW\t매수\t0.001BTC\t60,000,000KRW\t60,000KRW',
    '종목명\t매매구분\t체결수량\t체결단가\n삼성전자\t현금매수\t10\t60,500\n카카오\t현금매수\t20\t48,000',
    '종목명\t수익률\t매입가\t보유수량\t현재가\nA\t1.6%\t60,500\t10\t61,500\nB\t-1.6%\t48,000\t20\t47,500',
    '종목번호,단가,수량\nA005930,60500,10\nA035720,48000,20',
    'Pair\tSide\tPrice\tExecuted\nBTCUSDT\tBUY\t61000\t0.001\nETHUSDT\tBUY\t3000\t0.02',
    'Contract\tPrice\tQty\nBTCUSDT\t61000\t0.001\nBTCKRW\t85000000\t0.001',
    '가격\t수량\n3,000,000\t0.02ETH\n60,000,000\t0.001 BTC',
    '3,000,000\t0.02ETH\n60,000,000\t0.001 BTC',
    '0.02 ETH @ 3,000,000\n0.001 BTC @ 60,000,000',
    '종목 매수가 수량\nA 60,500 10\nB 48,000 20',
  ])('does not average several coins or stocks, %j', (text) => {
    expect(read(text)).toBe('assets');
  });

  it.each([
    'Trade Type,Symbol,Action,Amount,Trading Unit,Filled Price\nSwap,BTC-USDT-SWAP,Buy,10,cont,61000',
    'Symbol\tSide\tFilled\tFilled Price\nBTCUSDT Perp\tBuy\t10 Cont\t61,000',
    '종목\t수량\t단위\t체결가\nBTCUSDT\t10\t계약\t61,000',
    'Contracts\tQty\tPrice\nBTCUSD\t10Cont.\t61,000',
    '61,000\t10장\n62,000\t5장',
  ])('takes no contracts for coins, %j', (text) => {
    expect(read(text)).toBe('contracts');
  });

  it('reads coins beside a type that is a contract', () => {
    expect(read('Type\tUnit\tPrice\tQty\nContract\tBTC\t60,500\t2\nContract\tBTC\t55,250\t4')).toEqual(BY_QUANTITY);
  });

  it.each([
    'Symbol\tPrice\tQty\nBTCUSDT\t60,500\t2\nBTC/USDC\t55,250\t4',
    '종목명\t매입가\t수량\n삼성전자\t60,500\t2\n\t55,250\t4',
    '코인\t마켓\t단가\t수량\nbtc\tKRW\t60,500\t2\nBTC\t-\t55,250\t4',
    'Coins\tPrice\n2\t60,500\n4\t55,250',
    '단가\t수량\t수수료\n60,500\t2\t0.001BNB\n55,250\t4\t0.06USDT',
  ])('reads one coin or stock by any of its names, %j', (text) => {
    expect(read(text)).toEqual(BY_QUANTITY);
  });

  it('does not take words after a quantity for tickers', () => {
    expect(read('$60.50\t1 share\n$55.25\t10 shares')).toHaveLength(2);
  });

  it.each(['', '60,500', '60,500 2', 'a\tb', '60,500\t2\n55,250', '2026-11-25\n2026-11-26', '매도 60,500'])(
    'leaves %j to the field',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );

  it.each([
    '번호\t가격\t수량\t금액\n1\t60,500\t2\t121,000\n2\t55,250\t4\t221,000\n합계\t57,000\t6\t342,000',
    '번호\t가격\t수량\n1\t60,500\t2\n2\t55,250\t4\n합계 57,000 6 342,000',
    '60,500\t2\n55,250\t4\n총 합계\t6',
    '\t가격\t수량\n1\t60,500\t2\n2\t55,250\t4\n\t소계\t6',
    '가격 수량\n60,500 2\n55,250 4\n평균: 57,000 6',
    '가격,수량\n"60,500",2\n"55,250",4\n"합계",6',
    'Price\tQty\n60,500\t2\n55,250\t4\nTotal\t6',
    'Price\tQty\n60,500\t2\n55,250\t4\nGrand total\t6',
    '번호\t가격\t수량\n1\t60,500\t2\n소계\t60,500\t2\n2\t55,250\t4\n합계\t57,000\t6\n평균\t57,000\t3',
    'Price\tQty\n60,500\t2\nSubtotal\t2\n55,250\t4\nTotal\t6\nAverage\t3\n\n',
    '가격 수량\n60,500 2\n55,250 4\n합계 115,750 6\n평균 57,000 3\n끝',
  ])('skips totals, %j', (text) => {
    expect(read(text)).toEqual(BY_QUANTITY);
  });

  it.each([
    '회차\t가격\t수량\t금액\n1\t60,500\t2\t121,000\n2\t55,250\t4\t221,000\n\t57,000\t6\t342,000',
    '회차,가격,수량\n1,60500,2\n2,55250,4\n,57000,6'.replaceAll('60500', '"60,500"').replaceAll('55250', '"55,250"'),
    '| 회차 | 가격 | 수량 |\n|---|---|---|\n| 1 | 60,500 | 2 |\n| 2 | 55,250 | 4 |\n|  | 57,000 | 6 |',
    '일자\t상태\t가격\t수량\n1/2\t체결\t60,500\t2\n1/3\t취소\t50,000\t9\n1/4\t체결\t55,250\t4\n\t\t57,000\t6',
  ])('skips a sum without a label, %j', (text) => {
    expect(read(text)).toEqual(BY_QUANTITY);
    expect(readPastedRounds(text, 'price', 'quantity')).toMatchObject({ notBought: text.includes('취소') ? 1 : 0 });
  });

  it('skips a sum of amounts where there are no quantities', () => {
    const text = '회차\t가격\t금액\n1\t60,500\t2원\n2\t55,250\t4원\n\t57,000\t6원';
    expect(read(text)).toHaveLength(2);
  });

  it.each([
    '일자\t가격\t수량\n1/2\t60,500\t2\n1/3\t55,250\t4\n\t57,000\t6.5',
    '일자\t가격\t수량\n\t60,500\t2\n1/3\t55,250\t4\n\t57,000\t6',
    '일자\t가격\t수량\n1/2\t60,500\t2\n1/3\t55,250\t4\n1/4\t57,000\t6',
    '일자\t가격\t수량\t금액\n1/2\t100\t1\t100\n1/3\t100\t1\t100\n\t200\t1\t200',
  ])('keeps the last row of %j, which is no sum', (text) => {
    expect(read(text)).toHaveLength(3);
  });

  it('looks for no sum without a column of sizes', () => {
    expect(read('회차\t가격\t메모\n1\t60,500\t2\n2\t55,250\t4\n\t57,000\t6')).toBe('columns');
  });

  it('keeps the second of two equal rows', () => {
    expect(read('일자\t가격\t수량\n1/2\t60,500\t2\n\t60,500\t2')).toHaveLength(2);
  });

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

  it.each([
    ['USD 60.5', '60.5 USD'],
    ['USD60.5', '60.5 USD'],
    ['KRW 60,500', '60,500 KRW'],
    ['inr 1,500', '1,500 inr'],
    ['Rs. 1,500', '₹1,500'],
  ])('reads the price %j with its currency behind it', (price, plain) => {
    expect(read(`Date\tPrice\tQuantity\n11/20\t${price}\t2\n11/21\t${price}\t4`)).toEqual([
      `quantity price=${plain} quantity=2`,
      `quantity price=${plain} quantity=4`,
    ]);
  });

  it('reads the amounts of an export with the currency before them', () => {
    const text = [
      'Date,Ticker,Type,Quantity,Price per share,Total Amount,Currency,FX Rate',
      '2024-01-15T10:00:00Z,AAPL,BUY - MARKET,10,USD 172.62,USD 1726.20,USD,1.0',
      '2024-01-16T10:00:00Z,AAPL,SELL - MARKET,5,USD 170,USD 850,USD,1.0',
    ];
    expect(read(text.slice(0, 2).join('\n'), 'price', 'amount')).toEqual([
      'amount price=172.62 USD amount=1726.20 USD',
    ]);
    expect(read(text.join('\n'))).toBe('sales');
    expect(read('Price\tQuantity\t-\nUSD 100\t2\t\nUSD 90\t-4\t')).toBe('sales');
  });

  it.each(['RS 1,500', 'RS1,500', 'BTC 60,500'])('takes no %j for a price', (price) => {
    expect(read(`Date\tPrice\tQuantity\n11/20\t${price}\t2\n11/21\t${price}\t4`)).toBe('columns');
  });

  it.each(['Side\tCost\nBuy\t100\nBuy\t90', 'Side,Cost\nBuy,100\nBuy,90', '구분\t평균금액\n매수\t100\n매수\t90'])(
    'takes no column for the price and the amount, %j',
    (text) => {
      expect(read(text)).toBe('columns');
      expect(read(text, 'price', 'amount')).toBe('columns');
    },
  );

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

  it('reads the statement of Upbit', () => {
    const heading = '체결시간 코인 마켓 종류 거래수량 거래단가 거래금액 수수료 정산금액 주문시간'.replaceAll(' ', '\t');
    const row = (cells: string) => `2026.11.25 10:00\tBTC\tKRW\t매수\t${cells}\t2026.11.25 09:59`;
    const text = [heading, row('2\t60,500\t121,000\t60.5\t121,060.5'), row('4\t55,250\t221,000\t110.5\t221,110.5')];
    expect(read(text.join('\n'))).toEqual(BY_QUANTITY);
    expect(read(text.join('\n'), 'price', 'amount')).toEqual([
      'amount price=60,500 amount=121,000',
      'amount price=55,250 amount=221,000',
    ]);
  });

  it('takes any of several amounts for the check where the quantity is wanted', () => {
    const text = '단가\t수량\t매수금액\t체결금액\n60,500\t2\t121,000\t121,060\n55,250\t4\t221,000\t221,110';
    expect(read(text)).toEqual(BY_QUANTITY);
    expect(read(text, 'price', 'amount')).toBe('columns');
  });

  it.each(['60,500,2\n55,250,4', '가격,수량\n"60,500",2\n"55,250",4', '수량;단가\n2;60,500\n4;55,250'])(
    'reads comma-separated values, %j',
    (text) => {
      expect(read(text)).toEqual(BY_QUANTITY);
    },
  );

  it.each([
    ['60.500,25\n55.250,40', ['60.500,25', '55.250,40']],
    ['60500,25\n55250,40', ['60500,25', '55250,40']],
    ['60500,5 €\n55250,4 €', ['60500,5 €', '55250,4 €']],
  ])('keeps the prices %j, whose commas may be decimal ones', (text, prices) => {
    expect(read(text)).toEqual(prices.map((price) => `quantity price=${price}`));
    expect(read(text, 'quantity')).toEqual(prices.map((quantity) => `quantity quantity=${quantity}`));
  });

  it('keeps a column of quantities whose commas may be decimal ones', () => {
    expect(read('1,5\n2,5\n3,5', 'quantity')).toEqual(['1,5', '2,5', '3,5'].map((text) => `quantity quantity=${text}`));
    expect(read('1,5\n2,125', 'amount', 'amount')).toEqual(['amount amount=1,5', 'amount amount=2,125']);
  });

  it.each(['price', 'quantity'] as const)(
    'reads comma-separated values below a heading, pasted into the %s',
    (field) => {
      const rounds = ['quantity price=60500 quantity=10', 'quantity price=55250 quantity=20'];
      expect(read('가격,수량\n60500,10\n55250,20', field)).toEqual(rounds);
      expect(read('60500, 10\n55250, 20', field)).toEqual(rounds);
    },
  );

  it.each([
    ...['수량\t매수가', '체결량\t체결가', '개수\t가격', '주수\t단가', '거래량\t거래가', '수량\t평단', '보유량\t매입가'],
    ...['Shares\tPrice', 'Volume\tPrice', 'Size\tPrice', 'Units\tUnit cost', '매수 수량\t매수 단가(원)'],
    ...['수량 평균', 'Qty Avg'],
    ...['수량\t얼마에', 'BTC\t매수가', '| 수량 | 매수가 |', '수량 매수가', '매수 수량 매수 가격'],
  ])('finds the price in the second column below %j', (heading) => {
    const rows = ['quantity price=71,200 quantity=10', 'quantity price=70,000 quantity=5'];
    const [first, second] = heading.includes('\t') ? ['10\t71,200', '5\t70,000'] : ['10 71,200', '5 70,000'];
    expect(read(`${heading}\n${first}\n${second}`)).toEqual(rows);
  });

  it.each(['수량,매수가', 'Shares,Price', '가나,매수가'])('finds the price by the names %j', (heading) => {
    expect(read(`${heading}\n10,71200\n5,70000`)).toEqual([
      'quantity price=71200 quantity=10',
      'quantity price=70000 quantity=5',
    ]);
  });

  it('takes the column without a known name for the size of the form', () => {
    expect(read('매수가\t산 만큼\n60,500\t2\n55,250\t4')).toEqual(BY_QUANTITY);
    expect(read('산 만큼\t매수가\n2\t60,500\n4\t55,250', 'price', 'amount')).toEqual(BY_AMOUNT);
  });

  it.each(['수량\t금액', 'Quantity\tAmount', 'Executed\tTotal', '수량\t매수금액', 'Shares\tTotal cost'])(
    'divides the amount by the quantity below %j',
    (heading) => {
      for (const mode of ['quantity', 'amount'] as const) {
        const sizes = mode === 'quantity' ? ['10주', '0.5'] : ['712,000원', '35.000'];
        const [first, second] = sizes.map((size) => `${mode}=${size}`);
        expect(read(`${heading}\n10주\t712,000원\n0.5\t35.000`, 'price', mode)).toEqual([
          `${mode} price=71200원 ${first}`,
          `${mode} price=70 ${second}`,
        ]);
      }
    },
  );

  it.each([
    ['10\t$712.50', '$71.25', '10'],
    ['0.5 BTC\t30,000 USDT', '60000USDT', '0.5 BTC'],
    ['10주\t71.2만원', '71200원', '10주'],
    ['10주\t3,000달러', '300달러', '10주'],
  ])('keeps the currency of the amount in the price of %j', (row, price, quantity) => {
    expect(read(`수량\t금액\n${row}`)).toEqual([`quantity price=${price} quantity=${quantity}`]);
  });

  it.each(['3\t100,000', '0\t100,000', '10\t-', '1/2\t10'])('does not read the quantity and amount %j', (row) => {
    const text = `수량\t금액\n10\t712,000\n${row}`;
    expect(readPastedRounds(text, 'price', 'quantity')).toMatchObject({ kind: 'unread', reason: 'row', row: 2 });
  });

  it.each([
    ...[
      'Quantity\tCost',
      '평균금액\t수량',
      'Price\tCost',
      '금액\t무엇',
      '가나\t다라',
      '가격\t비중',
      '비중\t가격',
      '날짜\t가격',
    ],
    ...['회차\t가격', '\t가격', '가격\t', '가격\t수수료', '가격\t단가', '수량\t개수', '금액\t총액'],
    ...[
      '수량 평단 정리',
      '금액 수량 목록',
      '비중 정리',
      '| 가나 | 다라 |',
      '매도가\t수량',
      '현재가\t수량',
      'Order ID\tPrice',
      '매수가\t목표가',
      'Price\tTarget',
    ],
  ])('does not guess which columns %j names', (heading) => {
    const rows = heading.includes('\t') ? '10\t71200\n5\t70000' : '10 71200\n5 70000';
    expect(read(`${heading}\n${rows}`)).toBe('columns');
    expect(read(`${heading}\n${rows}`, 'amount', 'amount')).toBe('columns');
  });

  it.each(['가나,다라', '날짜,다라'])('does not guess which columns the names %j mean', (heading) => {
    expect(read(`${heading}\n10,71200\n5,70000`)).toBe('columns');
  });

  it('does not take units for columns below a heading that names others', () => {
    expect(read('수량\t금액\n10주\t712,000원\n5주\t350,000원')).toEqual([
      'quantity price=71200원 quantity=10주',
      'quantity price=70000원 quantity=5주',
    ]);
  });

  it.each([
    ['날짜\t매수가\t수량', '2026-11-25\t60,500\t2'],
    ['종목\t매수가\t수량', 'BTC\t60,500\t2'],
    ['매수가\t수량\t금액', '60,500\t2\t121,000'],
    ['회차\t평단가\t개수\t투자금', '1\t60,500\t2\t121,000'],
    ['종목\t보유수량\t평균 구매가\t총 구매금액\t현재가\t평가금액', 'BTC\t2\t60,500\t121,000\t70,000\t140,000'],
    ['체결시각\t종류\t체결가\t체결량\t수수료', '2026-11-25 10:00\t매수\t60,500\t2\t60'],
    [
      '거래일시\t자산\t거래구분\t거래수량\t체결가격\t거래금액\t수수료\t정산금액',
      '2026-11-25\tBTC\t매수\t2\t60,500\t121,000\t60\t121,060',
    ],
    [
      '거래일\t종목명\t거래구분\t약정수량\t약정단가\t약정금액\t정산금액',
      '11.25\tBTC\t매수\t2\t60,500\t121,000\t121,060',
    ],
    [
      '주문일자\t종목명\t주문수량\t주문단가\t총체결수량\t평균체결가\t총체결금액',
      '11.25\tBTC\t3\t60,600\t2\t60,500\t121,000',
    ],
    ['거래일자\t거래종류\t거래수량\t거래단가/환율\t거래금액\t유가잔고', '11.25\t매수\t2\t60,500\t121,000\t12'],
    ['pair\ttime\ttype\tprice\tcost\tfee\tvol', 'XBTUSD\t2026-11-25\tbuy\t60,500\t121,000\t60\t2'],
    ['Date(UTC)\tPair\tSide\tPrice\tExecuted\tAmount\tFee', '2026-11-25\tBTCUSDT\tBUY\t60,500\t2\t121000USDT\t0.1BNB'],
    ['Spot Pairs\tDirection\tFilled Value\tFilled Price\tFilled Quantity\tFees', 'BTC\tBuy\t121,000\t60,500\t2\t60'],
    ['instId\tfillPx\tfillSz\tfee\tfeeCcy', 'BTC-USDT\t60,500\t2\t1\tUSDT'],
    [
      'Asset\tQuantity Transacted\tPrice Currency\tPrice at Transaction\tSubtotal\tFees',
      'BTC\t2\tUSD\t60,500\t121,000\t10',
    ],
    [
      'product\tside\tsize\tsize unit\tprice\tfee\ttotal\tprice/fee/total unit',
      'BTC-USD\tBUY\t2\tBTC\t60,500\t10\t121,010\tUSD',
    ],
    ['Date\tAction\tQuantity\tPrice\tFees & Comm\tAmount', '11/25\tBuy\t2\t60,500\t1\t-$121,001'],
    ['Symbol\tQuantity\tLast Price\tCost Basis Total\tAverage Cost Basis', 'BTC\t2\t70,000\t121,000\t60,500'],
    ['심볼\t수량\t진입 가격\t시장 평균가\t청산가', 'BTCUSDT\t2\t60,500\t62,000\t55,000'],
    ['수량\t평균 진입가\t시장평균가', '2\t60,500\t62,000'],
    ['수량\t진입가\t마크 가격', '2\t60,500\t62,000'],
    ['Symbol\tQuantity\tEntry Price\tMark Price\tLiq. Price', 'BTCUSDT\t2\t60,500\t62,000\t55,000'],
    ['Size\tEntry Price\tBreak Even Price\tMark Price', '2\t60,500\t60,550\t62,000'],
    ['목표 매수가\t수량', '60,500\t2'],
    ['매수가 수량 금액', '60,500 2 121,000'],
    ['| 매수가 | 수량 |\n|---|---|', '| 60,500 | 2 |'],
    ['매수가\t목표 수량', '60,500\t2'],
    ['매입가\t목표가\t수량', '60,500\t70,000\t2'],
    ['매수가\t코인 수', '60,500\t2'],
    ['Shares\tCost\tTotal', '2\t60,500\t121,000'],
  ])('reads the columns %j', (heading, row) => {
    expect(read(`${heading}\n${row}`)).toEqual(BY_QUANTITY.slice(0, 1));
  });

  it('takes a line below the figures for no heading', () => {
    expect(read('60,500\t2\n55,250\t4\n수량은 대략적인 금액')).toEqual(BY_QUANTITY);
  });

  it('reads powers of ten', () => {
    const rounds = ['quantity price=1.234E-05 quantity=1E8', 'quantity price=1.1e-05 quantity=5E+07'];
    expect(read('가격\t수량\n1.234E-05\t1E8\n1.1e-05\t5E+07')).toEqual(rounds);
    expect(read('가격\t수량\t금액\n1.234E-05\t1E8\t1,234\n1.1e-05\t5E+07\t550')).toEqual(rounds);
    expect(read('1.234E-05\n1.1e-05')).toEqual(['quantity price=1.234E-05', 'quantity price=1.1e-05']);
  });

  it.each([...['수량\n2\n4', '매수 수량\n2\n4\n합계 6', 'Qty\n2\n4', '| 수량 |\n|---|\n| 2 |\n| 4 |']])(
    'puts the column %j into the quantity',
    (text) => {
      for (const field of ['price', 'quantity', 'amount'] as const) {
        expect(read(text, field, field === 'amount' ? 'amount' : 'quantity')).toEqual([
          'quantity quantity=2',
          'quantity quantity=4',
        ]);
      }
    },
  );

  it('puts a column of prices or amounts into their field', () => {
    expect(read('매수 가격\n60,500\n55,250', 'amount', 'amount')).toEqual([
      'amount price=60,500',
      'amount price=55,250',
    ]);
    expect(read('매수금액\n60,500', 'price')).toEqual(['amount amount=60,500']);
  });

  it.each(['비중', 'Cost', '가나', '목록', '매수가 수량'])('leaves a column below %j in its field', (heading) => {
    expect(read(`${heading}\n2\n4`, 'price')).toEqual(['quantity price=2', 'quantity price=4']);
    expect(read(`${heading}\n2\n4`, 'quantity')).toEqual(['quantity quantity=2', 'quantity quantity=4']);
  });

  it('returns cells of the text, and nothing empty', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'019.,원\t\n |가격수량'), maxLength: 40 });
    fc.assert(
      fc.property(texts, (text) => {
        const pasted = readPastedRounds(text, 'price', 'quantity');
        for (const { mode, ...cells } of pasted.kind === 'rounds' ? pasted.rounds : []) {
          expect(mode).toMatch(/^(?:quantity|amount)$/u);
          for (const cell of Object.values(cells)) {
            expect(cell).not.toBe('');
            // A tab between a labeled number and its unit becomes a space.
            expect(text.replaceAll('\t', ' ')).toContain(cell);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });
});

it.each([
  ['매수가(달러)\t수량\n60.5\t10', '60.5달러'],
  ['Price (USD)\tQty\n60.5\t10', '60.5USD'],
  ['평단($)\t수량\n60.5\t10', '$60.5'],
  ['단가(USD)\t환율\t수량\n60.5\t1,400\t10', '60.5USD'],
  ['수량\t금액(달러)\n10\t605', '60.5달러'],
  ['매수가(달러)\t수량\n$60.5\t10', '$60.5'],
  ['매수가(원)\t수량\n60.5\t10', '60.5'],
  ['평단가(달러): 60.5\n수량: 10', '60.5달러'],
  ['Price in USD per share\tQty\n60.5\t10', '60.5USD'],
  ['Price (US$)\tQty\n60.5\t10', '$60.5'],
  ['매수가 USDT\t수량\n1.5E-05\t10', '1.5E-05USDT'],
  ['매수가 $\t수량\n1만\t10', '$1만'],
])('keeps the currency that only the heading states, %j', (text, price) => {
  expect(read(text)).toEqual([`quantity price=${price} quantity=10`]);
  expect(read('매수가(달러)\n60.5\n70')).toEqual(['quantity price=60.5달러', 'quantity price=70달러']);
});

it.each([
  'USDT 매수가(원)\tUSDT 수량',
  '달러 단가(원)\t수량',
  '달러 단가(원화)\t수량',
  'USDT/KRW 체결가\t체결량',
  'KRW-USDT 체결가격\t체결량',
  'USDT 가격\tUSDT 수량',
  '매수가(달러→원)\t수량',
  '단가(USDT당)\t수량',
  '체결가(KRW) USDT\t수량',
])('takes the currency that was bought for none of its price, %j', (heading) => {
  expect(read(`${heading}\n1,350\t10`)).toEqual(['quantity price=1,350 quantity=10']);
});

it('adds no currency of a heading to a cell with a unit', () => {
  expect(read('수량\t가격(달러)\n60.5\t10주')).toEqual(['quantity price=10주 quantity=60.5']);
  expect(read('Price\tAmount (USDT)\n60.5\t10주')).toEqual(['amount price=60.5 amount=10주']);
});

it('does not read a row of an unknown type beside purchases', () => {
  const text = '구분\t단가\t수량\n매수\t60,500\t10\n신용상환\t70,000\t10';
  expect(readPastedRounds(text, 'price', 'quantity')).toEqual({ kind: 'unread', reason: 'types', named: true });
});

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

describe('an Amount alone', () => {
  const modes = ['quantity', 'amount'] as const;
  const okx = (rows: readonly string[]) =>
    ['id,Time,Symbol,Action,Amount,Trading Unit,Filled Price,Fee,Fee Unit', ...rows].join('\n');

  it.each(modes)('is a quantity beside the unit of a coin, by %s', (mode) => {
    const text = okx([
      '1,2024-03-15,BTC-USDT,Buy,2,BTC,60500,-0.1,BTC',
      '2,2024-03-16,BTC-USDT,Buy,4,BTC,55250,-0.1,BTC',
    ]);
    expect(read(text, 'price', mode)).toEqual(['quantity price=60500 quantity=2', 'quantity price=55250 quantity=4']);
    expect(read('Price\tAmount\n60,500\t2 BTC\n55,250\t4BTC', 'price', mode)).toHaveLength(2);
    expect(read('Price\tAmount\n60,500\t2 BTC\n55,250\t4BTC', 'price', mode)?.[0]).toContain('quantity=2 BTC');
  });

  it.each(modes)('is money beside the unit of a currency, by %s', (mode) => {
    const row = '1,2024-03-15,BTC-USDT,Buy,350,USDT,60500,-0.1,BTC';
    expect(read(okx([row]), 'price', mode)).toEqual(['amount price=60500 amount=350']);
    expect(read('Date\tPrice\tAmount\n3/15\t172.62\t$1,726.20', 'price', mode)).toEqual([
      'amount price=172.62 amount=$1,726.20',
    ]);
    expect(read(okx([row, '2,2024-03-16,BTC-USDT,Buy,4,BTC,55250,-0.1,BTC']), 'price', mode)).toBe('columns');
  });

  it.each(modes)('is a quantity of a stablecoin that was paid in won, by %s', (mode) => {
    const text = okx(['1,2024-03-15,USDT-KRW,Buy,100,USDT,1380,-0.1,USDT']);
    expect(read(text, 'price', mode)).toEqual(['quantity price=1380 quantity=100']);
    expect(read('Price\tAmount\n1,380원\t100 USDT', 'price', mode)).toEqual([
      'quantity price=1,380원 quantity=100 USDT',
    ]);
    expect(read('Price\tAmount\n1,380원\t13,800원', 'price', mode)).toEqual(['amount price=1,380원 amount=13,800원']);
  });

  it.each(modes)('is a quantity in another currency than that of the price, by %s', (mode) => {
    for (const [price, amount] of [
      ['0.9998 USDT', '100 USDC'],
      ['0.92 EUR', '100 USDT'],
      ['€0.92', '100 USDT'],
      ['$1.08', '100 EUR'],
      ['£0.79', '100 USDC'],
    ]) {
      const text = `Price\tAmount\n${price}\t${amount}`;
      expect(read(text, 'price', mode)).toEqual([`quantity price=${price} quantity=${amount}`]);
    }
    for (const [price, amount] of [
      ['60.5 USD', '605 USD'],
      ['$60.5', '605 USDT'],
      ['€60.5', '605 EUR'],
      ['£60.5', '605 GBP'],
      ['¥60.5', '605 JPY'],
      ['60.5 usd', '605 dollars'],
      ['60.5 USD', '$605'],
    ]) {
      const text = `Price\tAmount\n${price}\t${amount}`;
      expect(read(text, 'price', mode)).toEqual([`amount price=${price} amount=${amount}`]);
    }
  });

  it.each(modes)('is what the form has without a unit, by %s', (mode) => {
    expect(read('Price\tAmount\n60,500\t2\n55,250\t4', 'price', mode)).toEqual(
      mode === 'quantity' ? BY_QUANTITY : BY_AMOUNT,
    );
  });
});

describe('an activity statement', () => {
  const above = [
    'Statement,Header,Field Name,Field Value',
    'Statement,Data,Title,Activity Statement',
    'Statement,Data,Period,"January 1, 2024 - January 31, 2024"',
  ];
  const heading =
    'Trades,Header,DataDiscriminator,Asset Category,Currency,Symbol,Date/Time,Quantity,T. Price,C. Price,Proceeds,Comm/Fee,Basis,Realized P/L,MTM P/L,Code';
  const first = 'Trades,Data,Order,Stocks,USD,AAPL,"2024-01-15, 10:23:11",10,172.62,173.00,-1726.2,-1,1727.2,0,3.8,O';
  const second = 'Trades,Data,Order,Stocks,USD,AAPL,"2024-01-16, 10:23:11",5,170,171.00,-850,-1,851,0,5,O';
  const sums = [
    'Trades,SubTotal,,Stocks,USD,AAPL,,15,,,-2576.2,-2,2578.2,0,8.8,',
    'Trades,Total,,Stocks,USD,,,,,,-2576.2,-2,2578.2,0,8.8,',
  ];
  const below = [
    'Financial Instrument Information,Header,Asset Category,Symbol,Description,Conid,Security ID,Multiplier,Type,Code',
    'Financial Instrument Information,Data,Stocks,AAPL,APPLE INC,265598,US0378331005,1,COMMON,',
  ];
  const bought = ['quantity price=172.62 quantity=10', 'quantity price=170 quantity=5'];

  it.each(['quantity', 'amount'] as const)('is read by its orders, by %s', (mode) => {
    for (const lines of [
      [heading, first, second, ...sums],
      [...above, heading, first, second, ...sums, ...below],
      [...above, heading, first, heading, second, ...sums, ...below],
      [heading, first, first.replace('Order', 'Trade'), second, ...sums],
    ]) {
      expect(read(lines.join('\n'), 'price', mode)).toEqual(bought);
      expect(read(lines.join('\r\n'), 'price', mode)).toEqual(bought);
    }
    const trades = [heading, first, second].map((line) => line.replace('Order', 'Trade'));
    expect(read([...trades, ...sums].join('\n'), 'price', mode)).toEqual(bought);
  });

  it('is read from a spreadsheet', () => {
    const cells = (line: string) => line.replaceAll(/,(?! )/g, '\t').replaceAll('"', '');
    expect(read([...above, heading, first, second, ...sums, ...below].map(cells).join('\n'))).toEqual(bought);
  });

  it('is not read with sales, several stocks or a split', () => {
    const sold = 'Trades,Data,Order,Stocks,USD,AAPL,"2024-01-17, 10:23:11",-5,180,181.00,900,-1,-851,48,5,C';
    expect(read([...above, heading, first, sold, ...sums].join('\n'))).toBe('sales');
    expect(read([...above, heading, first, second.replace('AAPL', 'MSFT'), ...sums].join('\n'))).toBe('assets');
    const split = [
      'Corporate Actions,Header,Asset Category,Currency,Report Date,Date/Time,Description,Quantity,Proceeds,Value,Realized P/L,Code',
      'Corporate Actions,Data,Stocks,USD,2024-01-20,"2024-01-19, 20:25:00",AAPL(US0378331005) Split 4 for 1,30,0,0,0,',
    ];
    expect(read([...above, heading, first, second, ...sums, ...split].join('\n'))).toBe('splits');
  });

  it('is not read with shares from another account, unlike money', () => {
    const transfers = [
      'Transfers,Header,Asset Category,Currency,Symbol,Date,Type,Direction,Xfer Company,Xfer Account,Qty,Xfer Price,Market Value',
      'Transfers,Data,Stocks,USD,AAPL,2024-01-10,ACATS,In,--,X,20,--,3600',
      'Transfers,Data,Cash,USD,--,2024-01-10,Internal,In,--,X,0,--,3600',
      'Transfers,Data,Total,,,,,,,,,,3600',
    ];
    const [header = '', shares = '', ...money] = transfers;
    const statement = [...above, heading, first, second, ...sums];
    expect(read([...statement, header, shares, ...money].join('\n'))).toBe('types');
    expect(read([...statement, header, ...money].join('\n'))).toEqual(bought);
  });

  it('is read with a byte order mark', () => {
    expect(read(`\uFEFF${[heading, first, second, ...sums].join('\n')}`)).toEqual(bought);
  });
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
