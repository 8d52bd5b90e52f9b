import { formatJson } from '@toolbox/core/json';
import { describe, expect, it } from 'vitest';
import { formattedLength } from './formattedLength.ts';

describe('formattedLength', () => {
  it.each([2, 4, '\t', 0] as const)('is about the length of the formatted text, with the indentation %j', (indent) => {
    const texts = ['[]', '{"a":[1,2,{"b":null}]}', `${'['.repeat(300)}1${']'.repeat(300)}`, `[${'"x",'.repeat(99)}1]`];
    for (const text of texts) {
      const formatted = formatJson(text, { indent });
      const length = formatted.ok ? formatted.value.length : 0;
      const expected = formattedLength(text, indent);
      expect(expected).toBeGreaterThan(length / 2);
      expect(expected).toBeLessThan(length * 2 + 9);
    }
  });

  it('adds the indentation after each bracket and comma', () => {
    expect(formattedLength('[[1]]', 2)).toBe(13);
  });

  it('does not fall below none with brackets that are too many', () => {
    expect(formattedLength(']]][', 2)).toBe(6);
  });
});
