import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NumberField } from '@toolbox/ui/field/NumberField';
import { TextField } from '@toolbox/ui/field/TextField';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenForMainAction } from './listenForMainAction.ts';
import { MAIN_ACTION } from './mainAction.ts';

const start = vi.fn();
const startSecond = vi.fn();
const enter = vi.fn();
let stop = () => {};

function open(disabled = false) {
  render(
    <>
      <input aria-label="Search" />
      <main>
        <section>
          <TextField label="Amount" value="1" onChange={() => undefined} onEnter={enter} />
          <button type="button">Other</button>
          <button type="button" {...MAIN_ACTION} disabled={disabled} onClick={start}>
            Start
          </button>
        </section>
        <section>
          <textarea aria-label="Second text" />
          <button type="button" {...MAIN_ACTION} onClick={startSecond}>
            Start the second
          </button>
        </section>
      </main>
    </>,
  );
}

const press = (name: string, init: object = { ctrlKey: true }) =>
  fireEvent.keyDown(screen.getByLabelText(name), { key: 'Enter', ...init });

beforeEach(() => {
  stop = listenForMainAction();
});
afterEach(() => {
  stop();
  cleanup();
  vi.clearAllMocks();
});

it.each([{ ctrlKey: true }, { metaKey: true }])(
  'presses the main button, once, in place of what Enter does: %o',
  (init) => {
    open();
    expect(press('Amount', init)).toBe(false);
    expect(start).toHaveBeenCalledOnce();
    expect(enter).not.toHaveBeenCalled();
  },
);

it('presses the button once the field has read a unit that was typed last', () => {
  const read = vi.fn();
  render(
    <main>
      <NumberField label="Price" value="900000 won" read={() => '900000'} onChange={read} />
      <button type="button" {...MAIN_ACTION} onClick={start}>
        Start
      </button>
    </main>,
  );
  press('Price');
  expect(read).toHaveBeenCalledWith('900000');
  expect(read).toHaveBeenCalledBefore(start);
});

it('presses the button nearest to the field', () => {
  open();
  press('Second text');
  expect(startSecond).toHaveBeenCalledOnce();
  expect(start).not.toHaveBeenCalled();
});

it('presses the first one where nothing has the focus', () => {
  open();
  fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
  expect(start).toHaveBeenCalledOnce();
});

it('presses once while the key is held', () => {
  open();
  press('Amount');
  press('Amount', { ctrlKey: true, repeat: true });
  expect(start).toHaveBeenCalledOnce();
});

it.each([
  ['Amount', {}],
  ['Amount', { ctrlKey: true, shiftKey: true }],
  ['Amount', { ctrlKey: true, altKey: true }],
  ['Amount', { ctrlKey: true, isComposing: true }],
  ['Amount', { ctrlKey: true, keyCode: 229 }],
  ['Search', { ctrlKey: true }],
])('leaves other keys and other places alone: %s %o', (name, init) => {
  open();
  expect(press(name, init)).toBe(true);
  expect(start).not.toHaveBeenCalled();
});

it('leaves a disabled button alone', () => {
  open(true);
  press('Amount');
  expect(start).not.toHaveBeenCalled();
  expect(startSecond).not.toHaveBeenCalled();
});
