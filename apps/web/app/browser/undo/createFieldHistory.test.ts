import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFieldHistory, type FormStep } from './createFieldHistory.ts';

let now = 0;
let step: FormStep | undefined;
let field: HTMLTextAreaElement;
let history: ReturnType<typeof createFieldHistory>;

beforeEach(() => {
  now = 0;
  step = undefined;
  field = document.createElement('textarea');
  document.body.append(field);
  history = createFieldHistory(
    () => now,
    () => step,
  );
});
afterEach(() => field.remove());

/** An edit by the visitor: the new value of the field, with the caret at its end. */
function edit(text: string, inputType = 'insertText', waitMs = 100, data: string | null = null): void {
  now += waitMs;
  history.note(field, inputType, data);
  field.value = text;
  field.setSelectionRange(text.length, text.length);
  history.settle(field);
}

function type(text: string): void {
  for (const letter of text) edit(field.value + letter);
}

/** The page sets a value, as it does for Reset. */
function set(text: string): void {
  now += 100;
  field.value = text;
}

/**
 * A step of the whole form, which gives the field a value; of an action from before the history of the field, if not
 * given.
 */
function takeFormStep(direction: FormStep['direction'], text: string, actedAt = Number.NEGATIVE_INFINITY): void {
  set(text);
  step = { direction, at: now, actedAt };
}

/** The values of the field after each press of a key. */
function pressed(direction: FormStep['direction'], count = 2): readonly string[] {
  return Array.from({ length: count }, () => {
    now += 100;
    history[direction](field);
    return field.value;
  });
}

