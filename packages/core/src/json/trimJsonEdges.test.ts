import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatJson } from './formatJson.ts';
import { trimJsonEdges } from './trimJsonEdges.ts';

describe('trimJsonEdges', () => {
  it.each([
    ['a byte order mark', '\ufeff{}', ' {}'],
    ['a no-break space', '\u00a0{}\u00a0', ' {} '],
    ['a full-width space', '{}\u3000', '{} '],
    ['a line separator, which is no line end here', '\u2028{}', ' {}'],
    ['a form feed and a vertical tab', '\f{}\v', ' {} '],
  ])('makes a plain space of %s', (_name, text, trimmed) => {
    expect(trimJsonEdges(text)).toBe(trimmed);
    expect(formatJson(trimJsonEdges(text))).toEqual({ ok: true, value: '{}' });
  });

  it('keeps what JSON knows, so that lines and columns stay', () => {
    expect(trimJsonEdges('\r\n\u00a0\t\n{}')).toBe('\r\n \t\n{}');
    expect(trimJsonEdges(' \t\r\n{} \n')).toBe(' \t\r\n{} \n');
  });

  it('changes nothing inside of the document, and leaves blank text alone', () => {
    expect(trimJsonEdges('["\u00a0",\u00a01]')).toBe('["\u00a0",\u00a01]');
    expect(trimJsonEdges('\u3000 \ufeff')).toBe('\u3000 \ufeff');
    expect(trimJsonEdges('')).toBe('');
  });

  it('accepts what JSON.parse accepts after a trim, and keeps the length', () => {
    const blank = fc.string({
      unit: fc.constantFrom(' ', '\n', '\r', '\t', '\f', '\u00a0', '\u3000', '\ufeff', '\u2029'),
    });
    fc.assert(
      fc.property(blank, fc.json(), blank, (before, json, after) => {
        const text = before + json + after;
        const trimmed = trimJsonEdges(text);
        expect(trimmed).toHaveLength(text.length);
        expect(trimmed.trim()).toBe(json.trim());
        expect(JSON.parse(trimmed)).toEqual(JSON.parse(text.trim()));
      }),
    );
  });
});
