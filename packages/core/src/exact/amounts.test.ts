import { describe, expect, it } from 'vitest';
import * as body from '../body/index.ts';
import * as salary from '../salary/index.ts';
import * as trading from '../trading/index.ts';
import * as vat from '../vat/index.ts';
import { type Amount, Exact, exact } from './exact.ts';
import { formatExact } from './formatExact.ts';
import { roundExact } from './roundExact.ts';

/** Every type in which a caller may have the same amounts. */
const WAYS: readonly (readonly [name: string, way: (value: number) => Amount])[] = [
  ['numbers', (value) => value],
  ['text', (value) => String(value)],
  ['whole numbers where they are whole', (value) => (Number.isInteger(value) ? BigInt(value) : value)],
];

const FORMULAS: Readonly<Record<string, (of: (value: number) => Amount) => unknown>> = {
  vatOnSupply: (of) => vat.vatOnSupply(of(10_000.5)),
  vatInTotal: (of) => vat.vatInTotal(of(11_000)),
  bmi: (of) => body.bmi({ heightCm: of(172.5), weightKg: of(70) }),
  bmiClass: (of) => body.bmiClass(of(24.9), 'kosso'),
  normalWeightRange: (of) => body.normalWeightRange(of(170), 'who'),
  distanceToClasses: (of) => body.distanceToClasses({ heightCm: of(200), weightKg: of(101) }, 'who'),
  looksSwapped: (of) => body.looksSwapped({ heightCm: of(65), weightKg: of(170) }),
  breakEvenPrice: (of) => trading.breakEvenPrice(of(100), of(0.05)),
  priceForReturn: (of) => trading.priceForReturn(of(100), of(0.05), of(10)),
  unrealizedProfit: (of) =>
    trading.unrealizedProfit({ entryPrice: of(100), currentPrice: of(120.5), quantity: of(0.3) }),
  tradeReturn: (of) =>
    trading.tradeReturn({ buyPrice: of(100), quantity: of(0.3), sellPrice: of(110), feePercent: of(0.05) }),
  returnScenarios: (of) => trading.returnScenarios({ buyPrice: of(100), quantity: of(3), feePercent: of(0.05) }),
  averagePrice: (of) =>
    trading.averagePrice({
      initialAmount: of(1000),
      initialQuantity: of(0.5),
      rounds: [
        { mode: 'quantity', price: of(900), quantity: of(1) },
        { mode: 'amount', price: of(800), amount: of(400) },
      ],
    }),
  quantityForAverage: (of) =>
    trading.quantityForAverage({ totalCost: of(1000), totalQuantity: of(10) }, of(80), of(90)),
  priceForAverage: (of) => trading.priceForAverage({ totalCost: of(1000), totalQuantity: of(10) }, of(10), of(90)),
  dcaPlan: (of) =>
    trading.dcaPlan({
      mode: 'linear',
      budget: of(1000),
      firstPrice: of(100),
      stopPrice: of(80.5),
      purchases: 3,
      weights: [of(1), of(2), of(3)],
      notices: [],
    }),
  weeklyHolidayHours: (of) => salary.weeklyHolidayHours(of(20), { capped: true }),
  officialMonthlyHours: (of) => salary.officialMonthlyHours(of(40), of(8)),
  monthlyBases: (of) => salary.monthlyBases(of(10_320), of(40), of(8)),
  roundExact: (of) => roundExact(of(2.5)),
  formatExact: (of) => formatExact(of(1234.5), { places: 2, group: true }),
};

/** Exact numbers as text, so that equal values compare equal however they were computed. */
function plain(value: unknown): unknown {
  if (value instanceof Exact) return String(value);
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, plain(field)]));
}

describe.each(Object.entries(FORMULAS))('%s', (_, formula) => {
  it.each(WAYS)('takes %s', (_name, way) => {
    expect(plain(formula(way))).toEqual(plain(formula((value) => exact(value))));
  });
});
