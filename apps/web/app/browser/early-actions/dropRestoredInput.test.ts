import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropRestoredInput } from './dropRestoredInput.ts';
import type { EarlyAction } from './isUnknown.ts';

const all = () => Array.from(document.querySelectorAll<HTMLInputElement>('textarea, input, select'));
const states = () => all().map(({ type, checked, value }) => (/radio|checkbox/u.test(type) ? checked : value));

const RESTORED = ['restored', 'restored', true, true, false, false, true, 'b', 'b'];

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
    <select><option>a</option><option>b</option><option selected>c</option></select></main>`;
  for (const [place, state] of RESTORED.entries()) {
    const field = all()[place];
    if (field !== undefined) Object.assign(field, typeof state === 'boolean' ? { checked: state } : { value: state });
  }
  window.earlyActions = [] as EarlyAction[];
  expect(states()).toEqual(RESTORED);
});
afterEach(() => {
  document.body.replaceChildren();
  delete window.earlyActions;
});

it('drops what the browser restored', () => {
  dropRestoredInput();
  expect(states()).toEqual(['', 'first', false, true, false, true, false, 'a', 'c']);
});

it('leaves what was typed and chosen before hydration', () => {
  for (const place of [0, 2, 6, 7]) use(place);
  dropRestoredInput();
  expect(states()).toEqual(['restored', 'first', true, true, false, false, true, 'b', 'c']);
});

it('leaves it where no drafts are stored', () => {
  vi.stubGlobal('sessionStorage', undefined);
  dropRestoredInput();
  expect(states()).toEqual(RESTORED);
});
