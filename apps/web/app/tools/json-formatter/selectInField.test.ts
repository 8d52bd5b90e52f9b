import { afterEach, expect, it } from 'vitest';
import { selectInField } from './selectInField.ts';

afterEach(() => document.body.replaceChildren());

function makeArea(value: string): HTMLTextAreaElement {
  const area = document.createElement('textarea');
  area.id = 'field';
  area.value = value;
  document.body.append(area);
  return area;
}

const selected = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
  value.slice(selectionStart, selectionEnd);

it('marks the piece and moves the focus there', () => {
  const area = makeArea('one\ntwo');
  selectInField('field', { text: 'one\ntwo', offset: 4, length: 3 });
  expect(selected(area)).toBe('two');
  expect(document.activeElement).toBe(area);
});

it('finds the piece though a text area has one character for each line break', () => {
  const area = makeArea('a\nb\nthree');
  selectInField('field', { text: 'a\r\nb\r\nthree', offset: 6, length: 5 });
  expect(selected(area)).toBe('three');
});

it('puts the caret at the end where nothing is left to mark', () => {
  const area = makeArea('[');
  selectInField('field', { text: '[', offset: 1, length: 0 });
  expect([area.selectionStart, area.selectionEnd]).toEqual([1, 1]);
});

it('does nothing where the text is held as a document', () => {
  selectInField('field', { text: 'text', offset: 0, length: 1 });
  expect(document.activeElement).toBe(document.body);
});
