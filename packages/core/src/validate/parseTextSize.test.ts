import { expect, it } from 'vitest';
import { MAX_DOCUMENT_MEGABYTES, parseTextSize } from './parseTextSize.ts';

const most = MAX_DOCUMENT_MEGABYTES * 1_048_576;

it('takes a document of exactly the limit and refuses one byte more', () => {
  expect(parseTextSize('a'.repeat(most)).ok).toBe(true);
  expect(parseTextSize('a'.repeat(most + 1))).toEqual({
    ok: false,
    failure: { code: 'text.tooLarge', facts: { maxMegabytes: MAX_DOCUMENT_MEGABYTES } },
  });
});

it('measures UTF-8, not UTF-16 units', () => {
  const units = Math.floor(most / 3);
  expect(parseTextSize('가'.repeat(units)).ok).toBe(true);
  expect(parseTextSize('가'.repeat(units + 1)).ok).toBe(false);
});

it('accepts another function to count the bytes', () => {
  const text = 'a'.repeat(most);
  expect(parseTextSize(text, () => most).ok).toBe(true);
  expect(parseTextSize(text, () => most + 1).ok).toBe(false);
});

it('accepts a blank text', () => {
  expect(parseTextSize('')).toEqual({ ok: true, value: '' });
});
