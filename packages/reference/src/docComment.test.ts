import { describe, expect, it } from 'vitest';
import { docComment } from './docComment.ts';

const NOTHING = { parameters: [], returns: [], throws: [], sources: [], examples: [] };

describe('docComment', () => {
  it('takes the tags apart', () => {
    const comment = `
 * The tax on top of a price.
 *
 * - Rounded once
 *   to whole won.
 *
 * @param supply the price, which
 *   is in won
 * @returns both
 * @throws RangeError below zero
 * @see a law
 * @see another
 * @example
 * const price = 3;
 * tax(price) // 1
 * @example tax('a@b.kr') // 2
 `;
    expect(docComment(comment)).toEqual({
      text: 'The tax on top of a price.\n\n- Rounded once\n  to whole won.',
      parameters: [{ name: 'supply', text: 'the price, which is in won' }],
      returns: ['both'],
      throws: ['RangeError below zero'],
      sources: ['a law', 'another'],
      examples: ['const price = 3;\ntax(price) // 1', "tax('a@b.kr') // 2"],
    });
  });

  it('reads a comment of one line', () => {
    expect(docComment(' Wraps a value. @example ok(3) // 3 ')).toEqual({
      ...NOTHING,
      text: 'Wraps a value.',
      examples: ['ok(3) // 3'],
    });
  });

  it('leaves an at sign alone that is no tag', () => {
    expect(docComment(' Part of @example/core, a@b.')).toEqual({ ...NOTHING, text: 'Part of @example/core, a@b.' });
  });
});
