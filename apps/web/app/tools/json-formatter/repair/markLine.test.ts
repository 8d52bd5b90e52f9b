import { type MarkedPart, markWords } from '@toolbox/core/diff';
import { describe, expect, it } from 'vitest';
import { markLine } from './markLine.ts';

const LONG = '{"name":"김 철수 😀"},'.repeat(1000);

describe('markLine', () => {
  it('marks the words of a short line', () => {
    expect(markLine('{a: 1, b: 2}', '{"a": 1, "b": 2}')).toEqual(markWords('{a: 1, b: 2}', '{"a": 1, "b": 2}'));
  });

  it.each([
    ['True', 'true', 'True', 'true'],
    ['1,', '1', ',', ''],
    ['', '}', '', '}'],
    ['"x" 1, "y"', '"x", 1, "y"', '', ','],
    ["'it is'", '"it is"', "'it is'", '"it is"'],
    ['"😀"', '"😁"', '😀', '😁'],
    ['"𐐀1"', '"𠐀1"', '𐐀1', '𠐀1'],
  ])('marks one change of a long line with its words: %j to %j', (before, after, lost, gained) => {
    const { left, right } = markLine(`[${LONG}${before}]`, `[${LONG}${after}]`);
    const changed = (parts: readonly MarkedPart[]) => parts.filter((part) => part.changed).map(({ text }) => text);
    expect(changed(left).join()).toBe(lost);
    expect(changed(right).join()).toBe(gained);
  });

  it.each([
    [LONG, `${LONG}]`],
    [`${LONG}${LONG}`, LONG],
    [LONG, ''],
    [`ab${LONG}`, `cd${LONG}`],
  ])('keeps each version whole: %.10j', (left, right) => {
    const marked = markLine(left, right);
    expect(marked.left.map(({ text }) => text).join('') === left).toBe(true);
    expect(marked.right.map(({ text }) => text).join('') === right).toBe(true);
    expect([...marked.left, ...marked.right].every(({ text }) => text.isWellFormed())).toBe(true);
  });

  it('takes a document of megabytes in one line', () => {
    const document = '{name:1},'.repeat(1_000_000);
    const repaired = document.replaceAll('name', '"name"');
    const before = performance.now();
    markLine(document, repaired);
    // Its words took a minute.
    expect(performance.now() - before).toBeLessThan(10_000);
  });
});
