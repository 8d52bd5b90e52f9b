import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { premiumFigureReadings } from './premiumFigureReadings.ts';

describe('premiumFigureReadings', () => {
  it.each([
    ['9.5만 달러', '95000'],
    ['9만 5천', '95000'],
    ['9만 5,000달러', '95000'],
    ['$9만 5천', '95000'],
    ['십만 달러', '100000'],
    ['약 9.5만 달러', '95000'],
    ['95000 USDT', '95000'],
    ['95,000usdt', '95000'],
    ['USDT 95,000', '95000'],
    ['95,000 테더', '95000'],
    ['$95,000/BTC', '95000'],
    ['95000 USDT/BTC', '95000'],
    ['1 BTC = $95,000', '95000'],
    ['해외 가격: $67,000.00', '67000'],
    ['Price overseas: $67,000.00', '67000'],
    ['Price overseas: $67,000.00 (Binance · 2:05:09 PM)', '67000'],
  ])('usd: %j may be %s', (text, value) => {
    expect(premiumFigureReadings(text, 'usd').map(String)).toEqual([value]);
  });

  it.each([
    ['1,385.5원/달러', '1385.5'],
    ['1,385.50 KRW/USD', '1385.5'],
    ['1385 won per dollar', '1385'],
    ['1385원/USDT', '1385'],
    ['1385원/1달러', '1385'],
    ['1달러=1385원', '1385'],
    ['1달러 = 1,385.50원', '1385.5'],
    ['1 USD = 1,385.50 KRW', '1385.5'],
    ['$1 = ₩1,385.50', '1385.5'],
    ['1 USDT = 1,452.00원', '1452'],
    ['원/달러 환율: 1달러 = 1,447.50원', '1447.5'],
    ['원/달러 환율: 1달러 = 1,447.50원 (네이버 환율 · 11월 20일 14:05)', '1447.5'],
    ['USD/KRW rate: $1 = ₩1,447.50', '1447.5'],
    ['1달러당 1385원', '1385'],
    ['달러당 1,385원', '1385'],
    ['USD/KRW 1385.5', '1385.5'],
    ['USDKRW 1385.5', '1385.5'],
    ['1385.5 USD/KRW', '1385.5'],
    ['원/달러 1385.5', '1385.5'],
    ['환율: 약 1,385원', '1385'],
  ])('rate: %j may be %s', (text, value) => {
    expect(premiumFigureReadings(text, 'rate').map(String)).toEqual([value]);
  });

  it.each([
    ['국내 가격: 99,000,000원', '99000000'],
    ['국내 가격: 99,000,000원 (업비트 · 14:05:09)', '99000000'],
    ['국내 가격: 99,000,000원 (직접 입력)', '99000000'],
    ['Price in Korea: ₩99,000,000 (Typed by you)', '99000000'],
    ['1 BTC = 99,000,000원', '99000000'],
    ['99,000,000원/BTC', '99000000'],
    ['9,900만원/개', '99000000'],
  ])('krw: %j may be %s', (text, value) => {
    expect(premiumFigureReadings(text, 'krw').map(String)).toEqual([value]);
  });

  it.each([
    ['김프 3%', '3'],
    ['김프3', '3'],
    ['프리미엄 −2.5%', '-2.5'],
    ['kimchi premium 3%', '3'],
    ['BTC 김치 프리미엄: +2.08%', '2.08'],
    ['BTC 김치 프리미엄 +2.08%', '2.08'],
    ['5%p', '5'],
    ['5%포인트', '5'],
    ['5 pp', '5'],
    ['−1.81 percentage points', '-1.81'],
    ['김프 3% 이상', '3'],
    ['김프 0%', '0'],
  ])('percent: %j may be %s', (text, value) => {
    expect(premiumFigureReadings(text, 'percent').map(String)).toEqual([value]);
  });

  it.each([
    ['9만원', 'usd'],
    ['9만 원', 'usd'],
    ['₩95,000', 'usd'],
    ['1달러 = 1385원', 'usd'],
    ['0 USDT', 'usd'],
    ['-5 USDT', 'usd'],
    ['비싸요', 'usd'],
    ['1달러 = 1385원', 'krw'],
    ['1,385.5원/달러', 'krw'],
    ['1 BTC = 1385원', 'rate'],
    ['12:30', 'rate'],
    ['1385엔/달러', 'rate'],
    ['김프', 'percent'],
    ['3% 달러', 'percent'],
    ['', 'usd'],
    // Any number field has these readings.
    ['약 300', 'krw'],
    ['3', 'percent'],
    [`환율: ${'1'.repeat(120)}`, 'rate'],
  ] as const)('%j has no reading as %s', (text, figure) => {
    expect(premiumFigureReadings(text, figure)).toEqual([]);
  });

  it('reads the rate of any equation', () => {
    const rate = fc.integer({ min: 1, max: 10_000_000 }).map((hundredths) => hundredths / 100);
    const form = fc.constantFrom(
      '1달러 = #원',
      '#원/달러',
      '1 USD = # KRW',
      '달러당 #원',
      '환율: $1 = ₩#',
      '# KRW/USD',
    );
    fc.assert(
      fc.property(rate, form, (value, frame) => {
        const text = frame.replace('#', value.toLocaleString('en', { maximumFractionDigits: 2 }));
        expect(premiumFigureReadings(text, 'rate').map(Number)).toEqual([value]);
      }),
      { numRuns: 1000 },
    );
  });
});
