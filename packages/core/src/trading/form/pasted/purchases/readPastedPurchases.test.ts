import { describe, expect, it } from 'vitest';
import type { PurchasePlace } from './pastedPurchases.ts';
import { readPastedPurchases } from './readPastedPurchases.ts';

const WEIGHT: PurchasePlace = { field: 'weight', weightsOnly: false };
const PRICE: PurchasePlace = { field: 'price', weightsOnly: false };
const ALONE: PurchasePlace = { field: 'weight', weightsOnly: true };

describe('readPastedPurchases', () => {
  it.each([WEIGHT, PRICE])('reads lines with a space behind a Korean factor as one column, in %j', (place) => {
    const column = { kind: 'column', field: place.field, entries: ['7만2천원', '8만3천원'] };
    expect(readPastedPurchases('7만 2천원\n8만 3천원', place)).toEqual(column);
  });

  it('reads decomposed Hangul', () => {
    for (const text of ['비중\t매수가\n30%\t7만원\n70%\t6만원', '매수가: 7만원, 6만원'])
      expect(readPastedPurchases(text.normalize('NFD'), WEIGHT)).toEqual(readPastedPurchases(text, WEIGHT));
  });

  it('does not split numbers with blanks between thousands beside a blank cell', () => {
    expect(readPastedPurchases('60 500\t\n55 250\t', WEIGHT)).toEqual({ kind: 'unread', reason: 'columns' });
  });

  it('takes a mark behind each typed line for no cell', () => {
    expect(readPastedPurchases('10 500;\n20 480;', WEIGHT)).toEqual(readPastedPurchases('10 500\n20 480', WEIGHT));
  });

  it.each([
    '-5% 30\n-10% 70',
    '-5%\t30\n-10%\t70',
    '60,500 +5%\n55,250 −3%',
    '-5%: 30\n-10%: 70',
    '비중\t가격\n+5%\t30\n10%\t70',
  ])('takes no change of a price for a weight, %j', (text) => {
    expect(readPastedPurchases(text, WEIGHT)).toEqual({ kind: 'unread', reason: 'columns' });
  });

  it.each([
    ...['가격(만원)\t비중\n6\t30%\n5\t70%', '비중 가격(만원)\n30% 6\n70% 5', '가격(만원)\n6\n5', '가격(만원): 6, 5'],
    ...['(단위: 만원)\n가격\t비중\n6\t30%\n5\t70%', '단위 천원\n60.5\n55.25'],
  ])('does not read figures in a multiple of their unit, %j', (text) => {
    expect(readPastedPurchases(text, PRICE)).toEqual({ kind: 'unread', reason: 'columns' });
  });

  it.each(['', '60,500', '60 500', '1,234.5', 'word', '₩60,500원'])('leaves %j to the field', (text) => {
    expect(readPastedPurchases(text, WEIGHT)).toEqual({ kind: 'text' });
  });

  it.each(['1\t2\t3\n4\t5\t6', '1\t2\n3', '1\tx\n2\t', '1, 2\t100\n3\t90'])('does not read the table %j', (text) => {
    expect(readPastedPurchases(text, WEIGHT)).toEqual({ kind: 'unread', reason: 'columns' });
  });

  it.each([
    ...['11/20\t60,500\n11/21\t55,250\n11/22\t50,000', '11/20 60,500\n11/21 55,250', '11/20,60500\n11/21,55250'],
    ...['11/22\t60,500\n11/21\t55,250', '09/30\t60,500\n10/05\t55,250', '1/2\t3\n1/3\t2\n1/4\t1'],
  ])('takes the days of %j for no weights', (text) => {
    for (const place of [WEIGHT, PRICE]) {
      expect(readPastedPurchases(text, place)).toEqual({ kind: 'unread', reason: 'columns' });
    }
  });

  it.each(['11/20\n11/27\n12/4', '11/20, 11/27, 12/4', '12/4\n11/27\n11/20'])(
    'takes the days of the list %j for no weights',
    (text) => {
      for (const place of [WEIGHT, ALONE]) {
        expect(readPastedPurchases(text, place)).toEqual({ kind: 'unread', reason: 'columns' });
      }
    },
  );

  it.each(['1/2\n1/3\n1/4', '1/15\n2/15\n3/15', '비중\n11/20\n11/27'])('keeps the fractions of the list %j', (text) => {
    expect(readPastedPurchases(text, WEIGHT)).toMatchObject({ kind: 'column', field: 'weight' });
  });

  it.each([
    ...['1/3\t60,500\n1/3\t55,250\n1/3\t50,000', '1/5\t60,500\n2/5\t55,250\n3/5\t50,000'],
    ...['1/2\t60,500\n1/3\t55,250\n1/6\t50,000', '1/2\t60,500\n1/4\t55,250\n1/4\t50,000'],
    ...['13/20\t60,500\n13/21\t55,250', '11/20\t60,500\n11/32\t55,250', '2/3\t3\n3/4\t2\n1/2\t1'],
    '비중\t가격\n11/20\t60,500\n11/21\t55,250',
  ])('keeps the fractions of the table %j', (text) => {
    expect(readPastedPurchases(text, WEIGHT)).toMatchObject({ kind: 'table' });
  });

  it.each(['12,5\n37,5\n50,0', '12,5%\n37,5%', '60.500,25\n55.250,40', '60500,25\n55250,40'])(
    'does not split %j, whose commas may be decimal ones',
    (text) => {
      for (const place of [WEIGHT, PRICE, ALONE]) {
        expect(readPastedPurchases(text, place)).toEqual({ kind: 'unread', reason: 'columns' });
      }
    },
  );

  it.each([
    '회차\t비중\t가격\n1\t10%\t60,500\n2\t20%\t55,250\n합계\t30%\t',
    '가격\t메모\t비중\n60,500\t-\t10%\n55,250\t-\t20%',
    '회차,비중,가격\n1,10%,60500\n2,20%,55250',
    '| 회차 | 비중 | 가격 |\n|---|---|---|\n| 1 | 10% | 60,500 |\n| 2 | 20% | 55,250 |',
    '회차 / 비중 / 가격\n1 / 10% / 60,500\n2 / 20% / 55,250',
    '회차 비중 가격\n1 10% 60,500\n2 20% 55,250',
    '회차 비중 가격\n1회차 10% 60,500\n2회차 20% 55,250',
    'No. Weight Price\n1 10% 60,500\n2 20% 55,250',
    'No.\tWeight\tPrice\n1\t10%\t60,500\n2\t20%\t55,250',
    '비중\t가격\n10%\t60,500\n20%\t55,250\n합계\t115,750',
    '가격\t비중\t금액\n60,500\t10%\t100\n55,250\t20%\t200',
    '비중\t목표 매수가\n10%\t60,500\n20%\t55,250',
    '목표가\t비중\n60,500\t10%\n55,250\t20%',
    '목표 비중\t가격\n10%\t60,500\n20%\t55,250',
    'Weight\tTarget price\n10%\t60,500\n20%\t55,250',
    // No figure, although its 2 is one in other spellings.
    '비중\t가격(㎡당)\n10%\t60,500\n20%\t55,250',
    '비중\t매수가\t목표가\n10%\t60,500\t70,000\n20%\t55,250\t70,000',
  ])('finds weights and prices by the heading, %j', (text) => {
    expect(readPastedPurchases(text, WEIGHT)).toEqual({
      kind: 'table',
      rows: [
        { weight: '10%', price: '60500' },
        { weight: '20%', price: '55250' },
      ],
    });
  });

  it.each(['종목\t비중\t가격\nA\t10%\t60,500\nB\t20%\t55,250', 'Pair,Price,Amount\nBTCUSDT,61000,61\nETHUSDT,3000,60'])(
    'does not plan the purchases of several coins or stocks, %j',
    (text) => {
      expect(readPastedPurchases(text, WEIGHT)).toEqual({ kind: 'unread', reason: 'assets' });
    },
  );

  it.each(['60,000KRW', '60,000원', '₩60,000', '60000 USDT', '60000BUSD', '60000 FDUSD', '$60,000', '60,000달러'])(
    'takes the amount %j for a weight',
    (amount) => {
      const table = `거래금액\t거래단가\n${amount}\t60,000,000KRW\n30,000\t55,000,000KRW`;
      expect(readPastedPurchases(table, WEIGHT)).toEqual({
        kind: 'table',
        rows: [
          { weight: '60000', price: '60000000KRW' },
          { weight: '30000', price: '55000000KRW' },
        ],
      });
      const column = { kind: 'column', field: 'weight', entries: ['60000', '30000'] };
      expect(readPastedPurchases(`매수금액\n${amount}\n30,000`, PRICE)).toEqual(column);
    },
  );

  it.each(['"비중\n(%)"\t매수가\n10\t60,500\n20\t55,250', '회차\t비중\t"매수\r\n가격"\n1\t10\t60,500\n2\t20\t55,250'])(
    'reads cells with several lines, %j',
    (text) => {
      expect(readPastedPurchases(text, WEIGHT)).toEqual({
        kind: 'table',
        rows: [
          { weight: '10', price: '60500' },
          { weight: '20', price: '55250' },
        ],
      });
    },
  );

  it('reads two named columns beside blank ones', () => {
    const rows = [{ weight: '10', price: '60500' }];
    expect(readPastedPurchases('비중\t가격\t\t\r\n10\t60,500\t\t\r\n', WEIGHT)).toEqual({ kind: 'table', rows });
  });

  it('keeps the currency of what no heading calls an amount', () => {
    const rows = [
      { weight: '60500원', price: '10' },
      { weight: '55250원', price: '20' },
    ];
    expect(readPastedPurchases('60,500원\t10\n55,250원\t20', WEIGHT)).toEqual({ kind: 'table', rows });
  });

  it.each(['매도', '이체입금', 'Send', 'Rewards Income'])('plans no %j', (type) => {
    const text = `거래구분\t비중\t가격\t비고\n매수\t10%\t60,500\t\n${type}\t20%\t55,250\t`;
    expect(readPastedPurchases(text, WEIGHT)).toEqual({ kind: 'unread', reason: 'others' });
  });

  it('plans no sales in columns of their own', () => {
    const text = (sold: string) => `매수가\t매수금액\t매도가\t매도금액\n60,500\t100\t70,000\t${sold}\n55,250\t200\t\t`;
    expect(readPastedPurchases(text('50'), WEIGHT)).toEqual({ kind: 'unread', reason: 'others' });
    expect(readPastedPurchases(text('0'), WEIGHT)).toMatchObject({ kind: 'table' });
  });

  it('plans no sales that a sign tells', () => {
    const text = (amount: string) => `가격\t매수금액\n60,500\t-100\n55,250\t${amount}`;
    expect(readPastedPurchases(text('+200'), WEIGHT)).toEqual({ kind: 'unread', reason: 'others' });
    expect(readPastedPurchases(text('-200'), WEIGHT)).toMatchObject({ kind: 'table' });
  });

  it('takes no note of a plan for a sale', () => {
    const text = '구분\t비중\t가격\t비고\n매수\t10%\t60,500\t5% 오르면 매도';
    expect(readPastedPurchases(text, WEIGHT)).toMatchObject({ kind: 'table' });
  });

  it.each([
    '회차\t비중\t비중\t가격\n1\t10%\t5%\t60,500\n2\t20%\t5%\t55,250',
    '비중\t가격\n1\t10%\t60,500\n2\t20%\t55,250',
  ])('does not guess which columns are meant in %j', (text) => {
    expect(readPastedPurchases(text, WEIGHT)).toEqual({ kind: 'unread', reason: 'columns' });
  });

  it.each([
    ...[
      '매수가\t비중',
      '가격\t금액',
      '체결가\t매수금',
      'Price\tAmount',
      '매수가\t얼마나',
      '무엇\t비중',
      '매입가\t투자금',
    ],
    ...['매수가 비중', '매수 가격 매수 비중', '| 매수가 | 비중 |'],
  ])('finds prices before weights below %j', (heading) => {
    const rows = [
      { weight: '10', price: '60500' },
      { weight: '20', price: '55250' },
    ];
    const text = heading.includes('\t') ? '60500\t10\n55250\t20' : '60500 10\n55250 20';
    for (const place of [WEIGHT, PRICE, ALONE]) {
      expect(readPastedPurchases(`${heading}\n${text}`, place)).toEqual({ kind: 'table', rows });
    }
  });

  it.each(['매수가,비중', '가격,금액', '매수가,얼마나'])('finds prices before weights by the names %j', (heading) => {
    expect(readPastedPurchases(`${heading}\n60500,10\n55250,20`, PRICE)).toMatchObject({
      kind: 'table',
      rows: [{ price: '60500' }, { price: '55250' }],
    });
  });

  it.each(['가격\t비중\n60500\t10', '| 가격 | 비중 |\n|---|---|\n| 60500 | 10 |'])('reads the row below %j', (text) => {
    const table = { kind: 'table', rows: [{ weight: '10', price: '60500' }] };
    for (const place of [WEIGHT, PRICE]) expect(readPastedPurchases(text, place)).toEqual(table);
  });

  it.each([
    ...['가나\t다라', '가격\t수량', 'Shares\tPrice', '회차\t가격', '가격\t', '가격\t단가', '비중\t금액', 'Cost\t가나'],
    ...['매수 가격', '매수 가격 목록'],
  ])('does not guess which columns %j names', (heading) => {
    expect(readPastedPurchases(`${heading}\n10\t60500\n20\t55250`, WEIGHT)).toEqual({
      kind: 'unread',
      reason: 'columns',
    });
  });

  it.each([
    '회차 비중 가격\n1 10% 60,500\n2 20%',
    '날짜 가격 메모\n1 60,500 2\n2 55,250 4',
    ...['회차\t비중', '회차 비중', '회차 / 비중', '날짜 비중', '| 회차 | 비중 |'].map((heading) => {
      return `${heading}\n${heading.includes('\t') ? '1\t10%\n2\t20%\n3\t30%' : '1 10%\n2 20%\n3 30%'}`;
    }),
    ...['비중\t금액', '비중\t수량'].map((heading) => `${heading}\n10%\t60,500\n20%\t55,250`),
  ])('does not spread the table %j over rows', (text) => {
    for (const place of [WEIGHT, PRICE, ALONE])
      expect(readPastedPurchases(text, place)).toEqual({ kind: 'unread', reason: 'columns' });
  });

  it.each(['물량\t단가', '수량\t단가', 'Size\tEntry', 'BTC\t분할매수', 'A\tB'])(
    'finds weights by their percentages below %j',
    (heading) => {
      const rows = [
        { weight: '10%', price: '60500' },
        { weight: '20%', price: '55250' },
      ];
      const [first, second] = heading.split('\t');
      for (const text of [`${heading}\n10%\t60,500\n20%\t55,250`, `${second}\t${first}\n60,500\t10%\n55,250\t20%`]) {
        expect(readPastedPurchases(text, WEIGHT)).toEqual({ kind: 'table', rows });
      }
    },
  );

  it('finds weights by their percentages below a title', () => {
    expect(readPastedPurchases('매수 가격 목록\n60,500 10%\n55,250 20%', WEIGHT)).toEqual({
      kind: 'table',
      rows: [
        { weight: '10%', price: '60500' },
        { weight: '20%', price: '55250' },
      ],
    });
  });

  it('skips the total of a column', () => {
    const column = { kind: 'column', field: 'weight', entries: ['10%', '20%'] };
    for (const total of ['합계 30%', 'Total 30%', '합계 30%\n평균 15%\n']) {
      expect(readPastedPurchases(`10%\n20%\n${total}`, WEIGHT)).toEqual(column);
    }
  });

  it.each([
    ['10%', '20%', '30%'],
    ['0.1', '0.2', '0.3'],
  ])('skips the sum of %s and %s without a label', (first, second, sum) => {
    const text = `회차\t비중\t가격\n1\t${first}\t60,500\n2\t${second}\t55,250\n\t${sum}\t57,000`;
    const rows = [
      { weight: first, price: '60500' },
      { weight: second, price: '55250' },
    ];
    expect(readPastedPurchases(text, WEIGHT)).toEqual({ kind: 'table', rows });
  });

  it('keeps a row whose name may be a total above other rows', () => {
    expect(readPastedPurchases('메모\t비중\t가격\nSUM\t10%\t60,500\nBTC\t20%\t55,250', WEIGHT)).toEqual({
      kind: 'table',
      rows: [
        { weight: '10%', price: '60500' },
        { weight: '20%', price: '55250' },
      ],
    });
  });

  it.each([
    ['60,500, 55,250', ['60500', '55250']],
    ['60,500\n55,250\n900\n', ['60500', '55250', '900']],
    ['10%, 20%, 70%', ['10%', '20%', '70%']],
    ['10:20:70', ['10', '20', '70']],
    ['10\t20\t70', ['10', '20', '70']],
    ['10%\t20%', ['10%', '20%']],
    ['50%, 50', ['50%', '50']],
    ['1/3\n1/3\n1/3', ['1/3', '1/3', '1/3']],
    ['1/3, 1/3, 0.3', ['1/3', '1/3', '0.3']],
    ['1. 10%\n2. 20%', ['10%', '20%']],
    ['1/2/3', ['1', '2', '3']],
  ])('reads %j as a column', (text, entries) => {
    expect(readPastedPurchases(text, WEIGHT)).toEqual({ kind: 'column', field: 'weight', entries });
  });

  it('reads weights and prices side by side, below a heading or not', () => {
    const rows = [
      { weight: '10%', price: '60500' },
      { weight: '20%', price: '55250' },
    ];
    for (const text of ['10%\t60,500\n20%\t55,250', '비중\t가격\r\n10%\t60,500\r\n20%\t55,250\r\n']) {
      expect(readPastedPurchases(text, WEIGHT)).toEqual({ kind: 'table', rows });
    }
  });

  it.each(['10%\t60,500', '10%, 60,500', '10% 60,500', '10%,60500', '60,500\t10%\n'])('reads the row %j', (text) => {
    const table = { kind: 'table', rows: [{ weight: '10%', price: '60500' }] };
    for (const place of [WEIGHT, PRICE]) expect(readPastedPurchases(text, place)).toEqual(table);
    expect(readPastedPurchases(text, ALONE)).not.toMatchObject({ kind: 'table' });
  });

  it('reads two cells without a percentage as a row from the weight on', () => {
    expect(readPastedPurchases('10\t60,500', WEIGHT)).toEqual({
      kind: 'table',
      rows: [{ weight: '10', price: '60500' }],
    });
    expect(readPastedPurchases('60,500\t55,250', PRICE)).toEqual({
      kind: 'column',
      field: 'price',
      entries: ['60500', '55250'],
    });
    expect(readPastedPurchases('10\t20', ALONE)).toEqual({ kind: 'column', field: 'weight', entries: ['10', '20'] });
  });

  it('reads prices before weights where only these are percentages', () => {
    expect(readPastedPurchases('60,500\t10%\n55,250\t20%', WEIGHT)).toEqual({
      kind: 'table',
      rows: [
        { weight: '10%', price: '60500' },
        { weight: '20%', price: '55250' },
      ],
    });
  });

  it('reads shares that are fractions, and asks where they may be a ratio', () => {
    expect(readPastedPurchases('1/3\t60,500\n2 / 3\t55,250', PRICE)).toEqual({
      kind: 'table',
      rows: [
        { weight: '1/3', price: '60500' },
        { weight: '2/3', price: '55250' },
      ],
    });
    expect(readPastedPurchases('60/40', WEIGHT)).toEqual({
      kind: 'twoWays',
      field: 'weight',
      readings: [['60/40'], ['60', '40']],
    });
    expect(readPastedPurchases('60/40', PRICE)).toEqual({ kind: 'column', field: 'price', entries: ['60', '40'] });
  });

  it('gives both readings where there are two of more than one number', () => {
    expect(readPastedPurchases('60,500,55,250', PRICE)).toEqual({
      kind: 'twoWays',
      field: 'price',
      readings: [
        ['60500', '55250'],
        ['60', '500', '55', '250'],
      ],
    });
  });

  it.each(['/', '-', '–', '@', 'x', '×', '*', '→', ':', '|'])('reads rows with %j between their cells', (mark) => {
    const table = {
      kind: 'table',
      rows: [
        { weight: '30%', price: '60500' },
        { weight: '70%', price: '55250' },
      ],
    };
    for (const place of [WEIGHT, PRICE, ALONE]) {
      const forwards = readPastedPurchases(`30% ${mark} 60,500\n70% ${mark} 55,250`, place);
      const backwards = readPastedPurchases(`60,500 ${mark} 30%\n55,250 ${mark} 70%`, place);
      expect([forwards, backwards]).toEqual([table, table]);
    }
  });

  it('finds the weight of each line by its percentage', () => {
    expect(readPastedPurchases('30% / 60,500\n55,250 / 70%', WEIGHT)).toEqual({
      kind: 'table',
      rows: [
        { weight: '30%', price: '60500' },
        { weight: '70%', price: '55250' },
      ],
    });
    expect(readPastedPurchases('60,500 / 30%', WEIGHT)).toEqual({
      kind: 'table',
      rows: [{ weight: '30%', price: '60500' }],
    });
  });

  it('reads what people write in messages', () => {
    expect(readPastedPurchases('60,500원에 30%\n55,250원에 70%씩', WEIGHT)).toEqual({
      kind: 'table',
      rows: [
        { weight: '30%', price: '60500원' },
        { weight: '70%', price: '55250원' },
      ],
    });
  });

  it.each(['1 / 3\n1 / 3\n1 / 3', '1/3\n1/3\n1/3'])('keeps the fractions of %j', (text) => {
    expect(readPastedPurchases(text, WEIGHT)).toEqual({
      kind: 'column',
      field: 'weight',
      entries: ['1/3', '1/3', '1/3'],
    });
  });

  it.each([
    ...['비중: 10%, 20%', '매수 비중 : 10% 20%', 'Weight: 10%, 20%', '비중：10%/20%', ' 비중:10%:20%\n'],
    ...['비중\n10%\n20%', '내 계획\n비중(%)\n1. 10%\n2. 20%', '| 비중 |\n|---|\n| 10% |\n| 20% |', '물량\n10%, 20%'],
    'Weight\n10%\n20%\nTotal 30%',
  ])('puts the column %j into the weights, without its heading', (text) => {
    for (const place of [WEIGHT, PRICE, ALONE]) {
      expect(readPastedPurchases(text, place)).toEqual({ kind: 'column', field: 'weight', entries: ['10%', '20%'] });
    }
  });

  it('puts a column of prices into the prices, where rows have these', () => {
    for (const place of [WEIGHT, PRICE]) {
      const pasted = readPastedPurchases('매수 가격\n60,500\n55,250', place);
      expect(pasted).toEqual({ kind: 'column', field: 'price', entries: ['60500', '55250'] });
      expect(readPastedPurchases('매수 가격: 60,500, 55,250', place)).toEqual(pasted);
      const asked = readPastedPurchases('가격\n60,500,55,250', place);
      expect(asked).toMatchObject({ kind: 'twoWays', field: 'price', readings: [['60500', '55250'], {}] });
    }
    const weights = { kind: 'column', field: 'weight', entries: ['60500', '55250'] };
    expect(readPastedPurchases('가격\n60,500\n55,250', ALONE)).toEqual(weights);
  });

  it.each(['Cost', '매수 가격 목록', '비중 가격'])('leaves a column below %j in its field', (heading) => {
    for (const place of [WEIGHT, PRICE]) {
      const column = { kind: 'column', field: place.field, entries: ['10', '20'] };
      expect(readPastedPurchases(`${heading}\n10\n20`, place)).toEqual(column);
    }
  });

  it('reads one entry below a heading', () => {
    const column = { kind: 'column', field: 'weight', entries: ['10%'] };
    expect(readPastedPurchases('비중\n10%', PRICE)).toEqual(column);
    expect(readPastedPurchases('비중: 10%', PRICE)).toEqual(column);
    expect(readPastedPurchases('비중\n60/40', PRICE)).toMatchObject({ kind: 'twoWays', field: 'weight' });
  });

  it('keeps a first entry that is no name of a field', () => {
    expect(readPastedPurchases('시장가\n60,500', PRICE)).toMatchObject({ entries: ['시장가', '60500'] });
    expect(readPastedPurchases('시장가: 60,500', PRICE)).toMatchObject({ entries: ['시장가', '60500'] });
    expect(readPastedPurchases('비중 가격: 60,500', PRICE)).toMatchObject({ entries: ['비중 가격', '60500'] });
  });
});

