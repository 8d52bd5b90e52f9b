type Place = { readonly file: string; readonly text: string; readonly becomes: string };

/** Mutants that change nothing anyone can see, and why. */
const EQUIVALENT: readonly (Place & { readonly reason: string })[] = [
  {
    file: 'src/vat/vat.ts',
    text: 'return (rounded.s * rounded.n) / rounded.d;',
    becomes: '*',
    reason: 'What is rounded to whole won has the denominator 1.',
  },
];

/** Why a mutant may survive, if it may. */
export function explanationOf({ file, text, becomes }: Place): string | undefined {
  const line = text.trim();
  return EQUIVALENT.find((one) => one.file === file && one.text === line && one.becomes === becomes)?.reason;
}
