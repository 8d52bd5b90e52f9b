import { describe, expect, it } from 'vitest';
import { isLike } from './isLike.ts';

const FORM = { text: '', order: 'asc', turn: 0, on: false };
const RULES = { order: ['asc', 'desc'] };

describe('a value from storage', () => {
  it.each([
    ['another text', ''],
    [1.5, 0],
    [true, false],
    [['a', 'b'], []],
    [[1, 2], [0]],
    [{ ...FORM, text: 'typed' }, FORM],
    [{ text: 'x', document: 'name.txt' }, { text: '' }],
  ])('%j is like %j', (value, sample) => {
    expect(isLike(value, sample)).toBe(true);
  });

  it.each([
    [1, ''],
    [null, ''],
    ['1', 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    ['true', false],
    [{}, []],
    [[1], []],
    [Array.from({ length: 1001 }, () => 'a'), []],
    ['text', FORM],
    [null, FORM],
    [[], FORM],
    [{ ...FORM, text: {} }, FORM],
    [{ text: '' }, FORM],
    [{ text: '', document: {} }, { text: '' }],
    [JSON.parse('{"text":"","order":"asc","turn":0,"on":false,"__proto__":{"x":1}}'), FORM],
    ['anything', undefined],
  ])('%j is not like %j', (value, sample) => {
    expect(isLike(value, sample)).toBe(false);
  });

  it('may have a field that the sample lacks, if its values are listed', () => {
    expect(isLike({ text: 'x', on: true }, { text: '' }, { on: [true, false] })).toBe(true);
    expect(isLike({ text: 'x' }, { text: '' }, { on: [true, false] })).toBe(true);
    expect(isLike({ text: 'x', on: 1 }, { text: '' }, { on: [true, false] })).toBe(false);
    expect(isLike({ text: 'x', order: 'up' }, { text: '' }, { order: ['asc'] })).toBe(false);
    expect(isLike({ text: 'x', on: true }, { text: '' })).toBe(false);
  });

  it('must be one of what is allowed, by itself, in a list and in a field', () => {
    expect(isLike('b', 'a', ['a', 'b'])).toBe(true);
    expect(isLike('c', 'a', ['a', 'b'])).toBe(false);
    expect(isLike('\t', 2, [2, 4, '\t'])).toBe(true);
    expect(isLike([2], 2, [2, 4, '\t'])).toBe(false);
    expect(isLike(['b', 'a'], [], ['a', 'b'])).toBe(true);
    expect(isLike(['b', 'c'], [], ['a', 'b'])).toBe(false);
    expect(isLike({ ...FORM, order: 'desc' }, FORM, RULES)).toBe(true);
    expect(isLike({ ...FORM, order: 'constructor' }, FORM, RULES)).toBe(false);
    expect(isLike([FORM, { ...FORM, order: 'desc' }], [FORM], RULES)).toBe(true);
    expect(isLike([FORM, { ...FORM, order: 'constructor' }], [FORM], RULES)).toBe(false);
  });
});
