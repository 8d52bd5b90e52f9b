import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignKeys, MAX_EDIT_LENGTH } from './alignKeys.ts';
import { MAX_LOOKAHEAD, nearbyBlocks } from './nearbyBlocks.ts';
import { uniqueAnchors } from './uniqueAnchors.ts';

/** The length of the longest common subsequence, by dynamic programming. */
function longest(left: readonly number[], right: readonly number[]): number {
  let row = new Array<number>(right.length + 1).fill(0);
  for (const key of left) {
    const next = [0];
    for (const [index, other] of right.entries()) {
      next.push(key === other ? (row[index] ?? 0) + 1 : Math.max(next[index] ?? 0, row[index + 1] ?? 0));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const keys = fc.array(fc.nat(6), { maxLength: 25 });

describe('alignKeys', () => {
  it.each([
    [[], [], []],
    [
      [1, 2, 3],
      [1, 2, 3],
      [0, 1, 2],
    ],
    [
      [1, 2, 3],
      [2, 3, 4],
      [-1, 0, 1],
    ],
    [
      [1, 2, 3],
      [4, 5],
      [-1, -1, -1],
    ],
    [
      [1, 9, 2],
      [1, 2],
      [0, -1, 1],
    ],
    [[1], [], [-1]],
  ])('%j against %j', (left, right, partners) => {
    expect([...alignKeys(left, right).partners]).toEqual(partners);
  });

  it('pairs equal keys in order, and as many as can be', () => {
    fc.assert(
      fc.property(keys, keys, (left, right) => {
        const { partners, truncated } = alignKeys(left, right);
        const pairs = [...partners.entries()].filter(([, partner]) => partner >= 0);
        expect(truncated).toBe(false);
        expect(pairs.map(([place]) => left[place])).toEqual(pairs.map(([, partner]) => right[partner]));
        expect(pairs.map(([, partner]) => partner)).toEqual(pairs.map(([, partner]) => partner).sort((a, b) => a - b));
        expect(new Set(pairs.map(([, partner]) => partner)).size).toBe(pairs.length);
        expect(pairs.length).toBe(longest(left, right));
      }),
    );
  });

  it(`searches ${MAX_EDIT_LENGTH} edits and gives up above, still right`, () => {
    const halves = (size: number): readonly [number[], number[]] => {
      const first = Array.from({ length: size }, (_, index) => index);
      const second = first.map((key) => key + size);
      return [
        [...first, ...second],
        [...second, ...first],
      ];
    };
    expect(alignKeys(...halves(MAX_EDIT_LENGTH / 2)).truncated).toBe(false);
    const [left, right] = halves(MAX_EDIT_LENGTH / 2 + 1);
    const { partners, truncated } = alignKeys(left, right);
    expect(truncated).toBe(true);
    expect(partners.filter((partner) => partner >= 0)).toHaveLength(MAX_EDIT_LENGTH / 2 + 1);
    expect(partners.every((partner, place) => partner < 0 || left[place] === right[partner])).toBe(true);
  });

  it('does not need the search for two wholly different lists', () => {
    const left = Array.from({ length: 10_000 }, (_, index) => index);
    const { partners, truncated } = alignKeys(
      left,
      left.map((key) => key + 10_000),
    );
    expect(truncated).toBe(false);
    expect(partners.every((partner) => partner === -1)).toBe(true);
  });
});

describe('nearbyBlocks', () => {
  const all = (left: readonly number[], right: readonly number[]) =>
    nearbyBlocks(left, right, { left: 0, leftEnd: left.length, right: 0, rightEnd: right.length });

  it.each([
    [[1, 2, 3], [2, 3], [{ left: 1, right: 0, length: 2 }]],
    [
      [1, 9, 2],
      [1, 8, 2],
      [
        { left: 0, right: 0, length: 1 },
        { left: 2, right: 2, length: 1 },
      ],
    ],
    [[1], [2], []],
    [[], [1], []],
  ])('%j against %j', (left, right, blocks) => {
    expect(all(left, right)).toEqual(blocks);
  });

  it(`looks ${MAX_LOOKAHEAD} ahead and no further`, () => {
    const filler = (count: number): number[] => new Array<number>(count).fill(0);
    expect(all([...filler(MAX_LOOKAHEAD), 7], [7])).toEqual([{ left: MAX_LOOKAHEAD, right: 0, length: 1 }]);
    expect(all([...filler(MAX_LOOKAHEAD + 1), 7], [7])).toEqual([]);
  });

  it('pairs equal keys in order', () => {
    fc.assert(
      fc.property(keys, keys, (left, right) => {
        let leftEnd = 0;
        let rightEnd = 0;
        for (const block of all(left, right)) {
          expect(block.left >= leftEnd && block.right >= rightEnd && block.length > 0).toBe(true);
          leftEnd = block.left + block.length;
          rightEnd = block.right + block.length;
          expect(left.slice(block.left, leftEnd)).toEqual(right.slice(block.right, rightEnd));
        }
        expect(leftEnd <= left.length && rightEnd <= right.length).toBe(true);
      }),
    );
  });
});

describe('uniqueAnchors', () => {
  it.each([
    [
      [1, 2, 3],
      [3, 1, 2],
      [
        [0, 1],
        [1, 2],
      ],
    ],
    [[1, 1, 2], [1, 2, 2], []],
    [[5, 5, 5, 1], [1, 5], [[3, 0]]],
    [[], [1], []],
  ])('%j against %j', (left, right, anchors) => {
    expect(uniqueAnchors(left, right)).toEqual(anchors);
  });

  it('rises on both sides', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(40)), fc.uniqueArray(fc.nat(40)), (left, right) => {
        const anchors = uniqueAnchors(left, right);
        expect(anchors).toHaveLength(longest(left, right));
        for (const [index, [leftPlace, rightPlace]] of anchors.entries()) {
          expect(left[leftPlace]).toBe(right[rightPlace]);
          const [leftBefore, rightBefore] = anchors[index - 1] ?? [-1, -1];
          expect(leftPlace > leftBefore && rightPlace > rightBefore).toBe(true);
        }
      }),
    );
  });
});
