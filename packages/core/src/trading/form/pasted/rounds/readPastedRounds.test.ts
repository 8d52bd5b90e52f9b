import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPastedRounds } from './readPastedRounds.ts';
import { BY_QUANTITY, read } from './testing/readRounds.ts';

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

  it('takes no amount for a label', () => {
    expect(read('7만 20\n8만 30')).toEqual(['quantity price=7만 quantity=20', 'quantity price=8만 quantity=30']);
    expect(read('7만 2천원 / 8만 3천원')).toBeUndefined();
    expect(read('1주 평균금액 7만 2천원\n수량 3')).toEqual(['quantity price=7만 2천원 quantity=3']);
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

  it('says whether the prices follow from amounts', () => {
    const derived = (text: string) => readPastedRounds(text, 'price', 'quantity');
    expect(derived('금액\t수량\n60,500\t2\n55,250\t4')).toMatchObject({ derived: true });
    expect(derived('가격\t수량\t금액\n60,500\t2\t121,000')).toMatchObject({ derived: false });
    expect(derived('60,500\t2\n55,250\t4')).toMatchObject({ derived: false });
    expect(derived('60,500\n55,250')).toMatchObject({ derived: false });
  });

  it('reads one row of a spreadsheet', () => {
    expect(read('60,500\t2')).toEqual(['quantity price=60,500 quantity=2']);
  });

  it('reads numbered lines', () => {
    expect(read('1. 60,500\n2. 55,250')).toEqual(['quantity price=60,500', 'quantity price=55,250']);
    expect(read('1회차 60,500 2\n2회차 55,250 4')).toEqual(BY_QUANTITY);
    expect(read('- 60,500 2\n- 55,250 4')).toEqual(BY_QUANTITY);
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

  it.each(['', '60,500', '60,500 2', 'a\tb', '60,500\t2\n55,250', '2026-11-25\n2026-11-26', '매도 60,500'])(
    'leaves %j to the field',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );

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

  it.each(['3\t100,000', '0\t100,000', '10\t-', '1/2\t10'])('does not read the quantity and amount %j', (row) => {
    const text = `수량\t금액\n10\t712,000\n${row}`;
    expect(readPastedRounds(text, 'price', 'quantity')).toMatchObject({ kind: 'unread', reason: 'row', row: 2 });
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
