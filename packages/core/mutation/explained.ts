type Place = { readonly file: string; readonly text: string; readonly becomes: string };

/** Mutants that change nothing anyone can see, and why. */
const EQUIVALENT: readonly (Place & { readonly reason: string })[] = [
  {
    file: 'src/vat/vat.ts',
    text: 'return (rounded.s * rounded.n) / rounded.d;',
    becomes: '*',
    reason: 'What is rounded to whole won has the denominator 1.',
  },
  ...['(1 + 1)', '<='].map((becomes) => ({
    file: 'src/kimchi/rankCoins.ts',
    text: "if (order === 'name') return found.toSorted((one, other) => (one.coin < other.coin ? -1 : 1));",
    becomes,
    reason: 'Only the sign counts, and no two coins have the same name.',
  })),
  {
    file: 'src/kimchi/rankCoins.ts',
    text: "const sign = order === 'highest' ? -1 : 1;",
    becomes: '(1 + 1)',
    reason: 'Only the sign counts.',
  },
  {
    file: 'src/kimchi/premiumChange.ts',
    text: 'if (first === undefined || last === undefined || first === last) return undefined;',
    becomes: '&&',
    reason: 'A history without points has neither end, and one point begins too late.',
  },
  {
    file: 'src/kimchi/chartLines.ts',
    text: 'if (!(span > 0) || most < 1) return [];',
    becomes: '>=',
    reason: 'A span of 0 has no logarithm, which leads to no lines either.',
  },
  ...['(0 + 1)', '(12 + 1)'].map((becomes) => ({
    file: 'src/kimchi/chartLines.ts',
    text: 'return Array.from({ length: Math.max(0, count) }, (_, place) => Number(((first + place) * step).toPrecision(12)));',
    becomes,
    reason: 'There are at least two lines, and twelve digits are as free of rounding errors as thirteen.',
  })),
  ...['<=', '(1 + 1)', '(0 + 1)'].map((becomes) => ({
    file: 'src/trading/averagePlaces.ts',
    text: 'const significant = value.abs().compare(1) < 0 ? SMALL_PRICE_DIGITS : 1;',
    becomes,
    reason: 'An amount from 1 on shows one significant digit with two decimals, and trailing zeros are dropped.',
  })),
  {
    file: 'src/trading/placesFor.ts',
    text: 'if (whole > 0n) return Math.max(least, significant - whole.toString().length);',
    becomes: '(0n + 1n)',
    reason: 'From 1 to 9 the search for the first digit after zeros finds it at once, before the point.',
  },
  {
    file: 'src/trading/runningAverages.ts',
    text: 'let d = 1n;',
    becomes: '(1n + 1n)',
    reason: 'It begins as the denominator of 0.',
  },
  {
    file: 'src/trading/dcaPlan.ts',
    text: 'const EQUAL_WEIGHT = 1;',
    becomes: '(1 + 1)',
    reason: 'It stands for all weights at once, and only their ratio counts.',
  },
  {
    file: 'src/salary/form/parseSalaryInput.ts',
    text: 'if (!amount.ok || !overtimeHours.ok || Object.keys(failure).length > 0) return { ok: false, failure };',
    becomes: '&&',
    reason: 'Both are also among the failures by field; the compiler does not know it.',
  },
  {
    file: 'src/salary/minimumWageCheck.ts',
    text: 'const january = monthInTables({ year, month: 1 });',
    becomes: '(1 + 1)',
    reason: 'A minimum wage holds for a whole year.',
  },
  {
    file: 'src/trading/form/stepFeePercent.ts',
    text: 'const ALL_PLACES = 100;',
    becomes: '(100 + 1)',
    reason: 'No fee that the field takes has as many decimals.',
  },
];

/** Why a mutant may survive, if it may. */
export function explanationOf({ file, text, becomes }: Place): string | undefined {
  const line = text.trim();
  return EQUIVALENT.find((one) => one.file === file && one.text === line && one.becomes === becomes)?.reason;
}
