import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

const heard = vi.fn();

function Held({ start = '', ...props }: Partial<NumberFieldProps> & { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <NumberField
      label="Amount"
      {...props}
      value={value}
      onChange={(plain) => {
        heard(plain);
        setValue(plain);
      }}
    />
  );
}

function field(): HTMLInputElement {
  const input = screen.getByLabelText('Amount');
  if (!(input instanceof HTMLInputElement)) throw new Error('The field is not an input');
  return input;
}

/** Simulates an edit in the browser: text and caret change, then `input` fires. */
function edit(text: string, caret: number, inputType = 'insertText', data?: string) {
  const input = field();
  // React overrides the setter of the instance, which the browser does not call.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.setSelectionRange(caret, caret);
  fireEvent(input, new InputEvent('input', { bubbles: true, inputType, data: data ?? null }));
}

it('groups while typing and keeps the caret after the same digit', () => {
  render(<Held start="1234" />);
  edit('19,234', 2);
  expect(field().value).toBe('19,234');
  edit('198,234', 3);
  edit('1978,234', 3);
  expect(field().value).toBe('1,978,234');
  expect(field().selectionStart).toBe(4);
  expect(heard).toHaveBeenLastCalledWith('1978234');
});

it('moves digits to where they are dropped', () => {
  render(<Held start="1234567" />);
  edit('1,,567', 2, 'deleteByDrag');
  // Setting it now would lose the place of the drop.
  expect(field().value).toBe('1,,567');
  edit('1,,567234', 6, 'insertFromDrop', '234');
  expect(field().value).toBe('1,567,234');
  expect(field().selectionStart).toBe(5);
  expect(heard).toHaveBeenLastCalledWith('1567234');
  edit('21,567,234', 1);
  expect(field().value).toBe('21,567,234');
});

it('moves the first digit to where it is dropped', () => {
  render(<Held start="1234567" />);
  edit(',234,567', 0, 'deleteByDrag');
  edit(',234,5167', 7, 'insertFromDrop', '1');
  expect(field().value).toBe('2,345,167');
  expect(field().selectionStart).toBe(7);
});

it('groups what is left of digits that were dragged elsewhere', () => {
  render(<Held start="1234567" />);
  edit('1,,567', 2, 'deleteByDrag');
  expect(heard).toHaveBeenLastCalledWith('1567');
  fireEvent.dragEnd(field());
  expect(field().value).toBe('1,567');
});

it('deletes the digit with its comma', () => {
  render(<Held start="1234567" />);
  edit('1234,567', 1, 'deleteContentBackward');
  expect(field().value).toBe('234,567');
  expect(field().selectionStart).toBe(0);
  edit('234567', 3, 'deleteContentForward');
  expect(field().value).toBe('23,467');
  expect(heard).toHaveBeenLastCalledWith('23467');
});

it.each([
  ['1234567', ',234,567', 0, '234,567'],
  ['2345', ',345', 0, '345'],
  ['1234567', ',567', 0, '567'],
  ['-1234', '-,234', 1, '-234'],
  ['1234.5', ',234.5', 0, '234.5'],
])('leaves no comma before the first digit that remains of %s: %s', (start, text, caret, shown) => {
  render(<Held start={start} signed />);
  edit(text, caret, 'deleteContentForward');
  expect(field().value).toBe(shown);
  expect(field().selectionStart).toBe(caret);
  expect(heard).toHaveBeenLastCalledWith(shown.replaceAll(',', ''));
});

it('keeps a typed decimal comma whose whole part is deleted', () => {
  render(<Held start="0,015" />);
  edit(',015', 0, 'deleteContentForward');
  expect(field().value).toBe(',015');
});

it('accepts a pasted amount with grouping and unit', () => {
  render(<Held read={(text) => (text === '1,234원' ? '1234' : undefined)} />);
  edit('1,234원', 6, 'insertFromPaste');
  expect(heard).toHaveBeenLastCalledWith('1234');
  expect(field().value).toBe('1,234');
});

