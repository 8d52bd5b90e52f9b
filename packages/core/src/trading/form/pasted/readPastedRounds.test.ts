import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exact } from '../../../exact/index.ts';
import { parsePositive } from '../parsePositive.ts';
import { readPastedRounds } from './readPastedRounds.ts';
import { BY_AMOUNT, BY_QUANTITY, read } from './testing/readRounds.ts';

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
it('does not read a row of an unknown type beside purchases', () => {
  const text = '구분\t단가\t수량\n매수\t60,500\t10\n신용상환\t70,000\t10';
  expect(readPastedRounds(text, 'price', 'quantity')).toEqual({ kind: 'unread', reason: 'types', named: true });
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
