import type { Language, ToolId } from '@toolbox/i18n';
import { describe, expect, it } from 'vitest';
import { searchTools } from '../registry/searchTools.ts';
import { searchEntries } from './searchEntries.ts';

/** Declares the tests that a tool is the first result of the queries people type, typing errors included. */
export function testSearch(id: ToolId, queries: Readonly<Partial<Record<Language, readonly string[]>>>): void {
  describe.each(Object.entries(queries) as [Language, readonly string[]][])('the search in %s', (language, typed) => {
    it.each(typed)('leads from %s to the tool first', async (query) => {
      expect(searchTools(await searchEntries(language), query, 8)[0]?.item).toBe(id);
    });
  });
}
