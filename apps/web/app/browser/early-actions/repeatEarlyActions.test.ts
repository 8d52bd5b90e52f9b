import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageIdle } from '../../loading/idle/pageIdle.ts';
import type { EarlyAction } from './isUnknown.ts';
import { repeatEarlyActions } from './repeatEarlyActions.ts';

const events: string[] = [];

/** Adds a control from its HTML to the page, with React's properties, or none before its hydration. */
function add(html: string, props?: object): HTMLInputElement {
  const main = document.querySelector('main');
  main?.insertAdjacentHTML('beforeend', html);
  const control = main?.lastElementChild as HTMLInputElement;
  for (const type of ['change', 'input', 'click']) {
    const isSeen = type === 'click' ? control.nodeName === 'BUTTON' : type === 'change' || control.type === 'textarea';
    if (isSeen) control.addEventListener(type, () => events.push(`${type} ${control.title}`));
  }
  return props === undefined ? control : Object.assign(control, { __reactProps$test: props });
}

const stateOf = (control: HTMLInputElement): EarlyAction => [control, control.checked, control.value];

/** Passes actions on at once, as the script in the head does after hydration. */
function push(...actions: readonly EarlyAction[]): void {
  for (const action of actions) window.earlyActions?.push(action);
}

const untilEvents = (expected: readonly string[]) => vi.waitFor(() => expect(events).toEqual(expected), 5000);

/** Long enough for an action that should not be repeated. */
async function untilQuiet(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 50));
  await vi.dynamicImportSettled();
}

beforeEach(() => {
  document.body.innerHTML = '<main></main>';
  const recorded: EarlyAction[] = [];
  window.earlyActions = recorded;
});

afterEach(() => {
  vi.unstubAllGlobals();
  events.length = 0;
  window.earlyActions = undefined;
  document.body.replaceChildren();
});

it('repeats nothing on a page whose controls React knows', async () => {
  add('<input type="radio" checked>', { checked: true });
  add('<input type="radio">', { checked: false });
  add('<input value="1,200">', { value: '1,200' });
  add('<input type="checkbox">');
  repeatEarlyActions();
  await untilQuiet();
  expect(events).toEqual([]);
});

it('repeats the choices that the browser restored before hydration, then a text that they have emptied', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const text = add('<textarea title="text"></textarea>', { value: '' });
  add('<input type="radio" name="a" title="off" checked>', { checked: true });
  const on = add('<input type="radio" name="a" title="on">', { checked: false });
  const checkbox = add('<input type="checkbox" title="checkbox">', { checked: false });
  const late = add('<input type="checkbox" title="late">');
  text.value = 'typed';
  for (const control of [on, checkbox, late]) control.checked = true;
  on.addEventListener('change', () => {
    text.value = '';
  });
  repeatEarlyActions();
  await untilEvents(['change on', 'change checkbox']);
  Object.assign(late, { __reactProps$test: { checked: false } });
  await untilEvents(['change on', 'change checkbox', 'change late', 'input text']);
  expect([text.value, on.checked, checkbox.checked, late.checked]).toEqual(['typed', true, true, true]);
});

it('leaves a restored text alone that reports itself, a picker, and what is outside the tool', async () => {
  const text = add('<textarea title="text"></textarea>', { value: '' });
  const picker = add('<input type="date" title="picker">', { value: '' });
  text.value = 'typed';
  picker.value = '2026-01-02';
  const outside = add('<input type="checkbox" title="outside">', { checked: false });
  outside.checked = true;
  document.body.append(outside);
  repeatEarlyActions();
  await untilQuiet();
  expect(events).toEqual([]);
});

it('leaves restored choices to the drafts where these survive a reload', async () => {
  const moved = add('<input type="checkbox" title="moved">', { checked: false });
  moved.checked = true;
  repeatEarlyActions();
  await untilQuiet();
  expect(events).toEqual([]);
});

it('repeats what was recorded before hydration once, and buttons always', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const restored = add('<input type="checkbox" title="restored">', { checked: false });
  const used = add('<input type="checkbox" title="used">', { checked: false });
  const button = add('<button title="button"></button>', {});
  for (const control of [restored, used]) control.checked = true;
  push([button, undefined, ''], stateOf(used));
  repeatEarlyActions();
  await untilEvents(['change restored', 'click button', 'change used']);
});

it('repeats choices that are restored by events after hydration, also on the idle page', async () => {
  repeatEarlyActions();
  const off = add('<input type="radio" name="a" title="off">', { checked: true });
  const on = add('<input type="radio" name="a" title="on" checked>', { checked: false });
  push(stateOf(off), stateOf(on));
  await untilEvents(['change on']);
  await pageIdle.reached;
  push(stateOf(on));
  await untilEvents(['change on', 'change on']);
});

it('ignores a choice that React knows by the event that follows, and what it never hydrates', async () => {
  repeatEarlyActions();
  await pageIdle.reached;
  const checkbox = add('<input type="checkbox" title="checkbox" checked>', { checked: false });
  push(stateOf(checkbox), [add('<button title="button"></button>'), undefined, '']);
  Object.assign(checkbox, { __reactProps$test: { checked: true } });
  await untilQuiet();
  expect(events).toEqual([]);
});
