/** `pnpm mutation salary/tax/tableTax` lists them; each was compared in all 646 rows for 1 to 11 persons. */
const SAME_TABLE: readonly (readonly [text: string, ...replacement: string[]])[] = [
  ["two: { fixed: 3_600_000, percents: ['4', '4', '2', '1'] },", '(3_600_000 + 1)'],
  ["more: { fixed: 5_000_000, percents: ['7', '7', '5', '3'] },", '(5_000_000 + 1)'],
  [
    'const SPECIAL_BANDS = [0, 30_000_000, 45_000_000, 70_000_000] as const;',
    ...['(0 + 1)', '(30_000_000 + 1)', '(45_000_000 + 1)', '(70_000_000 + 1)'],
  ],
  ['const LARGE_FAMILY = { from: 40_000_000, percent: 4 } as const;', '(40_000_000 + 1)'],
  ['const PENSION = { tenthsOfPercent: 45n, maxBase: 4_490_000n, baseUnit: 1_000n } as const;', '(4_490_000n + 1n)'],
  ['return one.compare(other) < 0 ? one : other;', '<=', '(0 + 1)'],
  ['return one.compare(other) > 0 ? one : other;', '>='],
  [
    'const takenBack = band === 1 ? yearlyPay.sub(SPECIAL_BANDS[1]).mul(TAKEN_BACK_PERCENT).div(100) : exact(0);',
    '(0 + 1)',
  ],
  ['const above = most(yearlyPay.sub(LARGE_FAMILY.from), exact(0));', '(0 + 1)'],
  ['const base = cut > PENSION.maxBase ? PENSION.maxBase : cut;', '>='],
  ['if (yearlyPay.compare(55_000_000) <= 0) return exact(660_000);', '<', '(55_000_000 + 1)'],
  ['if (yearlyPay.compare(70_000_000) <= 0) return exact(630_000);', '<', '(70_000_000 + 1)'],
  [
    'return most(exact(500_000), yearlyPay.sub(70_000_000).div(-2).add(630_000));',
    ...['(70_000_000 + 1)', '(630_000 + 1)'],
  ],
  ['const tax = stepped(most(taxable, exact(0)), brackets);', '(0 + 1)'],
  ['return withheld < leastTax ? 0n : withheld;', '<='],
];

type Place = { readonly file: string; readonly text: string; readonly replacement: string };

