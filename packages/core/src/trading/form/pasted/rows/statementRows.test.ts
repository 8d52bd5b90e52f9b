import { describe, expect, it, vi } from 'vitest';
import { readPastedRounds } from '../rounds/readPastedRounds.ts';

function read(text: string) {
  const pasted = readPastedRounds(text, 'price', 'quantity');
  return pasted.kind === 'rounds' ? pasted.rounds : pasted.kind;
}

const BY_QUANTITY = [
  { mode: 'quantity', price: '60,500', quantity: '2' },
  { mode: 'quantity', price: '55,250', quantity: '4' },
];

describe('statements of exchanges', () => {
  it.each(['SUM', 'Total', '평균', 'average'])('takes %j for a name above other rows', (name) => {
    const row = (cells: string) => `${name}\t${cells}`;
    expect(read(`note\tprice\tqty\n${row('60,500\t2')}\nBTC\t55,250\t4`)).toEqual(BY_QUANTITY);
    expect(read(`note,price,qty\n${name},"60,500",2\nBTC,"55,250",4\n합계,,6`)).toEqual(BY_QUANTITY);
    expect(read(`note\tprice\tqty\n${row('60,500\t2')}\nBTC\t55,250\t4\n${row('57,000\t6')}`)).toEqual(BY_QUANTITY);
  });

  describe('with reinvested dividends', () => {
    const head = 'Date\tAction\tQuantity\tPrice\tAmount\n11/20/2026\tBuy\t2\t60,500\t-$121,000';
    const shares = '11/21/2026\tReinvest Shares\t4\t55,250\t-$221,000';

    it.each(['Reinvest Dividend', 'Qual Div Reinvest'])('leaves out the money of a row %j', (action) => {
      const text = `${head}\n${shares}\n11/21/2026\t${action}\t\t\t$221,000`;
      expect(read(text)).toEqual(BY_QUANTITY);
      expect(readPastedRounds(text, 'price', 'quantity')).toMatchObject({ notBought: 1 });
    });

    it('leaves out that of a Korean statement', () => {
      const names = '거래구분\t수량\t단가\t거래금액';
      const rows = '매수\t2\t60,500\t-121,000\n배당금 재투자\t\t\t221,000\n재투자 매수\t4\t55,250\t-221,000';
      expect(read(`${names}\n${rows}`)).toEqual(BY_QUANTITY);
    });

    it.each([
      // Money out, or in with a size or another word.
      ...['Reinvest Shares\t\t\t-$221,000', 'Reinvest Shares\t4\t\t$221,000', 'Buy\t\t\t$221,000'],
      'Sell\t4\t55,250\t$221,000',
    ])('does not read a row %j', (row) => {
      expect(read(`${head}\n${shares}\n11/22/2026\t${row}`)).toBe('unread');
    });

    it('does not leave out a row that is not filled in where all money has one sign', () => {
      expect(read(`${head.replace('-', '')}\n11/21/2026\tReinvest Shares\t\t\t$221,000`)).toBe('unread');
    });
  });

  it.each([
    ...['Transactions Total', 'Account total', 'Totals', 'TOTALS:', 'Total', 'Sub Totals'],
    ...['합계', '총계', '총 계', '계', '합 계', '소 계', '매수 합계', '체결합계', '거래 총계'],
  ])('leaves out %j at the end', (label) => {
    expect(read(`name\tprice\tqty\n1차\t60,500\t2\n2차\t55,250\t4\n${label}\t\t6`)).toEqual(BY_QUANTITY);
    expect(read(`name,price,qty\n"1차","60,500",2\n"2차","55,250",4\n"${label}","",6`)).toEqual(BY_QUANTITY);
  });

  it.each(['Vanguard Total Stock', 'TotalEnergies', '종합 계좌', '합계좌'])('takes %j for no total', (name) => {
    expect(read(`note\tprice\tqty\n1차\t60,500\t2\n${name}\t55,250\t4`)).toEqual(BY_QUANTITY);
  });

  it('looks for what is added up in the first cell only', () => {
    expect(read('price\tqty\tnote\n60,500\t2\t\n55,250\t4\tin total')).toEqual(BY_QUANTITY);
  });

  it('takes the name of every row for no total', () => {
    expect(read('note\tprice\tqty\nSUM\t60,500\t2\nSUM\t55,250\t4')).toEqual(BY_QUANTITY);
  });

  it.each([
    '상태\t주문가\t체결가\t체결수량\n취소\t60,000\t60,500\t2\n체결\t55,000\t55,250\t4',
    'Date\tStatus\tOrder Price\tAverage Price\tExecuted\n2026-11-25\tPARTIALLY_CANCELED\t60000\t60,500\t2\n2026-11-26\tFILLED\t55000\t55,250\t4',
    'Status\tFilled Price\tFilled Qty\nCanceled\t60,500\t2\nFilled\t55,250\t4',
    '상태\t가격\t수량\n부분체결 후 취소\t60,500\t2\n체결\t55,250\t4',
    '상태\t가격\t수량\n일부 체결, 잔량 취소\t60,500\t2\n체결\t55,250\t4',
    '가격\t수량\t비고\n60,500\t2\t미체결 후 체결\n55,250\t4\t',
    '가격\t수량\t비고\n60,500\t2\t체결 후 잔량 취소\n55,250\t4\t',
    'Status\tPrice\tQty\nPartially Filled, Canceled\t60,500\t2\nFilled\t55,250\t4',
    '상태,체결가,체결수량\n취소,"60,500",2\n체결,"55,250",4',
  ])('keeps orders that were executed in part before they were canceled, %j', (text) => {
    expect(read(text)).toEqual(BY_QUANTITY);
    expect(readPastedRounds(text, 'price', 'quantity')).toMatchObject({ notBought: 0 });
  });

  it.each(['0', '', '-', '0.00 BTC', '0/5', '０'])('leaves out an order that executed %j', (executed) => {
    for (const status of ['취소', '부분체결 후 취소', '접수']) {
      const text = `상태\t체결가\t체결수량\n${status}\t50,000\t${executed}\n체결\t60,500\t2\n체결\t55,250\t4`;
      expect(read(text)).toEqual(BY_QUANTITY);
      expect(readPastedRounds(text, 'price', 'quantity')).toMatchObject({ notBought: 1 });
    }
  });

  it.each(['미체결 후 취소', '미체결', 'Canceled', '취소'])(
    'leaves out %j where no heading names a quantity',
    (status) => {
      expect(read(`상태\t가격\t수량\n${status}\t50,000\t5\n체결\t60,500\t2\n체결\t55,250\t4`)).toEqual(BY_QUANTITY);
    },
  );

  it.each([
    ...['접수', '주문접수', '대기', '체결대기', '체결 대기', '예약', '예약주문', '매도 접수'].map((status) => [
      '주문상태',
      status,
    ]),
    ...['Open', 'NEW', 'Pending', 'PENDING_NEW', 'Accepted', 'Working', 'Submitted'].map((status) => [
      'Status',
      status,
    ]),
    ['orderStatus', 'New'],
  ])('leaves out an order whose %s is %s', (name, status) => {
    const text = `${name}\t가격\t수량\n${status}\t50,000\t5\n체결\t60,500\t2\nFilled\t55,250\t4`;
    expect(read(text)).toEqual(BY_QUANTITY);
    expect(readPastedRounds(text, 'price', 'quantity')).toMatchObject({ notBought: 1 });
    // Where no other order was executed, an open one may be a position.
    if (status !== 'Open') expect(read(`${name}\t가격\t수량\n${status}\t50,000\t5`)).toBe('unread');
  });

  it.each(['Status', 'Position Status', 'Lot Status'])('reads open positions, by %s', (name) => {
    const rows = (status: string) => `${name}\tPrice\tQty\nOpen\t60,500\t2\n${status}\t55,250\t4`;
    expect(read(rows('Open'))).toEqual(BY_QUANTITY);
    if (name === 'Status')
      expect(readPastedRounds(rows('Closed'), 'price', 'quantity')).toMatchObject({ kind: 'unread', reason: 'sales' });
  });

  it('keeps an order for later that has bought, and purchases beside a canceled sale', () => {
    expect(read('상태\t가격\t수량\n예약매수 완료\t60,500\t2\n체결\t55,250\t4')).toEqual(BY_QUANTITY);
    const sales = (status: string) =>
      `상태\t가격\t매수수량\t매도수량\n체결\t60,500\t2\t0\n체결\t55,250\t4\t0\n${status}\t70,000\t0\t2`;
    expect(read(sales('취소'))).toEqual(BY_QUANTITY);
    expect(read(sales('체결'))).toBe('unread');
  });

  it.each(['금일매도수량', '당일매도수량', '매도시 금액'])('takes no %s beside a holding for a sale', (name) => {
    expect(read(`매입가\t보유수량\t${name}\n60,500\t2\t3\n55,250\t4\t0`)).toEqual(BY_QUANTITY);
  });

  it.each(['Total P/L', 'P&L Amount', '이익금액', '전일대비금액', 'Day Change Value'])(
    'takes neither sign of %s for a sale',
    (name) => {
      const text = `매수가\t수량\t매수금액\t${name}\n60,500\t2\t121,000\t+500\n55,250\t4\t221,000\t-300`;
      expect(read(text)).toEqual(BY_QUANTITY);
    },
  );

  it.each(['Purchase 1/Purchase 2', '1월 적립/2월 적립', '1차 분할매수/2차 분할매수'])(
    'takes %s for names of purchases',
    (names) => {
      const [first, second] = names.split('/');
      expect(read(`이름\t가격\t수량\n${first}\t60,500\t2\n${second}\t55,250\t4`)).toEqual(BY_QUANTITY);
    },
  );

  it('keeps a last purchase as large as the others, at a price of its own', () => {
    const rows = (last: string) => `일자\t가격\t수량\n1/2\t60,500\t2\n1/3\t55,250\t4\n${last}`;
    expect(read(rows('\t50,000\t6'))).toHaveLength(3);
    expect(read(rows('\t-\t6'))).toEqual(BY_QUANTITY);
    expect(read(rows('\t57,000\t6'))).toEqual(BY_QUANTITY);
  });

  it.each([
    ...['예약체결', '체결', '체결 (결제 대기)', '접수 후 부분체결', '완료'].map((status) => ['상태', status]),
    ...['Pending settlement', 'Open, partially filled', 'Filled (new)', 'Newly filled', 'Done'].map((status) => [
      'Status',
      status,
    ]),
    ...['결제상태', 'Payment Status', 'Settlement status', '메모', 'Type'].map((name) => [name, 'Pending, 대기']),
  ])('keeps a purchase whose %s is %s', (name, status) => {
    const text = `${name}\t가격\t수량\n${status}\t60,500\t2\n\t55,250\t4`;
    expect(read(text)).toEqual(BY_QUANTITY);
  });

  it('believes the executed quantity more than an open status', () => {
    expect(read('상태\t체결가\t체결수량\n접수\t60,500\t2\nOpen\t55,250\t4')).toEqual(BY_QUANTITY);
  });

  it.each(['미체결수량', 'Unfilled', 'Filled Time', 'Executed Fee'])('takes no %j for what was executed', (name) => {
    const text = `상태\t가격\t수량\t${name}\n취소\t50,000\t5\t5\n체결\t60,500\t2\t0\n체결\t55,250\t4\t0`;
    expect(readPastedRounds(text, 'price', 'quantity')).toMatchObject({ notBought: 1 });
  });

  it.each([
    '주문시간\t마켓\t주문가격\t주문량\t미체결량\n10:00\tBTC\t90,000,000\t0.01\t0.01\n11:00\tBTC\t80,000,000\t0.02\t0.020',
    'Order Qty\tOrder Price\tUnfilled\n1,000\t60,500\t1000\n10\t55,250\t10 ',
  ])('leaves out orders of which all is open, %j', (text) => {
    expect(readPastedRounds(text, 'price', 'quantity')).toMatchObject({ kind: 'unread', reason: 'notBought' });
  });

  it.each([
    ...['거래후잔량', '보유잔량', '누적잔량', '잔량'].map(
      (name) => `매수가\t수량\t${name}\n60,500\t2\t2\n55,250\t4\t6`,
    ),
    ...['Remaining', 'Remaining shares', 'Remaining balance'].map(
      (name) => `Price\tQty\t${name}\n60,500\t2\t0\n55,250\t4\t4`,
    ),
    '일자 구분 단가 수량 잔량\n11/25 매수 60,500 2 2\n11/26 매수 55,250 4 6',
  ])('does not take the holding after a purchase for an open order, %j', (text) => {
    expect(read(text)).toEqual(BY_QUANTITY);
    expect(readPastedRounds(text, 'price', 'quantity')).toMatchObject({ notBought: 0 });
  });

  it.each(['미체결수량', '미체결 잔량', '주문잔량', '잔량', 'Unfilled', 'Remaining Qty', 'Remaining'])(
    'does not read orders that are open in part, by %s',
    (name) => {
      const text = `주문수량\t주문가격\t${name}\n10\t60,500\t4\n10\t55,250\t0`;
      expect(readPastedRounds(text, 'price', 'quantity')).toMatchObject({ kind: 'unread', reason: 'open' });
      expect(read(`주문수량\t체결수량\t체결가\t${name}\n10\t2\t60,500\t8\n4\t4\t55,250\t0`)).toEqual(BY_QUANTITY);
    },
  );

  it.each([
    'Time(UTC+8)\tFilled Price\tFilled\n2026-11-25 10:00\t60,500\t2\n2026-11-26 10:00\t55,250\t4',
    'Time (UTC+05:30),Price,Qty\n2026-11-25,"60,500",2\n2026-11-26,"55,250",4',
    '종목\t보유수량\t1주 평균금액\t총 금액\nA\t2\t60,500\t121,000\nA\t4\t55,250\t221,000',
    '수량\t1주당 가격\n2\t60,500\n4\t55,250',
    '1개 매수가\t개수\n60,500\t2\n55,250\t4',
  ])('reads a heading with digits, %j', (text) => {
    expect(read(text)).toEqual(BY_QUANTITY);
  });

  it('searches the text as often for many rows as for a few', () => {
    function searches(count: number): number {
      const row = '매수\t체결\t60,500\t2\t2\n';
      const text = `구분\t상태\t가격\t수량\t체결수량\n${row.repeat(count)}`;
      const split = vi.spyOn(String.prototype, 'split');
      readPastedRounds(text, 'price', 'quantity');
      const found = split.mock.contexts.filter((context) => String(context).includes('\n')).length;
      split.mockRestore();
      return found;
    }
    expect(searches(100)).toBe(searches(2));
  });
});
