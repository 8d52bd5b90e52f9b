import { newerTexts, restoredTexts } from '@toolbox/ui/hooks/useEarlyInput';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropRestoredInput } from './dropRestoredInput.ts';
import type { EarlyAction } from './isUnknown.ts';
import { LEFT_KEY } from './leftKey.ts';

const all = () => Array.from(document.querySelectorAll<HTMLInputElement>('textarea, input, select'));
const states = () => all().map(({ type, checked, value }) => (/radio|checkbox/u.test(type) ? checked : value));

/** The texts that the drafts replace. */
const dropped = () => all().map((field) => restoredTexts.get(field));

const RESTORED = ['restored', 'restored', true, true, false, false, true, 'b', 'b', '2026-01-02'];

/** The visitor used a control, whose place on the page is given, before hydration. */
function use(place: number): void {
  const control = all()[place];
  if (control !== undefined) window.earlyActions?.push([control, control.checked, control.value]);
}

beforeEach(() => {
  document.body.innerHTML = `<main>
    <textarea></textarea><input type="text" value="first">
    <input type="checkbox"><input type="checkbox" checked>
    <input type="radio" name="x"><input type="radio" name="x" checked><input type="radio" name="x">
    <select><option>a</option><option>b</option></select>
    <select><option>a</option><option>b</option><option selected>c</option></select>
    <input type="date"></main>`;
  for (const [place, state] of RESTORED.entries()) {
    const field = all()[place];
    if (field !== undefined) Object.assign(field, typeof state === 'boolean' ? { checked: state } : { value: state });
  }
  window.earlyActions = [] as EarlyAction[];
  sessionStorage.setItem(LEFT_KEY, '1');
  expect(states()).toEqual(RESTORED);
});
afterEach(() => {
  document.body.replaceChildren();
  delete window.earlyActions;
});

it('drops the choices that the browser restored', () => {
  dropRestoredInput();
  expect(states()).toEqual(['restored', 'restored', false, true, false, true, false, 'a', 'c', '']);
});

it('leaves restored texts on the screen, for drafts to replace them', () => {
  dropRestoredInput();
  expect(dropped()).toEqual(['restored', 'restored', ...Array(8).fill(undefined)]);
});

it('leaves what was typed and chosen before hydration', () => {
  for (const place of [0, 2, 6, 7]) use(place);
  dropRestoredInput();
  expect(states()).toEqual(['restored', 'restored', true, true, false, false, true, 'b', 'c', '']);
  expect(dropped()).toEqual([undefined, 'restored', ...Array(8).fill(undefined)]);
});

it('marks what was edited, which may have been emptied', () => {
  use(0);
  dropRestoredInput();
  expect(all().map((field) => restoredTexts.has(field))).toEqual([true, true, ...Array(8).fill(false)]);
});

it('takes restored long texts for newer than their drafts after a crash', () => {
  sessionStorage.removeItem(LEFT_KEY);
  dropRestoredInput();
  expect(dropped()).toEqual([undefined, 'restored', ...Array(8).fill(undefined)]);
  expect(all().filter((field) => newerTexts.has(field))).toEqual([document.querySelector('textarea')]);
});

it('leaves it where no drafts are stored', () => {
  vi.stubGlobal('sessionStorage', undefined);
  dropRestoredInput();
  expect(states()).toEqual(RESTORED);
  expect(dropped()).toEqual(Array(10).fill(undefined));
});
