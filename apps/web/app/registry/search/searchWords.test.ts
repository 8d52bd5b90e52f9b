import { expect, it } from 'vitest';
import { toolEntries } from '../../testing/toolEntries.ts';
import { registry } from '../registry.ts';
import { searchEntries } from './searchEntries.ts';

const entries = await toolEntries('en');

it.each(registry.tools.map(({ id }) => id))('the name of %s forgives a letter that is doubled', (id) => {
  const name = entries.find(({ item }) => item === id)?.label ?? '';
  expect(searchEntries(entries, name + name.slice(-1), 8).map(({ item }) => item)).toContain(id);
});
