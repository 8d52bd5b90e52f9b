import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetDrafts } from '../../browser/draft/draftStorage.ts';
import { MAX_DRAFT_UNITS } from '../../browser/draft/maxDraftUnits.ts';
import { deliveries } from './deliveries.ts';

const FILL = { birth: '1990-05-15', asOf: undefined, form: { kind: 'text' } };
const stored = () => Object.values(sessionStorage).join();

beforeEach(() => sessionStorage.clear());
afterEach(() => deliveries.take(undefined));

it('keeps values over a full page load, for one page', () => {
  deliveries.put('tool', FILL);
  expect(stored()).toBe('');
  deliveries.keep();
  expect(stored()).not.toBe('');
  const sent = deliveries.take('tool');
  expect(sent).toEqual(FILL);
  // It is reset, too.
  expect(Object.keys(sent ?? {})).toEqual(Object.keys(FILL));
  expect([stored(), deliveries.take('tool')]).toEqual(['', undefined]);
});

it('drops them on the page of another tool', () => {
  deliveries.put('tool', FILL);
  deliveries.keep();
  expect(deliveries.take('other')).toBeUndefined();
  expect([stored(), deliveries.take('tool')]).toEqual(['', undefined]);
});

it.each([
  ['secret', 'word', true],
  ['too large', 'x'.repeat(MAX_DRAFT_UNITS + 1), false],
])('keeps of what is %s only that there was something', (_, text, isSecret) => {
  deliveries.put('tool', { text }, { isSecret });
  deliveries.keep();
  expect(stored()).not.toContain(text);
  expect(deliveries.take('tool')).toEqual({});
});

it('deletes them with all other input', () => {
  deliveries.put('tool', FILL);
  deliveries.keep();
  forgetDrafts();
  expect(deliveries.take('tool')).toBeUndefined();
});

it.each(['', '[', 'null', '{"tool":"tool"}', '{"tool":"tool","values":[null]}'])(
  'ignores a damaged entry: %s',
  (text) => {
    sessionStorage.setItem('draft.delivery', text);
    expect(deliveries.take('tool')).toBeUndefined();
    expect(stored()).toBe('');
  },
);

it('does without a storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  deliveries.put('tool', FILL);
  deliveries.keep();
  expect(deliveries.take('tool')).toBeUndefined();
});
