import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatJson } from './formatJson.ts';
import { reportJsonLoss } from './losses/reportJsonLoss.ts';
import { minifyJson } from './minifyJson.ts';

type SuiteFile = { readonly id: string; readonly base64: string | null; readonly valid_utf8: boolean };

/** nst/JSONTestSuite, which is kept outside the repository. */
const SUITE = new URL('../../../../../shared/suites/jsontestsuite.json', import.meta.url);
const absent = !existsSync(SUITE);

/** The two files that are too large for the collection, generated as in the suite. */
const MADE: ReadonlyMap<string, string> = new Map([
  ['n_structure_100000_opening_arrays.json', '['.repeat(100_000)],
  ['n_structure_open_array_object.json', '[{"":'.repeat(50_000)],
]);

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const files = absent ? [] : (JSON.parse(readFileSync(SUITE, 'utf8')) as readonly SuiteFile[]);
// A text box cannot hold invalid UTF-8.
const texts = files
  .filter((file) => file.valid_utf8)
  .map(({ id, base64 }) => ({ id, text: MADE.get(id) ?? decoder.decode(Buffer.from(base64 ?? '', 'base64')) }));

/** Numbers outside of strings, as written. */
function numbersIn(text: string): readonly string[] {
  return text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""').match(/-?\d[\d.eE+-]*/g) ?? [];
}

function acceptedByEngine(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(absent)(`JSONTestSuite${absent ? ' (skipped: the shared suites are absent)' : ''}`, () => {
  it('holds what it should', () => {
    expect(texts.filter(({ id }) => id.startsWith('y_')).length).toBeGreaterThan(90);
    expect(texts.filter(({ id }) => id.startsWith('n_')).length).toBeGreaterThan(170);
    expect(texts.filter(({ id }) => id.startsWith('i_')).length).toBeGreaterThan(20);
  });

  it.each(texts.filter(({ id }) => id.startsWith('y_')))('accepts $id and keeps its numbers', ({ text }) => {
    const formatted = formatJson(text);
    const minified = minifyJson(text);
    expect(formatted).toMatchObject({ ok: true });
    expect(formatted.ok && numbersIn(formatted.value)).toEqual(numbersIn(text));
    expect(minified.ok && numbersIn(minified.value)).toEqual(numbersIn(text));
    expect(formatted.ok && JSON.parse(formatted.value)).toEqual(JSON.parse(text));
    expect(reportJsonLoss(text).ok).toBe(true);
  });

  it.each(texts.filter(({ id }) => id.startsWith('n_')))('refuses $id', ({ text }) => {
    if (text.trim() === '') expect(formatJson(text)).toEqual({ ok: true, value: '' });
    else expect(formatJson(text)).toMatchObject({ ok: false, failure: { code: 'json.invalid' } });
  });

  it.each(texts.filter(({ id }) => id.startsWith('i_')))('does with $id what the engine does', ({ text }) => {
    expect(formatJson(text).ok).toBe(acceptedByEngine(text));
  });
});
