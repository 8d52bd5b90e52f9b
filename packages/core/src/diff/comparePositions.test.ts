import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_DOCUMENT_MEGABYTES } from '../validate/index.ts';
import { comparePositions } from './comparePositions.ts';
import { findHiddenDifferences } from './findHiddenDifferences.ts';
import { parseBothTexts } from './form/parseBothTexts.ts';

const NFD = '한글'.normalize('NFD');

describe('comparePositions', () => {
  it.each([
    ['a\nb', 'a\nb', 0],
    ['a\nb', 'a\nc', 1],
    ['a\nb\nc', 'x\na\nb\nc', 4],
    ['a', 'a\n', 1],
    ['a\n\n', 'a', 2],
    ['', '', 0],
    ['', 'a', 1],
    ['a\r\nb\rc', 'a\nb\nc', 0],
    ['a ', 'a', 1],
    ['A', 'a', 1],
    [NFD, '한글', 1],
  ])('%j against %j: %i', (left, right, differences) => {
    expect(comparePositions(left, right).differences).toBe(differences);
  });

  it('gives every line of both sides', () => {
    expect(comparePositions('a\n', 'b').rows).toEqual([
      { line: 1, left: 'a', right: 'b', difference: 'content' },
      { line: 2, left: '', right: null, difference: 'content' },
    ]);
  });

  it('says which lines only look the same', () => {
    const compared = comparePositions(`${NFD}\na`, '한글\nb');
    expect(compared.rows.map(({ difference }) => difference)).toEqual(['normalForm', 'content']);
    expect(compared).toMatchObject({ differences: 2, normalFormDifferences: 1 });
  });

  it('counts the same with the sides exchanged', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '\r', '\r\n', '가', NFD) });
    fc.assert(
      fc.property(text, text, (left, right) => {
        const there = comparePositions(left, right);
        const back = comparePositions(right, left);
        expect(back.differences).toBe(there.differences);
        expect(back.normalFormDifferences).toBe(there.normalFormDifferences);
        expect(comparePositions(left, left).differences).toBe(0);
        expect(there.rows.filter(({ difference }) => difference !== 'none')).toHaveLength(there.differences);
      }),
    );
  });
});

describe('findHiddenDifferences', () => {
  it.each([
    ['a\nb', 'a\nb', { looksSame: false, normalForm: false, lineEnds: false, leftLineEnds: 'lf', rightLineEnds: 'lf' }],
    [
      'a\r\nb',
      'a\nb',
      { looksSame: true, normalForm: false, lineEnds: true, leftLineEnds: 'crlf', rightLineEnds: 'lf' },
    ],
    ['a\rb', 'a', { looksSame: false, lineEnds: false, leftLineEnds: 'cr', rightLineEnds: 'none' }],
    ['a\rb\nc', 'a\nb\nc', { looksSame: true, lineEnds: true, leftLineEnds: 'mixed' }],
    [NFD, '한글', { looksSame: true, normalForm: true, lineEnds: false }],
    [`${NFD}\na`, 'b\n한글', { looksSame: false, normalForm: true }],
    [`${NFD}\r\na`, '한글\na', { looksSame: true, normalForm: true, lineEnds: true }],
    [NFD, NFD, { looksSame: false, normalForm: false }],
    ['a\n', 'a', { looksSame: false }],
  ])('%j against %j', (left, right, expected) => {
    expect(findHiddenDifferences(left, right)).toMatchObject(expected);
  });
});

describe('parseBothTexts', () => {
  it.each([
    ['', ''],
    ['a', ''],
    [' \n', 'b'],
  ])('needs both, not %j and %j', (left, right) => {
    expect(parseBothTexts(left, right)).toEqual({ ok: false, failure: { code: 'compare.textMissing', facts: {} } });
  });

  it('returns both unchanged', () => {
    expect(parseBothTexts(' a', 'b\n')).toEqual({ ok: true, value: { left: ' a', right: 'b\n' } });
  });

  it('rejects either text above the size limit', () => {
    const most = 'a'.repeat(MAX_DOCUMENT_MEGABYTES * 1_048_576);
    expect(parseBothTexts(most, most).ok).toBe(true);
    expect(parseBothTexts('a', `${most}a`)).toMatchObject({ failure: { code: 'text.tooLarge' } });
    expect(parseBothTexts(`${most}a`, 'a')).toMatchObject({ failure: { code: 'text.tooLarge' } });
  });
});