it.each([
  ['the field is left', () => fireEvent.blur(field())],
  ['Enter, which sends the form,', () => fireEvent.keyDown(field(), { key: 'Enter' })],
  ['Tab', () => fireEvent.keyDown(field(), { key: 'Tab' })],
])('leaves a typed unit in the field until %s because it may go on', (_, end) => {
  render(<Held read={(text) => (/^\d+ ?(?:h|hours)$/u.test(text) ? String(Number.parseInt(text, 10)) : undefined)} />);
  for (const text of ['8', '8 ', '8 h', '8 ho', '8 hours']) edit(text, text.length);
  expect(field().value).toBe('8 hours');
  end();
  expect(field().value).toBe('8');
  expect(heard).toHaveBeenLastCalledWith('8');
});

it('leaves a typed unit in the field while another window is used', () => {
  render(<Held read={(text) => (text === '8 hours' ? '8' : undefined)} />);
  for (const text of ['8', '8 ', '8 h', '8 hours']) edit(text, text.length);
  act(() => field().focus());
  fireEvent.blur(field());
  expect(field().value).toBe('8 hours');
  act(() => field().blur());
  expect(field().value).toBe('8');
});

/** Types a text as a keyboard does, each letter at the end of what the field shows. */
function type(text: string) {
  for (const letter of text) edit(field().value + letter, field().value.length + 1);
}

/** One number and one unit at most. */
const READ_UNIT = (text: string) =>
  /^([\d,.]+) ?(?:h|시간|퍼|퍼센트|%|원|원정|개)$/u.exec(text.trim())?.[1]?.replaceAll(',', '');

it.each([
  ['8시간 30분', '8시간 30분', '8시간 30분'],
  ['7시간30분', '7시간30분', '7시간30분'],
  ['8시간반', '8시간반', '8시간반'],
  ['8h 30m', '8h 30m', '8h 30m'],
  ['1000원 2000원', '1,000원 2000원', '1,000원 2000원'],
  ['1000 2000', '1,000 2000', '1,000 2000'],
  ['5%3', '5%3', '5%3'],
  ['0.05퍼센트', '0.05퍼센트', '0.05'],
  ['5000원정', '5,000원정', '5,000'],
  ['1500 원 ', '1,500 원 ', '1,500'],
  ['1500 ', '1,500 ', '1,500'],
  ['12%', '12%', '12'],
  ['-', '-', '-'],
])('reads a typed %j as what it would be if it was pasted', (typed, shown, left) => {
  render(<Held read={READ_UNIT} />);
  type(typed);
  expect(field().value).toBe(shown);
  fireEvent.blur(field());
  expect(field().value).toBe(left);
});

/** Types a letter that changes the syllable before the caret, as Safari on macOS does: without a composition. */
function replace(syllable: string) {
  edit(field().value.slice(0, -1) + syllable, field().value.length, 'insertReplacementText', syllable);
}

it('keeps a unit whose syllables are replaced letter by letter, because it may go on', () => {
  render(<Held read={READ_UNIT} />);
  type('8ㅅ');
  replace('시');
  type('ㄱ');
  for (const syllable of ['가', '간']) replace(syllable);
  expect(field().value).toBe('8시간');
  type(' 30ㅂ');
  for (const syllable of ['부', '분']) replace(syllable);
  expect(field().value).toBe('8시간 30분');
  expect(heard).toHaveBeenLastCalledWith('8시간 30분');
});

it('keeps a unit at the end of a composition that Safari inserts as a whole', () => {
  render(<Held read={READ_UNIT} />);
  type('8');
  edit('8시간', 3, 'insertFromComposition', '시간');
  expect(field().value).toBe('8시간');
});

it.each(['시간', null])('reads a unit that a correction inserts, with its text or without: %j', (data) => {
  render(<Held start="8" read={READ_UNIT} />);
  edit('8시간', 3, 'insertReplacementText', data === null ? undefined : `8${data}`);
  expect(field().value).toBe('8');
});

it.each([
  ['1000원 ', '2000원', '3000원'],
  ['8시간 ', '30분', '20분'],
])('joins no digits after an undo back to %j', (typed, undone, more) => {
  render(<Held read={READ_UNIT} />);
  type(typed);
  const before = field().value;
  type(undone);
  edit(before, before.length, 'historyUndo');
  expect(field().value).toBe(before);
  type(more);
  expect(field().value).toBe(before + more);
});

