import { describe, expect, it } from 'vitest';
import { type CompareRequest, compareTask } from './compareTask.ts';
import { lineOf } from './lineOf.ts';
import { ROW_KINDS } from './packRows.ts';
import { patchTask } from './patchTask.ts';

function outcome<Value>(steps: Generator<number, Value>): Value {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

function compare(left: string, right: string, choices: Partial<CompareRequest> = {}) {
  const comparison = outcome(compareTask.run({ left, right, mode: 'position', rules: {}, ...choices }));
  const kinds = Array.from(comparison.rows.kinds, (kind) => ROW_KINDS[kind]);
  return { ...comparison, kinds };
}

describe('by position', () => {
  it('counts the lines that differ, also those that one side alone has', () => {
    const { counts, kinds, rows } = compare('a\n\nc', 'a\nb\nc\n');
    expect(counts).toEqual({ equal: 2, changed: 2, removed: 0, added: 0, ignored: 0 });
    expect(kinds).toEqual(['equal', 'changed', 'equal', 'changed']);
    expect([...rows.lines.left]).toEqual([1, 2, 3, 0]);
    expect([...rows.lines.right]).toEqual([1, 2, 3, 4]);
  });

  it('counts the lines that look the same', () => {
    const composed = '한글';
    expect(compare(`${composed}\na`, `${composed.normalize('NFD')}\nb`)).toMatchObject({
      looksSame: 1,
      hidden: { normalForm: true, looksSame: false },
    });
  });

  it('does not compare line ends, and reports them', () => {
    const { counts, hidden } = compare('a\r\nb', 'a\nb');
    expect(counts.changed).toBe(0);
    expect(hidden).toMatchObject({ lineEnds: true, leftLineEnds: 'crlf', rightLineEnds: 'lf' });
  });
});

describe('aligned', () => {
  it('puts equal lines side by side', () => {
    const { counts, kinds, rows } = compare('a\nb', 'x\na\nb', { mode: 'aligned' });
    expect(counts).toMatchObject({ equal: 2, added: 1 });
    expect(kinds).toEqual(['added', 'equal', 'equal']);
    expect([...rows.lines.left]).toEqual([0, 1, 2]);
  });

  it('follows the rules', () => {
    const rules = { ignoreBlankLines: true, ignoreCase: true };
    expect(compare('A\n\nb', 'a\nb', { mode: 'aligned', rules }).kinds).toEqual(['equal', 'ignored', 'equal']);
  });
});

it('takes rows that differ one after another for one difference', () => {
  expect([...compare('a\nb\nc\nd\ne', 'a\nB\nC\nd\nE').rows.differences]).toEqual([1, 4]);
  expect([...compare('same', 'same').rows.differences]).toEqual([]);
});

it('finds the line of a row whatever ends the lines', () => {
  const texts = { left: 'a\r\nb\rc\nd', right: 'x\na\nb\nc\nd' };
  const comparison = compare(texts.left, texts.right, { mode: 'aligned' });
  const lines = (side: 'left' | 'right') => comparison.kinds.map((_, row) => lineOf(texts, comparison, side, row));
  expect(lines('left')).toEqual(['', 'a', 'b', 'c', 'd']);
  expect(lines('right')).toEqual(['x', 'a', 'b', 'c', 'd']);
});

it('names the files of the patch; there is none for texts that are the same', () => {
  const names = { left: 'a/main.ts', right: 'b/main.ts' };
  expect(outcome(patchTask.run({ left: 'x\n', right: 'y\n', names })).patch).toBe(
    '--- a/main.ts\n+++ b/main.ts\n@@ -1,1 +1,1 @@\n-x\n+y\n',
  );
  expect(outcome(patchTask.run({ left: 'x', right: 'x', names })).patch).toBe('');
});
