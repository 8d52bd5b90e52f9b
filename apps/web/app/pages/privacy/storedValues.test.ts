import { LANGUAGES, loadPolicy, type PolicyTable } from '@toolbox/i18n';
import { expect, it } from 'vitest';
import { texts } from '../../testing/importGraph.ts';

/** The storage key of a file: its own constant, or what its callers pass. */
const STORED = /_KEY = '([^']+)'|createStoredIds\('([^']+)'\)/gu;
const STORES = /localStorage\.setItem\(/u;
const MAKES_STORE = /createStoredIds\('/u;

function storedNames(): readonly string[] {
  const files = [...texts.values()].filter((text) => STORES.test(text) || MAKES_STORE.test(text));
  return files.flatMap((text) => [...text.matchAll(STORED)].map(([, key, made]) => key ?? made ?? ''));
}

it.each(LANGUAGES)('the policy in %s lists what is stored in the browser, and nothing else', async (language) => {
  const { sections } = await loadPolicy(language);
  const tables = sections.flatMap(({ blocks }) =>
    blocks.filter((block): block is PolicyTable => typeof block === 'object' && 'rows' in block),
  );
  const listed = tables.map(({ rows }) => rows.map(([name = '']) => name)).find((names) => names.includes('language'));
  expect([...(listed ?? [])].sort()).toEqual([...storedNames()].sort());
});