it('keeps the currency that only the heading of a price states', () => {
  const place = { field: 'price', weightsOnly: false } as const;
  expect(readPastedPurchases('비중\t가격(달러)\n10%\t60.5\n20%\t$55.2', place)).toEqual({
    kind: 'table',
    rows: [
      { weight: '10%', price: '60.5달러' },
      { weight: '20%', price: '$55.2' },
    ],
  });
  const column = { kind: 'column', field: 'price', entries: ['60.5USD', '55.2USD'] };
  expect(readPastedPurchases('Price (USD)\n60.5\n55.2', place)).toEqual(column);
});

it('does not read a row of an unknown type beside purchases', () => {
  const text = '구분\t비중\t단가\n매수\t10%\t60,500\n신용상환\t20%\t70,000';
  expect(readPastedPurchases(text, { field: 'weight', weightsOnly: false })).toEqual({
    kind: 'unread',
    reason: 'others',
  });
});

it('reads the prices of a log, not its running average', () => {
  const text = '회차\t가격\t비중\t평균단가\n1\t60,500\t10\t60,500\n2\t54,450\t20\t56,338';
  expect(readPastedPurchases(text, { field: 'weight', weightsOnly: false })).toEqual({
    kind: 'table',
    rows: [
      { weight: '10', price: '60500' },
      { weight: '20', price: '54450' },
    ],
  });
});

it('takes amounts that were paid for weights without their sign', () => {
  const text = 'Price\tAmount\n60,500\t-$1,726.20\n55,250\t($868.60)';
  expect(readPastedPurchases(text, { field: 'weight', weightsOnly: false })).toMatchObject({
    rows: [{ weight: '1726.20' }, { weight: '868.60' }],
  });
});

it.each(['', '비중\t가격\n'])('drops no row that is in words, below %j', (heading) => {
  const text = `${heading}10%\t60,500\n이십 퍼센트\t오만원\n20%\t50,000`;
  expect(readPastedPurchases(text, { field: 'weight', weightsOnly: false })).toEqual({
    kind: 'unread',
    reason: 'columns',
  });
});

it('reads prices with their currency before them', () => {
  const text = 'Weight\tPrice\n10%\tUSD 100\n20%\tRs. 1,500';
  expect(readPastedPurchases(text, { field: 'weight', weightsOnly: false })).toMatchObject({
    rows: [{ price: '100 USD' }, { price: '₹1500' }],
  });
});
