import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { functionSizes } from './functionSizes.ts';
import { readPackage } from './readPackage.ts';
import { sizeParts } from './sizeParts.ts';
import { GOAL_BYTES, percentBelowGoal, SIZE_REPORT } from './sizeReport.ts';

const MAX_RATIONAL = 1500;
const MAX_MEDIAN = 500;
/**
 * In percent. What is above the goal is listed with its reason. Whatever reads what people type brings the reader of
 * typed numbers, which a page with a form has anyway, so that it is counted without it as well.
 */
const MIN_BELOW_GOAL = 65;
const MIN_BELOW_GOAL_BEYOND_READER = 74;
/** A change this small of one function needs no new page. */
const SLACK = 0.05;
const ROOT = join(import.meta.dirname, '../../..');

describe('what the core weighs in a page', async () => {
  const core = readPackage('core');
  const { rational, sizes } = await functionSizes(core);
  const functions = new Set(
    core.entries.flatMap(({ declarations }) =>
      declarations.filter(({ kind }) => kind === 'function').map(({ name }) => name),
    ),
  );

  it('is measured for every function', () => expect(new Set(sizes.map(({ name }) => name))).toEqual(functions));

  it('is small for the exact number that formulas share', () => {
    expect(rational).toBeGreaterThan(300);
    expect(rational).toBeLessThan(MAX_RATIONAL);
  });

  it('is small for half of the functions', () => {
    const bytes = sizes.map((size) => size.bytes).toSorted((a, b) => a - b);
    expect(bytes[Math.floor(bytes.length / 2)]).toBeLessThan(MAX_MEDIAN);
  });

  it('is not larger than it was for the others', () => {
    expect(percentBelowGoal(sizes.map(({ bytes }) => bytes))).toBeGreaterThanOrEqual(MIN_BELOW_GOAL);
    const beyondReader = sizes.map((size) => size.beyondReader);
    expect(percentBelowGoal(beyondReader)).toBeGreaterThanOrEqual(MIN_BELOW_GOAL_BEYOND_READER);
  });

  it('contains every large function: run `pnpm size:core --write`', () => {
    const report = readFileSync(join(ROOT, SIZE_REPORT), 'utf8');
    const listed = new Set(Array.from(report.matchAll(/^\| `(\w+)` \|/gmu), ([, name]) => name));
    const large = sizes.filter(({ bytes }) => bytes >= GOAL_BYTES * (1 + SLACK));
    const small = sizes.filter(({ bytes }) => bytes < GOAL_BYTES * (1 - SLACK));
    expect(large.filter(({ name }) => !listed.has(name))).toEqual([]);
    expect(small.filter(({ name }) => listed.has(name))).toEqual([]);
    expect([...listed].filter((name) => name !== undefined && !functions.has(name))).toEqual([]);
  });
});

describe('sizeParts', () => {
  it('names what most of the code belongs to, the largest first, without the exact number', () => {
    const modules = new Map([
      ['/r/packages/core/src/exact/exact.ts', 9000],
      ['/r/packages/core/src/validate/parseNumber.ts', 500],
      ['/r/packages/core/src/vat/form/parseVatAmount.ts', 300],
      ['/r/packages/core/src/validate/numberUnits.ts', 200],
      ['/r/node_modules/diff/index.js', 100],
    ]);
    expect(sizeParts(modules)).toEqual(['the reader of typed numbers', 'its own code']);
  });
});
