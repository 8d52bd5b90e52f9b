import { describe, expect, it } from 'vitest';
import { readProtobuf } from './readProtobuf.ts';

const bytes = (...values: readonly number[]) => new Uint8Array(values);
/** The first byte of a field: its number, and how its value is stored. */
const tag = (field: number, wireType: number) => field * 8 + wireType;

describe('readProtobuf', () => {
  it('reads whole numbers of several bytes', () => {
    expect(readProtobuf(bytes(tag(1, 0), 150, 1, tag(2, 0), 0))).toEqual([
      { field: 1, value: 150 },
      { field: 2, value: 0 },
    ]);
  });

  it('reads text, and numbers of a fixed width as their bytes', () => {
    const eight = [1, 2, 3, 4, 5, 6, 7, 8];
    expect(readProtobuf(bytes(tag(3, 2), 2, 72, 105, tag(4, 1), ...eight, tag(5, 5), 9, 10, 11, 12))).toEqual([
      { field: 3, value: bytes(72, 105) },
      { field: 4, value: bytes(...eight) },
      { field: 5, value: bytes(9, 10, 11, 12) },
    ]);
  });

  it('is empty without fields', () => expect(readProtobuf(bytes())).toEqual([]));

  it.each([
    ['a number without an end', [tag(1, 0), 0x80]],
    ['a field without a value', [tag(1, 0)]],
    ['a number longer than any', [tag(1, 0), ...Array<number>(10).fill(0xff), 0]],
    ['text that is cut off', [tag(1, 2), 3, 72, 105]],
    ['text without a length', [tag(1, 2)]],
    ['eight bytes that are seven', [tag(1, 1), 1, 2, 3, 4, 5, 6, 7]],
    ['four bytes that are three', [tag(1, 5), 1, 2, 3]],
    ['a group, which is obsolete', [tag(1, 3), tag(1, 4)]],
  ])('refuses %s', (_what, values) => expect(readProtobuf(bytes(...values))).toBeUndefined());
});
