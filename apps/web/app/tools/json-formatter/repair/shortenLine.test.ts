import { type MarkedPart, markWords } from '@toolbox/core/diff';
import { seededRandom } from '@toolbox/core/text';
import { describe, expect, it } from 'vitest';
import { shortenLine } from './shortenLine.ts';

const textOf = (parts: readonly MarkedPart[]) => parts.map(({ text }) => text).join('');
const shorten = (left: string, right: string) => shortenLine(markWords(left, right));

describe('shortenLine', () => {
  it.each([
    ['{"a":1,}', '{"a":1}'],
    ['{"a: 1}', '{"a": 1}'],
    ['{"a":1 "b":2}', '{"a":1, "b":2}'],
    ['', '}'],
    ['# comment', ''],
    ["{'a': 1,}", '{"a": 1}'],
    [
      "{'id': 1, 'name': 'Kim', 'tags': ['a', 'b'], 'n': 007}",
      '{"id": 1, "name": "Kim", "tags": ["a", "b"], "n": "007"}',
    ],
  ])('keeps short lines as they are: %j and %j', (left, right) => {
    const lines = shorten(left, right);
    expect(textOf(lines.left)).toBe(left);
    expect(textOf(lines.right)).toBe(right);
  });

  it('cuts both versions around the place of the change, also the one that only gains or loses text', () => {
    const long = '"x", '.repeat(100);
    const lost = shorten(`[${long}1,]`, `[${long}1]`);
    expect(textOf(lost.left)).toMatch(/^….{40},\]$/u);
    expect(textOf(lost.right)).toMatch(/^….{39}1\]$/u);
    const gained = shorten(`[${long}1 2, ${long}3]`, `[${long}1, 2, ${long}3]`);
    expect(textOf(gained.left)).toMatch(/^….{39}1 2, .+…$/u);
    expect(textOf(gained.right)).toMatch(/^….{39}1, 2, .+…$/u);
    expect(textOf(gained.right).length).toBeLessThan(100);
  });

  it('cuts a long change and a line with many changes', () => {
    const change = shorten('a', `a ${'가'.repeat(1000)}`);
    expect(textOf(change.right).length).toBeLessThan(300);
    const many = shorten("'a',".repeat(100), '"a",'.repeat(100));
    expect(textOf(many.left).endsWith('…')).toBe(true);
    expect(textOf(many.right).endsWith('…')).toBe(true);
  });

  it.each(['', 'a'])('cuts no character in half: after %j', (shift) => {
    const long = shift + '😀'.repeat(300);
    const { left, right } = shorten(`{"a": "${long}", "b": "${long}",}`, `{"a": "${long}", "b": "${long}"}`);
    expect([...left, ...right].every(({ text }) => text.isWellFormed())).toBe(true);
    const change = shorten('a', `a ${long}`);
    expect(change.right.every(({ text }) => text.isWellFormed())).toBe(true);
  });

  it('shows text on each side that has any, and no change that is none', () => {
    const random = seededRandom('lines');
    const below = (limit: number) => Math.floor(random() * limit);
    const pieces = ['"', 'ab', ' ', ',', '{', '}', '1', '가나'];
    const line = () => Array.from({ length: below(40) }, () => pieces[below(pieces.length)]).join('');
    for (let run = 0; run < 1000; run += 1) {
      const [left, right] = [line(), line()];
      const lines = shorten(left, right);
      expect(textOf(lines.left) === '').toBe(left === '');
      expect(textOf(lines.right) === '').toBe(right === '');
      const same = (parts: readonly MarkedPart[]) => textOf(parts.filter(({ changed }) => !changed));
      expect(same(lines.left)).toBe(same(lines.right));
    }
  });
});
