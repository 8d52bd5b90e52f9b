import { describe, expect, it } from 'vitest';
import { scanJson } from '../scan/scanJson.ts';
import { invalidJson, JSON_EXCERPT_REACH } from './invalidJson.ts';

function factsOf(text: string) {
  return invalidJson(scanJson(text)).failure.facts;
}

describe('invalidJson', () => {
  it('carries the message of the engine as it is', () => {
    let message = '';
    try {
      JSON.parse('{"a":1,}');
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).not.toBe('');
    expect(factsOf('{"a":1,}').message).toBe(message);
  });

  it('reports the place', () => {
    expect(factsOf('{"a":1,}')).toMatchObject({
      reason: 'trailingComma',
      offset: 7,
      line: 1,
      column: 8,
      found: '}',
      excerpt: '{"a":1,}',
      caret: 7,
      openLine: 1,
      openColumn: 1,
    });
  });

  it.each(['\n', '\r\n', '\r'])('counts lines that end with %j', (end) => {
    const text = ['{', '  "a": [', '    1,', '    x', '  ]', '}'].join(end);
    expect(factsOf(text)).toMatchObject({ line: 4, column: 5, excerpt: '    x', caret: 4, openLine: 2, openColumn: 8 });
  });

  it('puts the place after the last character where the text ends too early', () => {
    expect(factsOf('[1,\n {"a":2')).toMatchObject({
      reason: 'unexpectedEnd',
      offset: 11,
      line: 2,
      column: 8,
      found: '',
      excerpt: ' {"a":2',
      caret: 7,
      openLine: 2,
      openColumn: 2,
    });
  });

  it('has no open bracket where there is none', () => {
    expect(factsOf('1 2')).toMatchObject({ openLine: 0, openColumn: 0 });
  });

  it.each([
    ['[\u00a0]', 'U+00A0'],
    ['[\u200b]', 'U+200B'],
    ['["\t"]', 'U+0009'],
    ['[\ud800]', 'U+D800'],
    ['[\u{e0001}]', 'U+E0001'],
    ['[😀]', '😀'],
    ['[가]', '가'],
  ])('names what it found in %j', (text, found) => {
    expect(factsOf(text).found).toBe(found);
  });

  it('shows a piece of a long line', () => {
    const digits = '1'.repeat(JSON_EXCERPT_REACH);
    const whole = factsOf(`${digits}@${digits.slice(1)}`);
    expect(whole).toMatchObject({ excerpt: `${digits}@${digits.slice(1)}`, caret: JSON_EXCERPT_REACH });
    const piece = factsOf(`1${digits}@${digits}`);
    expect(piece).toMatchObject({ excerpt: `${digits}@${digits.slice(1)}`, caret: JSON_EXCERPT_REACH });
  });

  it('never shows half a character', () => {
    for (let shift = 0; shift < 4; shift++) {
      const text = `["${'😀'.repeat(50)}${'a'.repeat(shift)}\t${'b'.repeat(shift)}${'😀'.repeat(50)}"]`;
      const { excerpt, caret, offset } = factsOf(text);
      expect(excerpt.isWellFormed()).toBe(true);
      expect(excerpt.charAt(caret)).toBe('\t');
      expect(text.charAt(offset)).toBe('\t');
    }
  });

  it('does not overflow the stack, however deep the text is', () => {
    expect(factsOf('[{"":'.repeat(200_000))).toMatchObject({ reason: 'unexpectedEnd', offset: 1_000_000 });
  });
});
