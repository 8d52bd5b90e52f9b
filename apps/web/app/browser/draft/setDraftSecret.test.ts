import { beforeEach, expect, it } from 'vitest';
import { forgetDrafts, writeDrafts } from './draftStorage.ts';
import { drafts } from './drafts.ts';
import { linkedDrafts } from './linkedDrafts.ts';
import { setDraftSecret } from './setDraftSecret.ts';

const KEY = 'tool.text';
const stored = () => {
  writeDrafts();
  return sessionStorage.getItem(`draft.${KEY}`);
};

beforeEach(() => {
  forgetDrafts();
  drafts.register(KEY, { initial: '' });
});

it('removes a secret from the storage and from links, and stores what follows', () => {
  drafts.change([[KEY, { value: 'secret' }]]);
  expect(stored()).toBe('"secret"');
  setDraftSecret(KEY, true);
  expect(stored()).toBeNull();
  expect(linkedDrafts('tool', { withInputs: true })).toEqual({});
  expect(drafts.get(KEY, '')).toBe('secret');
  drafts.change([[KEY, { value: 'secret too' }]]);
  expect(stored()).toBeNull();
  drafts.change([[KEY, { value: 'plain' }]]);
  setDraftSecret(KEY, false);
  expect(stored()).toBe('"plain"');
  expect(linkedDrafts('tool', { withInputs: true })).toEqual({ text: 'plain' });
});

it('adds no draft where nothing was typed', () => {
  setDraftSecret(KEY, true);
  setDraftSecret('tool.unknown', true);
  expect([drafts.has(KEY), drafts.has('tool.unknown'), stored()]).toEqual([false, false, null]);
});
