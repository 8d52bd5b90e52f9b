import { expect, it } from 'vitest';
import { composed } from './composed.ts';

it.each([
  ['', ''],
  ['e\u0301 한'.normalize('NFD'), 'é 한'],
  ['\u2126', '\u03a9'],
  [`e${'\u0323\u0301'.repeat(200)}`, `\u1eb9${'\u0323'.repeat(199)}${'\u0301'.repeat(200)}`],
])('composes %.20j', (text, expected) => {
  expect(composed(text)).toBe(expected);
});

it('leaves a text with more marks in a row as it is, because they take too long to order', () => {
  const text = `e\u0301 e${'\u0323\u0301'.repeat(50_000)}`;
  expect(composed(text)).toBe(text);
});

it.each([0, 1, 499, 500, 999, 1001])('finds marks of one or two units behind %i other letters', (before) => {
  for (const mark of ['\u0323', '\u{1d165}']) {
    for (const count of [1000, 1001, 3000]) {
      expect(composed(`${'a'.repeat(before)}${mark.repeat(count)}\u0301 e\u0301`)).toContain('e\u0301');
    }
    expect(composed(`${'a'.repeat(before)}${mark.repeat(400)} e\u0301`)).toContain('é');
  }
});
