import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropRestoredTexts } from './dropRestoredTexts.ts';
import type { EarlyAction } from './isUnknown.ts';

const texts = () => Array.from(document.querySelectorAll<HTMLInputElement>('textarea, input'), ({ value }) => value);

beforeEach(() => {
  document.body.innerHTML = '<main><textarea></textarea><input type="text" value="first"><textarea></textarea></main>';
  for (const field of document.querySelectorAll<HTMLInputElement>('textarea, input')) field.value = 'restored';
  window.earlyActions = new Array<EarlyAction>();
});
afterEach(() => {
  document.body.replaceChildren();
  delete window.earlyActions;
});

it('drops what the browser restored, and nothing that was typed', () => {
  const [, , last] = document.querySelectorAll<HTMLElement>('textarea, input');
  if (last !== undefined) window.earlyActions?.push([last, undefined, 'restored']);
  dropRestoredTexts();
  expect(texts()).toEqual(['', 'first', 'restored']);
});

it('leaves it where no drafts are stored', () => {
  vi.stubGlobal('sessionStorage', undefined);
  dropRestoredTexts();
  expect(texts()).toEqual(['restored', 'restored', 'restored']);
});
