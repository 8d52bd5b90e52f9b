import type { FunctionSizes } from './functionSizes.ts';
import { weigh } from './measureSize.ts';
import { sizeParts } from './sizeParts.ts';

/** Where `pnpm size:core --write` writes it, from the root of the repository. */
export const SIZE_REPORT = 'docs/core-sizes.md';
/** The goal for a function, in bytes beyond the exact number. */
export const GOAL_BYTES = 1000;
const BYTES_PER_KB = 1000;

/** What part of the functions is below the goal, in whole percent. */
export function percentBelowGoal(bytes: readonly number[]): number {
  return Math.floor((100 * bytes.filter((size) => size < GOAL_BYTES).length) / bytes.length);
}

function kb(bytes: number): string {
  return (bytes / BYTES_PER_KB).toFixed(1);
}

/** The functions above the goal, with what makes them large, as a page of the documentation. */
export async function sizeReport({ rational, reader, sizes }: FunctionSizes): Promise<string> {
  const large = sizes.filter(({ bytes }) => bytes >= GOAL_BYTES).toSorted((a, b) => b.bytes - a.bytes);
  const rows = [];
  for (const { name, entry, bytes } of large) {
    const { modules } = await weigh([[name, entry]]);
    rows.push(`| \`${name}\` | \`${entry}\` | ${kb(bytes)} | ${sizeParts(modules).join('; ')} |`);
  }
  const below = percentBelowGoal(sizes.map(({ bytes }) => bytes));
  const belowBoth = percentBelowGoal(sizes.map(({ beyondReader }) => beyondReader));
  return `# Sizes of the functions of the core

Written by \`pnpm size:core --write\`. Kilobytes (1,000 bytes) minified and compressed with gzip, beyond the exact number that most functions share (${kb(rational)} kB).

${below}% of the ${sizes.length} functions are below ${kb(GOAL_BYTES)} kB; without the reader of typed numbers (${kb(reader)} kB), which all forms share, ${belowBoth}% are. An app that takes several
functions loads what they share once. The functions from ${kb(GOAL_BYTES)} kB on, with what they mostly consist of:

| Function | Entry | kB | Mostly |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}
