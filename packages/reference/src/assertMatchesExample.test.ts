import { exact } from '@toolbox/core/exact';
import { describe, expect, it } from 'vitest';
import { assertMatchesExample } from './assertMatchesExample.ts';

describe('assertMatchesExample', () => {
  it.each([
    [3, 3],
    [exact('0.5'), 0.5],
    [exact(5).div(3), '5/3'],
    [10n, 10n],
    [
      { tax: exact(3), mode: 'up' },
      { tax: 3, mode: 'up' },
    ],
    [
      { tax: 3, mode: 'up' },
      { tax: 3, '…': true },
    ],
    [
      [1, 2, 3],
      [1, '…'],
    ],
    [[{ a: 1, b: 2 }], [{ b: 2, '…': true }]],
    [1 / 3, { '…': '0.33' }],
    [new Set(['a']), new Set(['a'])],
    [new Uint32Array([1]), new Uint32Array([1])],
    [undefined, undefined],
  ])('accepts what an example says of its result: %#', (result, said) => assertMatchesExample(result, said));

  it.each([
    [3, 4],
    [exact('0.5'), 0.6],
    [exact(3), undefined],
    [10n, 10],
    [{ tax: 3, mode: 'up' }, { tax: 3 }],
    [{ tax: 3 }, { tax: 3, mode: 'up', '…': true }],
    [{ tax: 3 }, { tax: 4, '…': true }],
    [
      [1, 2, 3],
      [1, 2],
    ],
    [[1], [1, 2, '…']],
    [1 / 3, { '…': '0.34' }],
    [new Set(['a']), new Set(['b'])],
    [new Uint32Array([1]), new Uint32Array([2])],
  ])('throws for another result: %#', (result, said) => {
    expect(() => assertMatchesExample(result, said)).toThrow();
  });
});
