import { describe, expect, it } from 'vitest';
import { readPastedRounds } from './readPastedRounds.ts';
import { BY_AMOUNT, BY_QUANTITY, read } from './testing/readRounds.ts';

describe('the columns of pasted rounds', () => {
  it.each([
    ['금액 가격\n100만 5천원\n200만 4천원', ['amount price=5천원 amount=100만', 'amount price=4천원 amount=200만']],
    ['수량 단가\n1만 5천원\n2만 6천원', ['quantity price=5천원 quantity=1만', 'quantity price=6천원 quantity=2만']],
  ])('reads two columns that the heading of %j names', (table, rounds) => {
    expect(read(table)).toEqual(rounds);
  });

  it.each(['60,500\t2\n55,250\t4', '단가\t매수금액\n60,500\t2\n55,250\t4', '금액\t가격\n2\t60,500\n4\t55,250'])(
    'reads a table of amounts, %j',
    (text) => {
      expect(read(text, 'price', 'amount')).toEqual(BY_AMOUNT);
    },
  );

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

  it('reads a column into the field that it is pasted into', () => {
    expect(read('60,500\n55,250\n')).toEqual(['quantity price=60,500', 'quantity price=55,250']);
    expect(read('2\n4', 'quantity')).toEqual(['quantity quantity=2', 'quantity quantity=4']);
    expect(read('목록\n2\n4', 'amount', 'amount')).toEqual(['amount amount=2', 'amount amount=4']);
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

  it.each(['Side\tCost\nBuy\t100\nBuy\t90', 'Side,Cost\nBuy,100\nBuy,90', '구분\t평균금액\n매수\t100\n매수\t90'])(
    'takes no column for the price and the amount, %j',
    (text) => {
      expect(read(text)).toBe('columns');
      expect(read(text, 'price', 'amount')).toBe('columns');
    },
  );

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
});
