import { gs1CheckDigit } from '@toolbox/core/barcode';
import { normalWeightRange } from '@toolbox/core/body';
import { anniversaryTable, HOLIDAY_YEARS, internationalAge } from '@toolbox/core/dates';
import { TRADE_RISK_USD } from '@toolbox/core/feed';
import { kimchiPremium } from '@toolbox/core/kimchi';
import { qrCapacity } from '@toolbox/core/qr';
import {
  DEFAULT_SALARY_FORM,
  MEAL_ALLOWANCE,
  monthlyBases,
  parseSalaryInput,
  ratesIn,
  type SalaryForm,
  takeHome,
} from '@toolbox/core/salary';
import { countBytes, toCharCodes } from '@toolbox/core/text';
import { averagePrice, breakEvenPrice, DEFAULT_FEE_PERCENT } from '@toolbox/core/trading';
import { parseNumber } from '@toolbox/core/validate';
import { vatInTotal } from '@toolbox/core/vat';
import { listEtherUnits } from '@toolbox/core/wei';
import { WHALE_RISK_USD } from '@toolbox/core/whale';
import { LANGUAGES, loadToolGuide, type ToolId } from '@toolbox/i18n';
import { describe, expect, it } from 'vitest';

const MAN = 10_000;
const EOK = 100_000_000;

function exact(text: string) {
  const parsed = parseNumber(text, { field: '' });
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

/** The formats of an amount in a sentence. */
function spellings(amount: bigint | number): readonly string[] {
  const value = Number(amount);
  return [
    value.toLocaleString('en-US'),
    ...(value % MAN === 0 ? [`${(value / MAN).toLocaleString('en-US')}만`] : []),
    ...(value % (1000 * MAN) === 0 ? [`${value / (1000 * MAN)}천만`] : []),
    ...(value % EOK === 0 ? [`${value / EOK}억`] : []),
    ...(value % 1_000_000 === 0 ? [`$${value / 1_000_000} million`] : []),
  ];
}

const labels = { amount: '', dailyHours: '', weeklyDays: '', overtimeHours: '', taxRate: '' };

function monthly(amount: string, form: Partial<SalaryForm> = {}) {
  const pay = { payType: 'monthly', amount, dailyHours: '8', weeklyDays: '5' } as const;
  const input = parseSalaryInput({ ...DEFAULT_SALARY_FORM, ...pay, ...form }, labels);
  if (!input.ok) throw new Error(amount);
  return takeHome(input.value, { year: 2026, month: 11 });
}

function ratesOf(year: number) {
  const rates = ratesIn({ year, month: 11 });
  if (!rates.ok) throw new Error(String(year));
  return rates.value;
}

function salaryFigures(): readonly (bigint | number | string)[] {
  const { pension, health, care, employment, minimumWage, pensionLimits } = ratesOf(2026);
  const bases = monthlyBases(exact(String(minimumWage.hourly)), exact('40'), exact('8'));
  const month = monthly('3000000');
  return [
    `${pension.sharePercent}%`,
    `${Number(health.totalPercent) / 2}%`,
    `${care.publishedPercent}%`,
    `${employment.sharePercent}%`,
    pensionLimits.minBase,
    pensionLimits.maxBase,
    MEAL_ALLOWANCE.monthly,
    minimumWage.hourly,
    bases.byWeeks.pay,
    bases.official.pay,
    ratesOf(2027).minimumWage.hourly,
    ratesOf(2027).minimumWage.hourly * 209n,
    month.net,
    ...month.lines.map(({ amount }) => amount),
    monthly('3333333').net,
    monthly('3000000', { deductionWay: 'freelance' }).net,
  ];
}

const [ten, price, cheaper] = [exact('10'), exact('100000'), exact('80000')];
const rounded = vatInTotal(exact('10000'));
const cut = vatInTotal(exact('10000'), 'down');
const leapling = { year: 2004, month: 2, day: 29 };
const [hundredth] = anniversaryTable({ year: 2026, month: 1, day: 1 });

/** The figures in a guide, computed as in its tool. A string must occur unchanged. */
const FIGURES: Partial<Record<ToolId, readonly (bigint | number | string)[]>> = {
  'salary-calculator': salaryFigures(),
  'vat-calculator': [
    vatInTotal(exact('110000')).supply,
    vatInTotal(exact('110000')).tax,
    rounded.supply,
    rounded.tax,
    cut.supply,
    cut.tax,
  ],
  'age-calculator': [
    internationalAge(leapling, { year: 2025, month: 2, day: 28 }),
    internationalAge(leapling, { year: 2025, month: 3, day: 1 }),
  ],
  'bmi-calculator': (['who', 'kosso'] as const).flatMap((standard) => {
    const range = normalWeightRange(exact('170'), standard);
    return Object.values(range).map((kilograms) => `${kilograms.toNumber()}`);
  }),
  'date-calculator': [String(HOLIDAY_YEARS.min), String(HOLIDAY_YEARS.max), '100', String(hundredth?.date.day)],
  'char-count': [countBytes('가'.repeat(500)).double, countBytes('가'.repeat(500)).neis],
  'ascii-converter': [...toCharCodes('Aa0 가😀').split(' ')],
  'qr-generator': (['L', 'M', 'Q', 'H'] as const).map((level) => qrCapacity(level)),
  'barcode-generator': [`880123456789${gs1CheckDigit('880123456789')}`],
  'wei-converter': [
    ...listEtherUnits(10n ** 18n)
      .filter(({ unit }) => unit === 'wei' || unit === 'gwei')
      .map(({ amount }) => BigInt(amount).toLocaleString('en-US')),
    String(listEtherUnits(20n * 10n ** 9n * 21_000n).find(({ unit }) => unit === 'ether')?.amount),
  ],
  'average-price-calculator': [
    averagePrice({
      initialAmount: price.mul(ten),
      initialQuantity: ten,
      rounds: [{ mode: 'quantity', price: cheaper, quantity: ten }],
    }).averagePrice.toNumber(),
  ],
  'return-calculator': [
    `${DEFAULT_FEE_PERCENT}%`,
    Math.round(breakEvenPrice(exact('10000'), exact(DEFAULT_FEE_PERCENT)).toNumber()),
  ],
  'kimchi-premium': [`${kimchiPremium({ krwPrice: 105_000_000, usdPrice: 70_000, exchangeRate: 1_400 })?.percentage}%`],
  'whale-alert': Object.values(WHALE_RISK_USD),
  'whale-trades': Object.values(TRADE_RISK_USD),
};

describe.each(LANGUAGES)('the figures of the guides in %s', (language) => {
  it.each(Object.entries(FIGURES))('%s: as the tool computes them', async (id, figures) => {
    const { how, questions } = await loadToolGuide(language, id as ToolId);
    const text = [...how, ...questions.map(({ answer }) => answer)].join('\n');
    for (const figure of figures) {
      const written = typeof figure === 'string' ? [figure] : spellings(figure);
      expect(
        written.some((spelling) => text.includes(spelling)),
        `${figure}`,
      ).toBe(true);
    }
  });
});