it.each([
  ['1234', '1,234'],
  ['1,5', '1,5'],
])('shows %j as %j after an undo', (text, shown) => {
  render(<Held start="1234567" />);
  edit(text, text.length, 'historyUndo');
  expect(field().value).toBe(shown);
});

it.each([
  ['１２３４５６７', '1,234,567'],
  ['１２．５', '12.5'],
  ['１，２３４', '1,234'],
  ['３만５천', '3만5천'],
])('shows a typed full-width %j as %j', (typed, shown) => {
  render(<Held />);
  type(typed);
  expect(field().value).toBe(shown);
});

it('groups full-width digits once their composition has ended', () => {
  render(<Held start="1234" />);
  fireEvent.compositionStart(field());
  edit('1,234５', 6, 'insertCompositionText');
  expect(field().value).toBe('1,234５');
  expect(heard).toHaveBeenLastCalledWith('12345');
  fireEvent.compositionEnd(field());
  expect(field().value).toBe('12,345');
  expect(field().selectionStart).toBe(6);
});

it('keeps a full-width decimal comma that is inserted over a grouped number at once', () => {
  render(<Held start="1234.5" />);
  edit('1，5', 3, 'insertText', '1，5');
  expect(heard).toHaveBeenLastCalledWith('1,5');
});

it.each([
  ['a digit', '5,0000원', 6, '50,000', 6],
  ['a deletion', '5,00원', 4, '500', 3],
  ['another unit', '5,000개원', 6, '5,000개원', 6],
] as const)('groups the digits before a unit again after %s there', (_, text, caret, shown, at) => {
  render(<Held read={READ_UNIT} />);
  type('5000원');
  edit(text, caret);
  expect(field().value).toBe(shown);
  expect(field().selectionStart).toBe(at);
});

it.each([
  ['deleteContentBackward', '1,345', 1],
  ['deleteContentForward', '1,245', 3],
])('deletes the digit with its comma before a unit: %s', (kind, shown, at) => {
  render(<Held read={READ_UNIT} />);
  type('12345원');
  edit('12345원', 2, kind);
  expect(field().value).toBe(shown);
  expect(field().selectionStart).toBe(at);
});

it('groups the digits before a factor, which stays', () => {
  render(<Held />);
  type('12345만');
  expect(field().value).toBe('12,345만');
  edit('12,3456만', 7);
  expect(field().value).toBe('123456만');
  expect(field().selectionStart).toBe(6);
});

it('leaves the field with the number of a unit whose composition has just ended', () => {
  render(<Held start="5000" read={READ_UNIT} />);
  fireEvent.compositionStart(field());
  for (const text of ['5,000ㅇ', '5,000우', '5,000원']) edit(text, 6, 'insertCompositionText');
  fireEvent.compositionEnd(field());
  expect(field().value).toBe('5,000원');
  expect(heard).toHaveBeenLastCalledWith('5,000원');
  fireEvent.blur(field());
  expect(field().value).toBe('5,000');
  expect(heard).toHaveBeenLastCalledWith('5000');
});

it('changes nothing where a typed word is no unit', () => {
  render(<Held read={READ_UNIT} />);
  type('5 apples');
  heard.mockClear();
  fireEvent.blur(field());
  expect(heard).not.toHaveBeenCalled();
  expect(field().value).toBe('5 apples');
});

it.each(['Enter', 'Tab'])('leaves a typed unit in the field while %s is pressed in a composition', (key) => {
  render(<Held read={(text) => (text === '8 h' ? '8' : undefined)} />);
  for (const text of ['8', '8 ', '8 h']) edit(text, text.length);
  fireEvent.keyDown(field(), { key, isComposing: true });
  expect(field().value).toBe('8 h');
});

it('passes invalid text unchanged to the validator', () => {
  render(<Held />);
  edit('1,2x3', 5, 'insertFromPaste');
  expect(heard).toHaveBeenLastCalledWith('1,2x3');
  expect(field().value).toBe('1,2x3');
});

