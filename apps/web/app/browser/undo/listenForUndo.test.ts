import { afterEach, beforeEach, expect, it } from 'vitest';
import { listenForUndo } from './listenForUndo.ts';

let left: HTMLTextAreaElement;
let right: HTMLTextAreaElement;

beforeEach(listenForUndo);
beforeEach(() => {
  left = document.createElement('textarea');
  right = document.createElement('textarea');
  left.value = 'hello brave world';
  right.value = 'other ';
  document.body.append(left, right);
});
afterEach(() => document.body.replaceChildren());

function edit(field: HTMLTextAreaElement, inputType: string, text: string): void {
  field.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, inputType }));
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
}

function press(field: HTMLTextAreaElement, key: 'z' | 'y'): readonly string[] {
  field.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ctrlKey: true, key }));
  return [left.value, right.value];
}

function drag(): void {
  edit(left, 'deleteByDrag', 'hello  world');
  edit(right, 'insertFromDrop', 'other brave');
}

it('undoes and redoes a text that was dragged to another field in both', () => {
  const before = [left.value, right.value];
  drag();
  const after = [left.value, right.value];
  expect(press(right, 'z')).toEqual(before);
  expect(press(right, 'y')).toEqual(after);
  expect(press(left, 'z')).toEqual(before);
  expect(press(left, 'y')).toEqual(after);
});

it('undoes it in both also where the field that it came from is only complete at the end of the drag', () => {
  const before = [left.value, right.value];
  drag();
  left.value = 'hello world';
  left.dispatchEvent(new Event('dragend', { bubbles: true }));
  const after = [left.value, right.value];
  expect(press(right, 'z')).toEqual(before);
  expect(press(right, 'y')).toEqual(after);
  expect(press(left, 'z')).toEqual(before);
  expect(press(left, 'y')).toEqual(after);
});

it('undoes first what was typed since then, in its own field', () => {
  drag();
  edit(left, 'insertText', 'hello new world');
  expect(press(right, 'z')).toEqual(['hello new world', 'other ']);
  expect(press(left, 'z')).toEqual(['hello  world', 'other ']);
});

it('leaves the other field where a text was dropped after another edit', () => {
  edit(left, 'deleteByDrag', 'hello  world');
  edit(left, 'insertText', 'hello  world!');
  edit(right, 'insertFromDrop', 'other brave');
  expect(press(right, 'z')).toEqual(['hello  world!', 'other ']);
});

it('undoes a drag within a field there alone', () => {
  edit(left, 'deleteByDrag', 'hello world');
  edit(left, 'insertFromDrop', 'hello world brave');
  edit(right, 'insertFromDrop', 'other brave');
  expect(press(right, 'z')).toEqual(['hello world brave', 'other ']);
});

it('undoes a drag within a field there alone also after one from it to another field', () => {
  drag();
  left.dispatchEvent(new Event('dragend', { bubbles: true }));
  const moved = [left.value, right.value];
  edit(left, 'deleteByDrag', ' world');
  edit(left, 'insertFromDrop', ' worldhello');
  left.dispatchEvent(new Event('dragend', { bubbles: true }));
  expect(press(left, 'z')).toEqual(moved);
  expect(press(left, 'z')).toEqual(['hello brave world', 'other ']);
});
