import { expect, it } from 'vitest';
import { searchEntries } from '../testing/searchEntries.ts';
import { registry } from './registry.ts';
import { searchTools } from './searchTools.ts';

const entries = await searchEntries('en');

it.each(registry.tools.map(({ id }) => id))('the name of %s forgives a letter that is doubled', (id) => {
  const name = entries.find(({ item }) => item === id)?.label ?? '';
  expect(searchTools(entries, name + name.slice(-1), 8).map(({ item }) => item)).toContain(id);
});
