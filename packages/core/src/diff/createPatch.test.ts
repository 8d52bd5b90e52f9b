import { applyPatch } from 'diff';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPatch, PATCH_CONTEXT_LINES } from './createPatch.ts';

const names = { leftName: 'a.txt', rightName: 'b.txt' };

describe('createPatch', () => {
  it('is empty for equal texts', () => {
    expect(createPatch('a\n', 'a\n', names)).toBe('');
    expect(createPatch('', '', names)).toBe('');
  });

  it('writes the unified format', () => {
    expect(createPatch('a\nb\nc\n', 'a\nB\nc', names)).toBe(
      [
        '--- a.txt',
        '+++ b.txt',
        '@@ -1,3 +1,3 @@',
        ' a',
        '-b',
        '-c',
        '+B',
        '+c',
        '\\ No newline at end of file',
        '',
      ].join('\n'),
    );
    expect(createPatch('', 'a\n', names)).toContain('@@ -0,0 +1,1 @@\n+a\n');
    expect(createPatch('a\n', '', names)).toContain('@@ -1,1 +0,0 @@\n-a\n');
  });

  it.each([
    ['src/app.js', '--- a/src/app.js\n+++ b/src/app.js\n@@'],
    ['./src\\app.js', '--- a/src/app.js\n+++ b/src/app.js\n@@'],
    ['/my file.js', '--- a/my file.js\t\n+++ b/my file.js\t\n@@'],
    ['say "hi".js', '--- "a/say \\"hi\\".js"\n+++ "b/say \\"hi\\".js"\n@@'],
  ])('writes the name %s of both versions as git does', (name, head) => {
    expect(createPatch('a\n', 'b\n', { leftName: name, rightName: name }).startsWith(head)).toBe(true);
  });

  it('ends different names with blanks with a tab too, and no line of the text', () => {
    const patch = createPatch('-- a b\n', '++ a b\n', { leftName: 'a b.txt', rightName: 'c.txt' });
    expect(patch).toBe('--- a b.txt\t\n+++ c.txt\n@@ -1,1 +1,1 @@\n--- a b\n+++ a b\n');
  });

  it('joins hunks whose contexts meet', () => {
    const lines = (count: number): string[] => Array.from({ length: count }, (_, index) => `${index}\n`);
    const hunks = (between: number): number => {
      const left = lines(between + 2);
      const right = left.map((line, index) => (index === 0 || index === between + 1 ? `x${line}` : line));
      return createPatch(left.join(''), right.join(''), names).split('@@ -').length - 1;
    };
    expect(hunks(2 * PATCH_CONTEXT_LINES)).toBe(1);
    expect(hunks(2 * PATCH_CONTEXT_LINES + 1)).toBe(2);
  });

  it('turns the left text into the right one', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c', '', ' ', '가', '\r', 'x\ry', '\\', '-', '+'), { maxLength: 30 })
      .chain((lines) => fc.constantFrom(lines.join('\n'), `${lines.join('\n')}\n`));
    fc.assert(
      fc.property(text, text, fc.nat(4), (left, right, context) => {
        const patch = createPatch(left, right, { ...names, context });
        if (left === right) expect(patch).toBe('');
        else expect(applyPatch(left, patch, { autoConvertLineEndings: false })).toBe(right);
      }),
    );
  });

  it('turns a truncated alignment into a patch that still applies', () => {
    const lines = Array.from({ length: 3000 }, (_, index) => `${index}`);
    const shuffled = lines.map((_, index) => `${(index * 1999) % 3000}`);
    const patch = createPatch(lines.join('\n'), shuffled.join('\n'), names);
    expect(applyPatch(lines.join('\n'), patch)).toBe(shuffled.join('\n'));
  });
});
