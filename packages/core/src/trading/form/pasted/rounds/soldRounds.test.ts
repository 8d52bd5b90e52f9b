import { describe, expect, it } from 'vitest';
import { BY_QUANTITY, read } from './testing/readRounds.ts';

describe('sales among pasted rounds', () => {
  it('does not read a labeled sale or a canceled order', () => {
    expect(read('구분: 매도\n체결가: 60,500\n수량: 2')).toBe('sales');
    expect(read('상태: 취소\n가격: 60,500\n수량: 2')).toBe('notBought');
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
});