describe('the history of a field', () => {
  it('starts with each other text that the field shows, and leaves none to the browser', () => {
    type('ab');
    field.dataset['undoScope'] = '1';
    set('other');
    expect(pressed('undo')).toEqual(['other', 'other']);
    expect(history.undo(field)).toBe(true);
    edit('others', 'insertFromPaste');
    expect(pressed('undo')).toEqual(['other', 'other']);
    expect(pressed('redo', 1)).toEqual(['others']);
  });

  it('takes a burst of typing back at once, and brings it again', () => {
    type('abc');
    expect(history.undo(field)).toBe(true);
    expect(field.value).toBe('');
    expect(history.redo(field)).toBe(true);
    expect(field.value).toBe('abc');
    expect(field.selectionStart).toBe(3);
  });

  it('parts bursts at a pause, at another kind of edit and where the caret was moved', () => {
    type('ab');
    edit('abc', 'insertText', 1500);
    edit('ab', 'deleteContentBackward');
    field.setSelectionRange(0, 0);
    edit('xab');
    const seen = [];
    while (field.value !== '') {
      history.undo(field);
      seen.push(field.value);
    }
    expect(seen).toEqual(['ab', 'abc', 'ab', '']);
  });

  /** As iOS types a letter of Hangul that changes the syllable before it. */
  function replace(text: string, waitMs = 100): void {
    edit(field.value.slice(0, -1), 'deleteContentBackward', waitMs);
    edit(text, 'insertText', 5);
  }

  it('takes a syllable that is replaced with each of its letters for typing', () => {
    edit('ㅎ');
    for (const text of ['하', '한']) replace(text);
    edit('한ㄱ');
    for (const text of ['한그', '한글']) replace(text);
    expect(pressed('undo')).toEqual(['', '']);
    expect(pressed('redo', 1)).toEqual(['한글']);
  });

  it('parts a replacement from typing before a pause', () => {
    edit('하');
    replace('한', 1500);
    edit('한ㄱ');
    expect(pressed('undo')).toEqual(['하', '']);
  });

  it('loses no state to replacements', () => {
    for (let count = 1; count <= 200; count += 1) edit('a'.repeat(count), 'insertFromPaste');
    edit(`${field.value}ㅎ`);
    for (const syllable of ['하', '한', '핞']) replace(field.value.slice(0, -1) + syllable);
    let steps = 0;
    while (history.undo(field) && field.value.length > 1) steps += 1;
    expect(steps).toBe(199);
  });

  /**
   * As Safari on macOS types a letter of Hangul that changes the syllable before it: the syllable is replaced, and may
   * be selected meanwhile.
   */
  function replaceOnMac(syllables: string, { isSelected = false, waitMs = 100 } = {}): void {
    const before = field.value.slice(0, -1);
    if (isSelected) field.setSelectionRange(before.length, before.length + 1);
    edit(before + syllables, 'insertReplacementText', waitMs, syllables);
  }

  it.each([false, true])('takes letters of Hangul for typing that replace a syllable, selected: %s', (isSelected) => {
    edit('1ㅇ');
    for (const syllable of ['어', '억']) replaceOnMac(syllable, { isSelected });
    edit('1억 ');
    edit('1억 ㅁ');
    for (const syllables of ['마', '만', '마나']) replaceOnMac(syllables, { isSelected });
    expect(pressed('undo')).toEqual(['', '']);
    expect(pressed('redo', 1)).toEqual(['1억 마나']);
  });

  it('parts letters of Hangul from typing before a pause, and joins what is typed after them', () => {
    edit('하');
    replaceOnMac('한', { isSelected: true, waitMs: 1500 });
    edit('한ㄱ');
    replaceOnMac('그');
    expect(pressed('undo')).toEqual(['하', '']);
  });

  it('parts a correction and a replacement elsewhere from what is typed before it', () => {
    type('teh');
    edit('the', 'insertReplacementText', 100, 'the');
    edit('the 가');
    field.setSelectionRange(0, 1);
    edit('나he 가', 'insertReplacementText', 100, '나');
    expect(pressed('undo', 4)).toEqual(['the 가', 'the', 'teh', '']);
  });

  it('parts a deletion from what is typed after it', () => {
    type('abc');
    edit('ab', 'deleteContentBackward');
    edit('abd', 'insertText', 51);
    expect(pressed('undo', 3)).toEqual(['ab', 'abc', '']);
  });

  it('parts several deletions from what is typed directly after them', () => {
    type('abc');
    for (const text of ['ab', 'a']) edit(text, 'deleteContentBackward', 30);
    edit('ax', 'insertText', 30);
    expect(pressed('undo', 3)).toEqual(['a', 'abc', '']);
  });

  it('puts the caret back to where it was', () => {
    type('hello');
    field.setSelectionRange(1, 4);
    edit('ho', 'deleteByCut');
    history.undo(field);
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['hello', 1, 4]);
  });

  it('takes back what the page has set, to exactly what was there', () => {
    type('My old text');
    set('changed text');
    expect(history.undo(field)).toBe(true);
    expect(field.value).toBe('My old text');
    history.redo(field);
    expect(field.value).toBe('changed text');
  });

  it('does not count a step of the whole form as an edit', () => {
    type('abc');
    set('');
    now += 100;
    step = { direction: 'undo', at: now, actedAt: now };
    field.value = 'abc';
    history.undo(field);
    expect(field.value).toBe('');
    history.redo(field);
    expect(field.value).toBe('abc');
  });

  it('ends at the text from before a delivery, and redo brings everything again', () => {
    field.value = 'DELIVERED';
    edit('DELIVERED more', 'insertText');
    history.undo(field);
    takeFormStep('undo', 'my draft');
    expect(pressed('undo')).toEqual(['my draft', 'my draft']);
    takeFormStep('redo', 'DELIVERED');
    expect(pressed('redo')).toEqual(['DELIVERED more', 'DELIVERED more']);
    expect(pressed('undo')).toEqual(['DELIVERED', 'my draft']);
  });

  it('ends at the text from before a delivery of which a part was deleted', () => {
    field.value = '300만';
    edit('300', 'deleteContentBackward');
    history.undo(field);
    takeFormStep('undo', '777');
    expect(pressed('undo', 4)).toEqual(['777', '777', '777', '777']);
    expect(pressed('redo')).toEqual(['300만', '300']);
  });

  it('ends at the text from before a delivery that was edited, then undone by its button', () => {
    field.value = '300만';
    edit('300', 'deleteContentBackward');
    takeFormStep('undo', '777');
    expect(pressed('undo')).toEqual(['777', '777']);
    expect(pressed('redo')).toEqual(['300만', '300']);
  });

  it('returns to the state before the action that a step of the whole form undoes', () => {
    type('abc');
    set('');
    edit('x');
    takeFormStep('undo', 'abc');
    expect(pressed('undo')).toEqual(['', '']);
    expect(pressed('redo', 4)).toEqual(['abc', '', 'x', 'x']);
  });

  it.each([
    ['the value from before the action', 'abc'],
    ['the value that it has, as where the action was about another field', undefined],
  ])('takes a value for an edit that the page sets after a step of the whole form gave it %s', (_what, restored) => {
    type('ab');
    edit('abc', 'insertFromPaste');
    if (restored === undefined) step = { direction: 'undo', at: now, actedAt: now };
    else {
      set('');
      takeFormStep('undo', restored, now);
    }
    set('offered');
    expect(pressed('undo', 4)).toEqual(['abc', 'ab', '', '']);
    expect(pressed('redo', 4)).toEqual(['ab', 'abc', 'offered', 'offered']);
  });

  it('takes a value for an edit that the page sets after the step was seen', () => {
    field.value = 'DELIVERED';
    edit('DELIVERED more', 'insertText');
    takeFormStep('undo', 'draft');
    now += 100;
    expect(history.has(field, 'undo')).toBe(false);
    set('offered');
    expect(pressed('undo')).toEqual(['draft', 'draft']);
  });

  it('passes over a step that changes nothing, as where a field groups what is typed', () => {
    field.addEventListener('input', () => {
      field.value = field.value.replaceAll(',', '').replace(/(\d)(?=(?:\d{3})+$)/gu, '$1,');
    });
    edit('1000');
    field.value = '1,000';
    history.undo(field);
    expect(field.value).toBe('');
    history.redo(field);
    expect(field.value).toBe('1,000');
  });

  it('leaves a field it knows nothing of to the browser, and no other', () => {
    expect(history.undo(field)).toBe(false);
    type('a');
    expect(history.undo(field)).toBe(true);
    expect(history.undo(field)).toBe(true);
    expect(field.value).toBe('');
  });

  it('holds a bounded number of states', () => {
    for (let count = 1; count <= 250; count += 1) edit('a'.repeat(count), 'insertFromPaste');
    let steps = 0;
    for (let text = ''; text !== field.value; steps += 1) {
      text = field.value;
      history.undo(field);
    }
    expect(steps).toBe(201);
    expect(field.value).toBe('a'.repeat(50));
  });

  it('undoes nothing after forget()', () => {
    type('secret');
    set('');
    history.forget();
    expect(history.undo(field)).toBe(false);
    expect(field.value).toBe('');
  });
});

it('undoes a drag within the field as one edit, and each drag by itself', () => {
  type('one two');
  edit(' two', 'deleteByDrag');
  edit(' twoone', 'insertFromDrop');
  edit('one', 'deleteByDrag');
  edit('one two', 'insertFromDrop');
  expect(pressed('undo', 3)).toEqual([' twoone', 'one two', '']);
});

it('undoes a drop by itself that comes later than a drag from the field', () => {
  type('one two');
  edit(' two', 'deleteByDrag');
  edit(' twoother', 'insertFromDrop', 5000);
  expect(pressed('undo')).toEqual([' two', 'one two']);
});