it.each(['0,015', '1,5', '1 5', '10,00020,000', '1,0000'])('leaves a pasted %s unchanged', (text) => {
  render(<Held />);
  edit(text, text.length, 'insertFromPaste');
  expect(heard).toHaveBeenLastCalledWith(text);
  expect(field().value).toBe(text);
});

it('keeps a typed comma, which may be a decimal comma, until its group is complete', () => {
  render(<Held start="1" />);
  for (const text of ['1,', '1,2', '1,23']) {
    edit(text, text.length);
    expect(field().value).toBe(text);
    expect(heard).toHaveBeenLastCalledWith(text);
  }
  edit('1,234', 5);
  expect(heard).toHaveBeenLastCalledWith('1234');
  edit('1,2345', 6);
  expect(heard).toHaveBeenLastCalledWith('12345');
  expect(field().value).toBe('12,345');
});

it('keeps a decimal comma that is inserted over a grouped number at once', () => {
  render(<Held start="1234.5" />);
  edit('1,5', 3, 'insertText', '1,5');
  expect(field().value).toBe('1,5');
  expect(heard).toHaveBeenLastCalledWith('1,5');
  edit('21,000', 6, 'insertText', '21,000');
  expect(heard).toHaveBeenLastCalledWith('21000');
  edit('0,5', 3, 'insertCompositionText', '0,5');
  expect(field().value).toBe('0,5');
});

it('does not join the digits of 0,015 into 15', () => {
  render(<Held start="0" />);
  for (const text of ['0,', '0,0', '0,01', '0,015', '0,0153', '0,015']) edit(text, text.length);
  expect(field().value).toBe('0,015');
  expect(heard).toHaveBeenLastCalledWith('0,015');
});

describe('an error', () => {
  const Wrong = () => <Held start="0" error="Above 0" />;

  it('is shown after a pause in typing', () => {
    vi.useFakeTimers();
    const { rerender } = render(<Held />);
    edit('0', 1);
    rerender(<Held error="Above 0" />);
    expect(screen.queryByText('Above 0')).toBeNull();
    expect(field().getAttribute('aria-invalid')).toBeNull();
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.getByText('Above 0')).toBeTruthy();
    vi.useRealTimers();
  });

  it('is shown when the field loses the focus', () => {
    const { rerender } = render(<Held />);
    edit('0', 1);
    rerender(<Held error="Above 0" />);
    fireEvent.blur(field());
    expect(screen.getByText('Above 0')).toBeTruthy();
  });

  it('is shown at once after a paste and stays', () => {
    const { rerender } = render(<Held />);
    edit('0', 1, 'insertFromPaste');
    rerender(<Held error="Above 0" />);
    expect(screen.getByText('Above 0')).toBeTruthy();
    edit('00', 2);
    expect(screen.getByText('Above 0')).toBeTruthy();
  });

  it('is shown at once if it was shown before', () => {
    render(<Wrong />);
    expect(screen.getByText('Above 0')).toBeTruthy();
  });
});

it('does not truncate digits beyond maxFractionDigits', () => {
  render(<Held maxFractionDigits={2} />);
  edit('1.23456', 7);
  expect(heard).toHaveBeenLastCalledWith('1.23456');
  expect(field().value).toBe('1.23456');
});

it('does not regroup while an input method composes', () => {
  render(<Held start="12345" />);
  fireEvent.compositionStart(field());
  edit('12,3451ㅎ', 8, 'insertCompositionText');
  expect(field().value).toBe('12,3451ㅎ');
  edit('12,3451', 7, 'insertCompositionText');
  fireEvent.compositionEnd(field());
  expect(field().value).toBe('123,451');
  expect(field().selectionStart).toBe(7);
});

it('shows plain text if grouping is off', () => {
  render(<Held start="1234567" grouping={false} />);
  expect(field().value).toBe('1234567');
});

it.each([
  [{}, 'decimal'],
  [{ maxFractionDigits: 0 }, 'numeric'],
  [{ signed: true }, 'text'],
] as const)('%j brings the %s keyboard', (props, inputMode) => {
  render(<Held {...props} />);
  expect(field().inputMode).toBe(inputMode);
});
