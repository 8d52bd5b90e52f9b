import { isRecord } from '@toolbox/core/validate';
import { createListeners } from '@toolbox/ui/hooks/createListeners';
import { type DraftEntry, draftSpecs, drafts } from '../draft/drafts.ts';
import { isToolShown } from '../draft/shownDrafts.ts';
import type { FormStep } from './createFieldHistory.ts';
import { onFormAction, type UndoKind } from './undoable.ts';

type Entries = ReadonlyMap<string, DraftEntry>;

/** The changes of an action to drafts, with what is needed to revert them. */
export type FormChange = {
  readonly kind: UndoKind;
  readonly before: Entries;
  readonly after: Entries;
  readonly at: number;
  /** When the first of the actions happened that were joined to this one. */
  readonly since: number;
  /** Whether another part of the page announces it. */
  readonly isAnnounced?: boolean | undefined;
};

/** Each has the values from before it. */
const MAX_CHANGES = 5;
/** Two files dropped together, or a file and its name, are one action. */
const TOGETHER_MS = 1000;

let done: readonly FormChange[] = [];
let undone: readonly { readonly change: FormChange; readonly undoneAt: number }[] = [];
/** The action that the notice offers to undo. */
let offered: FormChange | undefined;
let lastStep: FormStep | undefined;
const { subscribe, notify } = createListeners();
const forgetters = createListeners();

/** Whether an action had a visible effect: a field whose value is the initial one before and after did not change. */
function isSeen({ before, after }: FormChange): boolean {
  return [...before].some(([key, entry]) => {
    const initial = draftSpecs.get(key)?.initial;
    const shown = (one: typeof entry) => JSON.stringify(one === undefined ? initial : one.value);
    return shown(entry) !== shown(after.get(key));
  });
}

/** Whether a value, of a form one of its fields, was replaced that was not the initial one. */
function isLost(value: unknown, next: unknown, initial: unknown): boolean {
  if (isRecord(value) && isRecord(next) && isRecord(initial)) {
    return Object.entries(value).some(([name, field]) => isLost(field, next[name], initial[name]));
  }
  const text = JSON.stringify(value);
  return text !== JSON.stringify(initial) && text !== JSON.stringify(next);
}

/** Whether an action replaced anything but initial values: only then is its undo offered. */
function isLoss({ kind, before, after }: FormChange): boolean {
  if (kind !== 'replaced') return true;
  return [...before].some(([key, entry]) => {
    const initial = draftSpecs.get(key)?.initial;
    return entry !== undefined && isLost(entry.value, (after.get(key) ?? { value: initial }).value, initial);
  });
}

/** The tool whose drafts an action changed. */
function toolOf({ before }: FormChange): string | undefined {
  return [...before.keys()][0]?.split('.')[0];
}

/** Whether the keys undo and redo an action on this page: those of the shown tool, and the deletion of all input. */
function isHere(change: FormChange): boolean {
  return change.kind === 'forgotten' || isToolShown(toolOf(change) ?? '');
}

const doneHere = () => done.findLast(isHere);
const undoneHere = () => undone.findLast(({ change }) => isHere(change));

function add(change: FormChange): void {
  if (!isSeen(change)) return;
  const last = undone.length === 0 ? done.at(-1) : undefined;
  const isOneForm = last !== undefined && (last.kind === 'forgotten' || toolOf(last) === toolOf(change));
  const isTogether = isOneForm && change.at - last.at < TOGETHER_MS && last.kind === change.kind;
  // After a form was cleared and filled with the example, one undo reverts both.
  const isAside = isOneForm && last === offered && !isLoss(change);
  const joined =
    isTogether || isAside
      ? {
          ...change,
          kind: last.kind,
          since: last.since,
          before: new Map([...change.before, ...last.before]),
          after: new Map([...last.after, ...change.after]),
        }
      : undefined;
  const step = joined ?? change;
  // The offer to undo it ends here.
  if (joined === undefined && offered?.kind === 'forgotten') formHistory.forget();
  done = [...(joined === undefined ? done : done.slice(0, -1)), step].slice(-MAX_CHANGES);
  undone = [];
  // From now on, the fields do not have the values of the last step.
  lastStep = undefined;
  offered = isLoss(step) ? step : undefined;
  notify();
}

/** Records an action by the values before and after it. */
function record(
  kind: UndoKind,
  earlier: ReadonlyMap<string, unknown>,
  later: ReadonlyMap<string, unknown>,
  at: number,
  isAnnounced?: boolean,
): void {
  const before = new Map<string, DraftEntry>();
  const after = new Map<string, DraftEntry>();
  for (const key of new Set([...earlier.keys(), ...later.keys()])) {
    if (earlier.has(key) === later.has(key) && earlier.get(key) === later.get(key)) continue;
    before.set(key, earlier.has(key) ? { value: earlier.get(key) } : undefined);
    after.set(key, later.has(key) ? { value: later.get(key) } : undefined);
  }
  if (before.size > 0) add({ kind, before, after, at, since: at, isAnnounced });
}

/** Whether nothing has changed since: undo by keyboard must not overwrite what was typed after the action. */
function stands(entries: Entries): boolean {
  // Typing and its undo make new objects of equal forms.
  return [...entries].every(
    ([key, entry]) => JSON.stringify(drafts.get(key, undefined)) === JSON.stringify(entry?.value),
  );
}

/**
 * Actions on whole forms, the latest last: what they changed and whether the keyboard can undo it on this page. What
 * was done in a tool of another page waits until that page is back.
 */
export const formHistory = {
  subscribe,
  offered: (): FormChange | undefined => offered,
  /** When the action that undo would revert happened, if it can still be undone. */
  undoableAt(): number | undefined {
    const last = doneHere();
    return last !== undefined && stands(last.after) ? last.at : undefined;
  },
  /** When the undo that redo would revert happened, if it can still be reverted. */
  redoableAt(): number | undefined {
    const last = undoneHere();
    return last !== undefined && stands(last.change.before) ? last.undoneAt : undefined;
  },
  undo(change = doneHere()): void {
    if (change === undefined) return;
    done = done.filter((one) => one !== change);
    const at = performance.now();
    undone = [...undone, { change, undoneAt: at }];
    if (offered === change) offered = undefined;
    lastStep = { direction: 'undo', at, actedAt: change.at };
    drafts.change(change.before);
    notify();
  },
  redo(): void {
    const last = undoneHere();
    if (last === undefined) return;
    undone = undone.filter((one) => one !== last);
    done = [...done, last.change];
    lastStep = { direction: 'redo', at: performance.now(), actedAt: last.change.at };
    drafts.change(last.change.after);
    notify();
  },
  /** The notice disappears; the key still works. */
  dismiss(): void {
    offered = undefined;
    notify();
  },
  lastStep: (): FormStep | undefined => lastStep,
  onForget: forgetters.subscribe,
  /** Clears the undo history. */
  forget(): void {
    done = [];
    undone = [];
    offered = undefined;
    forgetters.notify();
    notify();
  },
};

onFormAction(record);
