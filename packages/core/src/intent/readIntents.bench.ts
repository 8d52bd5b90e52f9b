import { expect, test } from 'vitest';
import { MAX_QUESTION_UNITS, readIntents } from './index.ts';
import { context } from './testing/intents.ts';

/** The search box reads its text at each key. */
const KEY_MS = 100;

const repeated = (text: string) => text.repeat(MAX_QUESTION_UNITS).slice(0, MAX_QUESTION_UNITS);

test.for([
  ['numbers', repeated('1 ')],
  ['dates', repeated('2026-03-01 ')],
  ['blanks', `x${' '.repeat(MAX_QUESTION_UNITS - 2)}x`],
  ['digits', repeated('9')],
] as const)('the longest question: %s', { timeout: 60_000 }, async ([name, text], { bench }) => {
  const { latency } = await bench(name, () => void readIntents(text, context)).run({ iterations: 10 });
  expect(latency.p50).toBeLessThan(KEY_MS);
});
