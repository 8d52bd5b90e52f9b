import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertLine } from './insertLine.ts';

let field: HTMLInputElement;

beforeEach(() => {
  field = document.createElement('input');
  field.value = '5,000';
  document.body.append(field);
  field.setSelectionRange(5, 5);
});

afterEach(() => {
  field.remove();
  Reflect.deleteProperty(document, 'caretPositionFromPoint');
});

/** The browser's answer to which position a point belongs to. */
function answer(offsetNode: Node, offset: number): void {
  Object.assign(document, { caretPositionFromPoint: () => ({ offsetNode, offset }) });
}

const POINT = { clientX: 10, clientY: 10 };

it('leaves a single line to the browser', () => {
  expect(insertLine(field, '\n1000\n')).toBe(false);
  expect(field.value).toBe('5,000');
});

it('inserts several lines at the caret with a blank for each break', () => {
  field.setSelectionRange(0, 1);
  expect(insertLine(field, '1000\n2000\n')).toBe(true);
  expect(field.value).toBe('1000 2000,000');
  expect(field.selectionStart).toBe(9);
});

it('inserts no tab, which WebKit would report as typed', () => {
  field.select();
  insertLine(field, '1000\nBTC\t0.5');
  expect(field.value).toBe('1000 BTC 0.5');
});

it('inserts dropped lines where they were dropped', () => {
  answer(field, 1);
  insertLine(field, '1000\n2000', POINT);
  expect(field.value).toBe('51000 2000,000');
});

it.each([
  ['cannot tell the position', () => undefined],
  ['tells a position of another element', () => answer(document.body, 0)],
])('inserts dropped lines at the caret where the browser %s', (_, prepare) => {
  prepare();
  insertLine(field, '1000\n2000', POINT);
  expect(field.value).toBe('5,0001000 2000');
});
