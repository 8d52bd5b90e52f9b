import { expect, test } from 'vitest';
import { alignLines } from './alignLines.ts';

const EDITED_MS = 300;
/** The longest that a page may seem frozen where there is no worker. */
const FREEZE_MS = 5000;

const line = (index: number): string => `line ${index} of a text with ${(index * 7919) % 1000} in it`;
const base = Array.from({ length: 10_000 }, (_, index) => line(index));
const edited = base.flatMap((text, index) =>
  index % 100 === 3 ? [] : index % 50 === 7 ? [`${text} edited`] : index % 70 === 9 ? [text, 'new'] : [text],
);

test.for([
  ['a few hundred differences', edited, EDITED_MS],
  ['wholly different', base.map((text) => `${text}!`), FREEZE_MS],
  ['shuffled', base.map((_, index) => line((index * 7919) % 10_000)), FREEZE_MS],
  ['repetitive', base.map((_, index) => `${((index * 7919) % 13) % 5}`), FREEZE_MS],
] as const)('10,000 lines: %s', { timeout: 120_000 }, async ([name, other, goalMs], { bench }) => {
  const [one, two] = [base.join('\n'), other.join('\n')];
  const { latency } = await bench(name, () => void alignLines(one, two)).run({ iterations: 5 });
  expect(latency.p50).toBeLessThan(goalMs);
});
