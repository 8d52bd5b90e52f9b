import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftSpecs, drafts } from '../draft/drafts.ts';
import { showDraft } from '../draft/shownDrafts.ts';
import { formHistory } from './formHistory.ts';
import { undoable } from './undoable.ts';

const OTHER = { value: 'typed' };
let hideOther: () => void;

// What each returns runs after the test.
beforeEach(() => showDraft('tool.text'));
beforeEach(() => {
  hideOther = showDraft('other.text');
  return () => hideOther();
});
beforeEach(() => {
  drafts.register('other.text', { initial: '' });
  drafts.register('tool.text', { initial: '' });
  drafts.register('tool.form', { initial: { text: '' } });
});
afterEach(() => {
  drafts.change([...drafts.all().keys()].map((key) => [key, undefined] as const));
  formHistory.forget();
  draftSpecs.clear();
  vi.restoreAllMocks();
});

function replace() {
  undoable('replaced', () =>
    drafts.change([
      ['tool.text', { value: 'example' }],
      ['tool.form', { value: { text: 'example' } }],
    ]),
  );
}

describe('the offer to undo', () => {
  it.each([
    ['nothing was entered', []],
    ['everything was deleted again', [['tool.text', { value: '' }] as const]],
    ['a form is a copy of the initial one', [['tool.form', { value: { text: '' } }] as const]],
  ])('is not made if %s, and the keys undo', (_, entries) => {
    drafts.change(entries);
    const before = new Map(drafts.all());
    replace();
    expect(formHistory.offered()).toBeUndefined();
    expect(formHistory.undoableAt()).toBeDefined();
    formHistory.undo();
    expect(new Map(drafts.all())).toEqual(before);
  });

  it.each([
    ['a text', ['tool.text', OTHER] as const],
    ['a form', ['tool.form', { value: { text: 'typed' } }] as const],
  ])('is made if %s was replaced', (_, entry) => {
    drafts.change([entry]);
    replace();
    expect(formHistory.offered()?.kind).toBe('replaced');
  });

  it('is made if the second of two actions together replaces what was entered', () => {
    drafts.change([['tool.form', { value: { text: 'typed' } }]]);
    undoable('replaced', () => drafts.change([['tool.text', OTHER]]));
    expect(formHistory.offered()).toBeUndefined();
    replace();
    expect(formHistory.offered()).toBeDefined();
    formHistory.undo();
    expect(drafts.has('tool.text')).toBe(false);
    expect(drafts.get('tool.form', undefined)).toEqual({ text: 'typed' });
  });

  it('stays if the next action loses nothing, and includes that one', () => {
    vi.spyOn(performance, 'now').mockReturnValue(0);
    drafts.change([['tool.text', OTHER]]);
    undoable('cleared', () => drafts.change([['tool.text', undefined]]));
    vi.spyOn(performance, 'now').mockReturnValue(5000);
    replace();
    // Nothing new is announced.
    expect(formHistory.offered()).toMatchObject({ kind: 'cleared', at: 5000, since: 0 });
    formHistory.undo();
    expect(drafts.get('tool.text', '')).toBe('typed');
    expect(drafts.has('tool.form')).toBe(false);
    formHistory.redo();
    expect(drafts.get('tool.text', '')).toBe('example');
  });

  it('goes with the next action of another tool, whose undo leaves the first tool as it is', () => {
    vi.spyOn(performance, 'now').mockReturnValue(0);
    drafts.change([['other.text', OTHER]]);
    undoable('cleared', () => drafts.change([['other.text', undefined]]));
    drafts.change([['other.text', { value: 'typed since' }]]);
    vi.spyOn(performance, 'now').mockReturnValue(5000);
    replace();
    expect(formHistory.offered()).toBeUndefined();
    formHistory.undo();
    expect(drafts.has('tool.text')).toBe(false);
    expect(drafts.get('other.text', '')).toBe('typed since');
  });

  it('of two tools is never one, however soon they follow each other', () => {
    vi.spyOn(performance, 'now').mockReturnValue(0);
    drafts.change([['other.text', OTHER]]);
    undoable('cleared', () => drafts.change([['other.text', undefined]]));
    drafts.change([
      ['other.text', { value: 'typed since' }],
      ['tool.text', OTHER],
    ]);
    vi.spyOn(performance, 'now').mockReturnValue(500);
    undoable('cleared', () => drafts.change([['tool.text', undefined]]));
    formHistory.undo();
    expect(drafts.get('tool.text', '')).toBe('typed');
    expect(drafts.get('other.text', '')).toBe('typed since');
  });

  it('of everything forgotten ends with the next action that loses something', () => {
    const forgotten = vi.fn();
    formHistory.onForget(forgotten);
    vi.spyOn(performance, 'now').mockReturnValue(0);
    drafts.change([['other.text', OTHER]]);
    undoable('forgotten', () => drafts.change([['other.text', undefined]]));
    drafts.change([['tool.text', OTHER]]);
    vi.spyOn(performance, 'now').mockReturnValue(5000);
    undoable('cleared', () => drafts.change([['tool.text', undefined]]));
    expect(formHistory.offered()?.kind).toBe('cleared');
    expect(forgotten).toHaveBeenCalledOnce();
    formHistory.undo();
    formHistory.undo();
    expect(drafts.get('tool.text', '')).toBe('typed');
    expect(drafts.has('other.text')).toBe(false);
  });

  it('of everything forgotten includes the next action of any tool', () => {
    vi.spyOn(performance, 'now').mockReturnValue(0);
    drafts.change([['other.text', OTHER]]);
    undoable('forgotten', () => drafts.change([['other.text', undefined]]));
    vi.spyOn(performance, 'now').mockReturnValue(5000);
    replace();
    expect(formHistory.offered()?.kind).toBe('forgotten');
    formHistory.undo();
    expect(drafts.get('other.text', '')).toBe('typed');
    expect(drafts.has('tool.text')).toBe(false);
  });

  it('does not return once it is dismissed', () => {
    drafts.change([['tool.text', OTHER]]);
    undoable('cleared', () => drafts.change([['tool.text', undefined]]));
    formHistory.dismiss();
    replace();
    expect(formHistory.offered()).toBeUndefined();
    formHistory.undo();
    expect(drafts.get('tool.text', '')).toBe('');
  });

  it('does not include an earlier action after an undo', () => {
    drafts.change([['tool.text', { value: 'first' }]]);
    undoable('replaced', () => drafts.change([['tool.text', { value: 'second' }]]));
    undoable('cleared', () => drafts.change([['tool.text', { value: '' }]]));
    formHistory.undo();
    replace();
    formHistory.undo();
    expect(drafts.get('tool.text', '')).toBe('second');
  });
});

