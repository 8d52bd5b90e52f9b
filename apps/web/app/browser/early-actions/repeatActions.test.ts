import { afterEach, expect, it, vi } from 'vitest';
import { repeatActions } from './repeatActions.ts';

const events: string[] = [];

/** Adds a control from its HTML as React does, with a property of its own, and lists what happens to it. */
function add<Control extends HTMLElement = HTMLInputElement>(html: string): Control {
  document.body.insertAdjacentHTML('beforeend', html);
  const control: Control = Object.assign(document.body.lastElementChild as Control, { __reactProps$test: {} });
  for (const type of ['click', 'change']) control.addEventListener(type, () => events.push(`${type} ${control.title}`));
  return control;
}

afterEach(() => {
  events.length = 0;
  document.body.replaceChildren();
  vi.useRealTimers();
});

it('brings every choice to the state that the visitor saw, by an event', async () => {
  const on = add('<input type="checkbox" title="on">');
  const off = add('<input type="checkbox" title="off" checked>');
  const radio = add('<input type="radio" title="radio" checked>');
  await repeatActions([
    [on, true, 'on'],
    [off, false, 'on'],
    [radio, true, 'x'],
  ]);
  expect([on.checked, off.checked, radio.checked]).toEqual([true, false, true]);
  expect(events.filter((event) => event.startsWith('change'))).toEqual(
    ['on', 'off', 'radio'].map((title) => `change ${title}`),
  );
});

it('repeats no choice that React knows by then, nor one that another has replaced', async () => {
  const known = add('<input type="checkbox" title="known" checked>');
  const replaced = add('<input type="radio" title="replaced">');
  Object.assign(known, { __reactProps$test: { checked: true } });
  Object.assign(replaced, { __reactProps$test: { checked: true } });
  await repeatActions([
    [known, true, 'on'],
    [replaced, false, 'x'],
  ]);
  expect(events).toEqual([]);
});

it('presses no button that was pressed before typing, and leaves the text alone', async () => {
  const reset = add('<button title="reset"></button>');
  const text = add<HTMLTextAreaElement>('<textarea>typed</textarea>');
  const menu = add('<button title="menu"></button>');
  await repeatActions([
    [reset, undefined, ''],
    [text, undefined, 'typed'],
    [menu, undefined, ''],
  ]);
  expect(events).toEqual(['click menu']);
  expect(text.value).toBe('typed');
});

it('types again what a repeated choice has emptied, and nothing else', async () => {
  const radio = add('<input type="radio" title="radio" checked>');
  const emptied = add('<input title="emptied" value="12">');
  const kept = add('<input title="kept" value="1,200">');
  radio.addEventListener('change', () => {
    emptied.value = '';
  });
  for (const field of [emptied, kept]) field.addEventListener('input', () => events.push(`input ${field.value}`));
  await repeatActions([
    [radio, true, 'x'],
    [emptied, false, '1'],
    [emptied, false, '12'],
    [kept, false, '1200'],
  ]);
  expect(events).toEqual(['click radio', 'change radio', 'input 12']);
  expect([emptied.value, kept.value]).toEqual(['12', '1,200']);
});

it('waits for a control that is replaced by the same one', async () => {
  vi.useFakeTimers();
  const gone = Object.assign(document.createElement('button'), { textContent: 'Open' });
  add('<button title="other">Close</button>');
  const repeated = repeatActions([[gone, undefined, '']]);
  await vi.advanceTimersByTimeAsync(300);
  expect(events).toEqual([]);
  add('<button title="open">Open</button>');
  await vi.advanceTimersByTimeAsync(300);
  await repeated;
  expect(events).toEqual(['click open']);
});

it('waits until a control is hydrated', async () => {
  vi.useFakeTimers();
  const button = add('<button title="menu"></button>');
  Reflect.deleteProperty(button, '__reactProps$test');
  const repeated = repeatActions([[button, undefined, '']]);
  await vi.advanceTimersByTimeAsync(300);
  expect(events).toEqual([]);
  Object.assign(button, { __reactProps$test: {} });
  await vi.advanceTimersByTimeAsync(300);
  await repeated;
  expect(events).toEqual(['click menu']);
});

it('does not guess which of two it was', async () => {
  vi.useFakeTimers();
  const gone = Object.assign(document.createElement('button'), { textContent: 'Copy' });
  for (const title of ['first', 'second']) add(`<button title="${title}">Copy</button>`);
  const repeated = repeatActions([[gone, undefined, '']]);
  await vi.advanceTimersByTimeAsync(10_000);
  await repeated;
  expect(events).toEqual([]);
});

it('repeats no choice that the visitor has made again, or replaced by another one of its group', async () => {
  const again = add('<input type="checkbox" title="again">');
  const other = add('<input type="checkbox" title="other">');
  const earlier = add('<input type="radio" name="a" title="earlier">');
  const later = add('<input type="radio" name="a" title="later" checked>');
  await repeatActions(
    [
      [again, true, 'on'],
      [other, true, 'on'],
      [earlier, true, 'x'],
    ],
    new Set([again, later]),
  );
  expect(events).toEqual(['click other', 'change other']);
});