/** Mutants that change nothing anyone can see, and why. */
const EQUIVALENT: readonly (Place & { readonly reason: string })[] = [
  ...['(1 + 1)', '<='].map((replacement) => ({
    file: 'src/kimchi/rankCoins.ts',
    text: "if (order === 'name') return found.toSorted((one, other) => (one.coin < other.coin ? -1 : 1));",
    replacement,
    reason: 'Only the sign counts, and no two coins have the same name.',
  })),
  {
    file: 'src/kimchi/rankCoins.ts',
    text: "const sign = order === 'highest' ? -1 : 1;",
    replacement: '(1 + 1)',
    reason: 'Only the sign counts.',
  },
  {
    file: 'src/kimchi/history/premiumChange.ts',
    text: 'if (first === undefined || last === undefined || first === last) return undefined;',
    replacement: '&&',
    reason: 'A history without points has neither end, and one point begins too late.',
  },
  {
    file: 'src/kimchi/history/chartLines.ts',
    text: 'if (!(span > 0) || most < 1) return [];',
    replacement: '>=',
    reason: 'A span of 0 has no logarithm, which leads to no lines either.',
  },
  ...['(0 + 1)', '(12 + 1)'].map((replacement) => ({
    file: 'src/kimchi/history/chartLines.ts',
    text: 'return Array.from({ length: Math.max(0, count) }, (_, place) => Number(((first + place) * step).toPrecision(12)));',
    replacement,
    reason: 'There are at least two lines, and twelve digits are as free of rounding errors as thirteen.',
  })),
  ...['<=', '(1 + 1)', '(0 + 1)'].map((replacement) => ({
    file: 'src/trading/averagePlaces.ts',
    text: 'const significant = value.abs().compare(1) < 0 ? SMALL_PRICE_DIGITS : 1;',
    replacement,
    reason: 'An amount from 1 on shows one significant digit with two decimals, and trailing zeros are dropped.',
  })),
  {
    file: 'src/trading/placesFor.ts',
    text: 'if (whole > 0n) return Math.max(least, significant - whole.toString().length);',
    replacement: '(0n + 1n)',
    reason: 'From 1 to 9 the search for the first digit after zeros finds it at once, before the point.',
  },
  {
    file: 'src/trading/runningAverages.ts',
    text: 'let d = 1n;',
    replacement: '(1n + 1n)',
    reason: 'It begins as the denominator of 0.',
  },
  {
    file: 'src/trading/dcaPlan.ts',
    text: 'const EQUAL_WEIGHT = 1;',
    replacement: '(1 + 1)',
    reason: 'It stands for all weights at once, and only their ratio counts.',
  },
  {
    file: 'src/salary/form/parseSalaryInput.ts',
    text: 'if (!amount.ok || !overtimeHours.ok || Object.keys(failure).length > 0) return { ok: false, failure };',
    replacement: '&&',
    reason: 'Both are also among the failures by field; the compiler does not know it.',
  },
  {
    file: 'src/salary/minimumWageCheck.ts',
    text: 'const january = monthInTables({ year, month: 1 });',
    replacement: '(1 + 1)',
    reason: 'A minimum wage holds for a whole year.',
  },
  {
    file: 'src/dates/spans/dDay.ts',
    text: "return difference > 0 ? { kind: 'ahead', days, label: `D-${days}` } : { kind: 'past', days, label: `D+${days}` };",
    replacement: '>=',
    reason: 'A difference of 0 has been answered before.',
  },
  {
    file: 'src/dates/lunar/lunarToSolar.ts',
    text: 'if (leap) return month === repeated ? month : -1;',
    replacement: '(1 + 1)',
    reason: 'No month is before the first, however far.',
  },
  {
    file: 'src/dates/holidays/addBusinessDays.ts',
    text: 'const MIN_BUSINESS_DAYS_A_YEAR = 200;',
    replacement: '(200 + 1)',
    reason: 'It is a careful guess: every year has had more than 240.',
  },
  {
    file: 'src/dates/holidays/addBusinessDays.ts',
    text: 'const reach = Math.ceil(Math.abs(businessDays) / MIN_BUSINESS_DAYS_A_YEAR);',
    replacement: '*',
    reason: 'The holidays of more years than needed are looked up, up to all.',
  },
  ...['<=', '(0 + 1)'].flatMap((replacement) => [
    {
      file: 'src/dates/holidays/addBusinessDays.ts',
      text: 'const far = businessDays < 0 ? Math.max(HOLIDAY_YEARS.min, year - reach) : Math.min(HOLIDAY_YEARS.max, year + reach);',
      replacement,
      reason: 'No days reach no further than the year itself.',
    },
    {
      file: 'src/dates/holidays/addBusinessDays.ts',
      text: 'const step = businessDays < 0 ? -1 : 1;',
      replacement,
      reason: 'No days make no step.',
    },
  ]),
  ...SAME_TABLE.flatMap(([text, ...mistakes]) =>
    mistakes.map((replacement) => ({
      file: 'src/salary/tax/tableTax.ts',
      text,
      replacement,
      reason: 'No row of the table shows it: a tax is computed in the middle of a row, and cut to 10 won.',
    })),
  ),
  {
    file: 'src/salary/tax/withheldTax.ts',
    text: 'if (family <= SIMPLIFIED_TABLE.family) return eleven;',
    replacement: '<',
    reason: 'With eleven persons, none is beyond the eleventh.',
  },
  ...['>=', '(0n + 1n)'].map((replacement) => ({
    file: 'src/salary/tax/withheldTax.ts',
    text: 'return won > 0n ? (won / WON_UNIT) * WON_UNIT : 0n;',
    replacement,
    reason: 'Less than 10 won are cut to 0 anyway.',
  })),
  {
    file: 'src/salary/weeklyHolidayHours.ts',
    text: 'const counted = capped && hours.compare(FULL_WEEK_HOURS) > 0 ? exact(FULL_WEEK_HOURS) : hours;',
    replacement: '>=',
    reason: 'The hours of a full week are as many, capped or not.',
  },
  {
    file: 'src/exact/roundToWhole.ts',
    text: 'return (whole.s * whole.n) / whole.d;',
    replacement: '*',
    reason: 'What is rounded to a whole number has the denominator 1.',
  },
  {
    file: 'src/trading/form/fields/stepFeePercent.ts',
    text: 'const ALL_PLACES = 100;',
    replacement: '(100 + 1)',
    reason: 'No fee that the field takes has as many decimals.',
  },
];

/** Why a mutant may survive, if it may. */
export function explanationOf({ file, text, replacement }: Place): string | undefined {
  const line = text.trim();
  return EQUIVALENT.find((one) => one.file === file && one.text === line && one.replacement === replacement)?.reason;
}
