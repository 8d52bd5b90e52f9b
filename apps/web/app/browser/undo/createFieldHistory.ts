import { isHangulReplacement } from '@toolbox/ui/keyboard/isHangulReplacement';
import type { TextControl } from './textControl.ts';

/** The value of a field and the position of its caret. */
type FieldState = { readonly text: string; readonly start: number; readonly end: number };

type History = {
  /** See `data-undo-scope`. */
  readonly scope: string | undefined;
  readonly undo: FieldState[];
  readonly redo: FieldState[];
  /** The state after the last edit; a different value was set by the page. */
  now: FieldState;
  kind: string;
  /** Whether the last edit was a single deletion, which began a step; in a burst of typing, or not. */
  deleted: 'typing' | 'alone' | undefined;
  editedAt: number;
  /** When it was last known to have the value {@link now}. */
  seenAt: number;
  readonly madeAt: number;
};

/** A step of a change to the whole form, and when the action happened that it reverts or repeats. */
export type FormStep = { readonly direction: 'undo' | 'redo'; readonly at: number; readonly actedAt: number };

/** Keystrokes this close together are undone together. */
const BURST_MS = 1000;
/**
 * Maximum time between the deletion and the insertion by which iOS replaces a syllable with each further letter of
 * Hangul, without a composition.
 */
const REPLACEMENT_MS = 50;
const MAX_STATES = 200;
/** Maximum total length of the texts in the history of one field. */
const MAX_UNITS = 4_000_000;

function stateOf(field: TextControl): FieldState {
  const { value, selectionStart, selectionEnd } = field;
  return { text: value, start: selectionStart ?? value.length, end: selectionEnd ?? value.length };
}

/** Typing and deleting form bursts, any other edit is separate. */
function burstOf(inputType: string, data: string | null): string {
  if (inputType === 'insertText' || inputType === 'insertCompositionText') return 'typing';
  if (isHangulReplacement(inputType, data)) return 'typing';
  return inputType.startsWith('deleteContent') ? inputType : '';
}

function push(states: FieldState[], state: FieldState): void {
  states.push(state);
  let units = states.reduce((sum, { text }) => sum + text.length, 0);
  while (states.length > MAX_STATES || (units > MAX_UNITS && states.length > 1)) {
    units -= states.shift()?.text.length ?? 0;
  }
}

/**
 * Undo and redo for every text field of the page. The browser's own history breaks as soon as a script sets a value,
 * as scripts do here: they group numbers, clear forms and repair texts. This history treats a value set by the page
 * as one more edit.
 *
 * A field that shows another text from now on, as the text area of several questions does, changes its
 * `data-undo-scope`: undo then stops at the start of that text.
 */
export function createFieldHistory(now: () => number, formStep: () => FormStep | undefined) {
  let histories = new WeakMap<TextControl, History>();

  function historyOf(field: TextControl): History {
    const known = histories.get(field);
    const { undoScope: scope } = field.dataset;
    if (known !== undefined && known.scope === scope) return known;
    const made = {
      scope,
      undo: [],
      redo: [],
      now: stateOf(field),
      kind: '',
      deleted: undefined,
      // The browser's own history of a field that was edited is of the other text.
      editedAt: known?.editedAt ?? Number.NEGATIVE_INFINITY,
      seenAt: now(),
      madeAt: now(),
    };
    histories.set(field, made);
    return made;
  }

  function see(field: TextControl, history: History): void {
    history.now = stateOf(field);
    history.seenAt = now();
  }

  /** Records a value that the page has set meanwhile: as a step of the whole form, otherwise as an edit. */
  function catchUp(field: TextControl): History {
    const history = historyOf(field);
    if (field.value === history.now.text) {
      history.seenAt = now();
      return history;
    }
    const step = formStep();
    const [from, to] = step?.direction === 'redo' ? [history.redo, history.undo] : [history.undo, history.redo];
    const isFormStep =
      step !== undefined &&
      step.at >= history.seenAt &&
      (history.madeAt > step.actedAt || from.some(({ text }) => text === field.value));
    if (isFormStep) {
      // The step spans the edits since the action; all of them if the field has no state from before it.
      let state: FieldState | undefined = history.now;
      while (state !== undefined && state.text !== field.value) {
        push(to, state);
        state = from.pop();
      }
    } else {
      push(history.undo, history.now);
      history.redo.length = 0;
    }
    history.kind = '';
    see(field, history);
    return history;
  }

  function apply(field: TextControl, { text, start, end }: FieldState): void {
    const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
    set?.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'historyUndo' }));
    if (field.selectionStart !== null) field.setSelectionRange(start, end);
  }

  function step(field: TextControl, direction: 'undo' | 'redo'): boolean {
    const history = catchUp(field);
    const shown = stateOf(field);
    const isKnown = history.editedAt !== Number.NEGATIVE_INFINITY || history[direction].length > 0;
    // A step without a visible change, such as grouping, is skipped.
    while (field.value === shown.text) {
      const state = history[direction].pop();
      if (state === undefined) return isKnown;
      if (state.text !== shown.text) apply(field, state);
    }
    push(history[direction === 'undo' ? 'redo' : 'undo'], shown);
    history.kind = '';
    history.editedAt = now();
    see(field, history);
    return true;
  }

  return {
    /** Called before an edit by the visitor, with what it inserts. */
    note(field: TextControl, inputType: string, data: string | null = null): void {
      const history = catchUp(field);
      const { selectionStart, selectionEnd } = field;
      const burst = burstOf(inputType, data);
      const elapsedMs = now() - history.editedAt;
      const isNext =
        elapsedMs < BURST_MS &&
        // Safari may select the syllable that it replaces.
        (selectionStart === selectionEnd || isHangulReplacement(inputType, data)) &&
        (selectionStart === null || selectionEnd === history.now.end);
      const isReplacement =
        isNext && inputType === 'insertText' && history.deleted !== undefined && elapsedMs <= REPLACEMENT_MS;
      // A drag within the field deletes, then inserts.
      const isDrop = inputType === 'insertFromDrop' && history.kind === 'deleteByDrag' && elapsedMs < BURST_MS;
      const goesOn = isReplacement || isDrop || (isNext && burst !== '' && burst === history.kind);
      // The deletion was not an undo step of its own.
      if (isReplacement && history.deleted === 'typing') history.undo.pop();
      const isDeletion = !goesOn && inputType === 'deleteContentBackward';
      // Not at the expense of the oldest state, because the new one may be dropped again.
      if (isDeletion) history.undo.push(stateOf(field));
      else if (!goesOn) push(history.undo, stateOf(field));
      history.redo.length = 0;
      history.deleted = isDeletion ? (isNext && history.kind === 'typing' ? 'typing' : 'alone') : undefined;
      history.kind = inputType === 'deleteByDrag' ? inputType : burst;
      history.editedAt = now();
    },
    /** Called after an edit, once the page has handled it. */
    settle(field: TextControl): void {
      see(field, historyOf(field));
    },
    /** When the visitor last edited a field by hand. */
    editedAt: (field: TextControl): number => histories.get(field)?.editedAt ?? Number.NEGATIVE_INFINITY,
    /** Whether there is an edit to undo or redo. */
    has: (field: TextControl, direction: 'undo' | 'redo'): boolean => catchUp(field)[direction].length > 0,
    /** Undoes the last edit; false where this history is empty and the browser may handle the undo. */
    undo: (field: TextControl): boolean => step(field, 'undo'),
    redo: (field: TextControl): boolean => step(field, 'redo'),
    forget(): void {
      histories = new WeakMap();
    },
  };
}
