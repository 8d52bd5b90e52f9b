import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './editDistance.ts';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['count', 'count', 0],
    ['count', 'counts', 1],
    ['salry', 'salary', 1],
    ['cuont', 'count', 1],
    ['ab', 'ba', 1],
    ['abc', 'acb', 1],
    ['kitten', 'sitting', 3],
    ['Count', 'count', 1],
    ['글자', '글짜', 1],
    ['😀', '', 2],
  ])('of %j and %j is %i, both ways', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
    expect(editDistance(other, one)).toBe(distance);
  });

  it('edits no letter twice', () => expect(editDistance('CA', 'ABC')).toBe(3));

  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

  it('is between the difference of the lengths and the longer length, and 0 only for equal texts', () => {
    fc.assert(
      fc.property(letters, letters, (one, other) => {
        const distance = editDistance(one, other);
        expect(distance).toBe(editDistance(other, one));
        expect(distance).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
        expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length));
        expect(distance === 0).toBe(one === other);
      }),
    );
  });

  it('is at most 1 for one insertion and for one swap', () => {
    fc.assert(
      fc.property(letters, letters, (start, end) => {
        expect(editDistance(start + end, `${start}x${end}`)).toBe(1);
        expect(editDistance(`${start}xy${end}`, `${start}yx${end}`)).toBe(1);
      }),
    );
  });
});
