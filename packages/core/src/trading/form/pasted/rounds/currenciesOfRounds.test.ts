import { describe, expect, it } from 'vitest';
import { read } from './testing/readRounds.ts';

describe('currencies of rounds', () => {
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

  it('keeps units and signs of currencies', () => {
    expect(read('₩60,500\t0.5 BTC\n55,250원\t1개')).toEqual([
      'quantity price=₩60,500 quantity=0.5 BTC',
      'quantity price=55,250원 quantity=1개',
    ]);
  });

  it.each(['60,500원\t$605', '60,500원\t605,000'])('does not take %j for money of one currency', (row) => {
    expect(read(row)?.[0]).toMatch(/^quantity price=60,500원 quantity=/u);
  });

  it('adds the currency of a heading to an amount that was paid', () => {
    expect(read('Qty\tPrice\tAmount ($)\n2\t$60.5\t-121', 'price', 'amount')).toEqual([
      'amount price=$60.5 amount=$121',
    ]);
  });

  it('keeps the sign of an amount that no heading names', () => {
    expect(read('60,500\t-121,000', 'price', 'amount')).toEqual(['amount price=60,500 amount=-121,000']);
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
