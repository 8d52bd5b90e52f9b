import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DelayedTextField } from './DelayedTextField.tsx';

const COMPLETE = 4;

function Held({ start = '' }: { readonly start?: string }) {
  const [value, setValue] = useState(start);
  const isShort = value !== '' && value.length < COMPLETE;
  return <DelayedTextField label="Number" value={value} onChange={setValue} error={isShort && 'Too short'} />;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Number');
const isShown = () => field().getAttribute('aria-invalid') === 'true';

function edit(text: string, inputType = 'insertText', data: string | null = null) {
  const input = field();
  // React overrides the setter of the instance, which the browser does not call.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  fireEvent(input, new InputEvent('input', { bubbles: true, inputType, data }));
}

const pause = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('shows an error once typing has paused, and keeps it until it is corrected', () => {
  render(<Held />);
  edit('1');
  expect([field().value, isShown()]).toEqual(['1', false]);
  pause(999);
  edit('12', 'insertCompositionText');
  pause(999);
  expect(isShown()).toBe(false);
  pause(1);
  expect(isShown()).toBe(true);
  edit('1', 'deleteContentBackward');
  expect(isShown()).toBe(true);
  edit('1234');
  expect(isShown()).toBe(false);
  edit('123', 'deleteContentBackward');
  expect(isShown()).toBe(false);
});

it.each([
  ['insertReplacementText', '이'],
  ['insertFromComposition', 'に'],
])('shows no error while letters are typed by %s', (inputType, letter) => {
  render(<Held />);
  edit('1ㅇ');
  edit(`1${letter}`, inputType, letter);
  expect(isShown()).toBe(false);
  pause(1000);
  expect(isShown()).toBe(true);
});

it('shows the error of a text that a correction inserts at once', () => {
  render(<Held />);
  edit('12', 'insertReplacementText', '12');
  expect(isShown()).toBe(true);
});

it.each([
  ['the field loses the focus', () => fireEvent.blur(field())],
  ['Enter is pressed', () => fireEvent.keyDown(field(), { key: 'Enter' })],
  ['Tab is pressed, before the focus moves', () => fireEvent.keyDown(field(), { key: 'Tab' })],
])('shows an error when %s', (_, finish) => {
  render(<Held />);
  edit('1');
  expect(isShown()).toBe(false);
  finish();
  expect(isShown()).toBe(true);
});

it.each(['Enter', 'Tab'])('shows no error while %s is pressed in a composition', (key) => {
  render(<Held />);
  edit('1');
  fireEvent.keyDown(field(), { key, isComposing: true });
  expect(isShown()).toBe(false);
});

it('shows the error of a pasted or restored text at once', () => {
  render(<Held start="12" />);
  expect(isShown()).toBe(true);
  edit('1234');
  edit('123', 'insertFromPaste');
  expect(isShown()).toBe(true);
});
