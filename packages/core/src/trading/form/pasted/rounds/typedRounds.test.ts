import { describe, expect, it } from 'vitest';
import { readPastedRounds } from './readPastedRounds.ts';
import { BY_AMOUNT, BY_QUANTITY, read } from './testing/readRounds.ts';

describe('typed rounds', () => {
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
});