it('goes on where an equal form was made again meanwhile, such as by an undo in its field', () => {
  drafts.change([['tool.form', { value: { text: 'typed' } }]]);
  replace();
  drafts.change([['tool.form', { value: { text: 'example!' } }]]);
  expect(formHistory.undoableAt()).toBeUndefined();
  drafts.change([['tool.form', { value: { text: 'example' } }]]);
  expect(formHistory.undoableAt()).toBeDefined();
  formHistory.undo();
  drafts.change([['tool.form', { value: { text: '' } }]]);
  expect(formHistory.redoableAt()).toBeUndefined();
  drafts.change([['tool.form', { value: { text: 'typed' } }]]);
  expect(formHistory.redoableAt()).toBeDefined();
});

it('orders a redo by when the action was undone, not by when it happened', () => {
  replace();
  const actedAt = formHistory.undoableAt();
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
  formHistory.undo();
  expect(formHistory.redoableAt()).toBe(performance.now());
  expect(formHistory.redoableAt()).toBeGreaterThan(actedAt ?? Number.POSITIVE_INFINITY);
});

it('keeps the time of an undo while a later one is redone', () => {
  drafts.change([['tool.text', { value: 'first' }]]);
  undoable('replaced', () => drafts.change([['tool.text', { value: 'second' }]]));
  undoable('cleared', () => drafts.change([['tool.text', { value: '' }]]));
  formHistory.undo();
  const at = formHistory.redoableAt();
  formHistory.undo();
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
  formHistory.redo();
  expect(formHistory.redoableAt()).toBe(at);
});

it('has no last step once there is another action, whose values are no longer those of the step', () => {
  replace();
  formHistory.undo();
  expect(formHistory.lastStep()).toMatchObject({ direction: 'undo' });
  replace();
  expect(formHistory.lastStep()).toBeUndefined();
});

describe('an action of a tool that is not on the page', () => {
  beforeEach(() => {
    drafts.change([
      ['other.text', OTHER],
      ['tool.text', OTHER],
    ]);
    undoable('cleared', () => drafts.change([['tool.text', undefined]]));
    undoable('cleared', () => drafts.change([['other.text', undefined]]));
  });

  it('is undone by the keys only once its tool is back', () => {
    const hideAgain = showDraft('other.text');
    hideOther();
    expect(formHistory.undoableAt()).toBeDefined();
    hideAgain();
    formHistory.undo();
    expect([drafts.has('other.text'), drafts.get('tool.text', '')]).toEqual([false, 'typed']);
    expect(formHistory.undoableAt()).toBeUndefined();
    formHistory.undo();
    expect(drafts.has('other.text')).toBe(false);
    hideOther = showDraft('other.text');
    formHistory.undo();
    expect(drafts.get('other.text', '')).toBe('typed');
  });

  it('is undone by the notice, and not redone by the keys', () => {
    hideOther();
    formHistory.undo();
    formHistory.undo(formHistory.offered());
    expect(drafts.get('other.text', '')).toBe('typed');
    expect(formHistory.offered()).toBeUndefined();
    formHistory.redo();
    expect([drafts.get('other.text', ''), drafts.has('tool.text')]).toEqual(['typed', false]);
    expect(formHistory.redoableAt()).toBeUndefined();
    formHistory.redo();
    expect(drafts.get('other.text', '')).toBe('typed');
  });

  it('is undone by the keys if all input was deleted', () => {
    hideOther();
    drafts.change([['other.text', OTHER]]);
    undoable('forgotten', () => drafts.change([['other.text', undefined]]));
    formHistory.undo();
    expect(drafts.get('other.text', '')).toBe('typed');
    formHistory.redo();
    expect(drafts.has('other.text')).toBe(false);
  });
});
