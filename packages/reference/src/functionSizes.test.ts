import { describe, expect, it } from 'vitest';
import { functionSizes } from './functionSizes.ts';
import { readPackage } from './readPackage.ts';

const MAX_RATIONAL = 1500;
const MAX_MEDIAN = 500;

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
});
