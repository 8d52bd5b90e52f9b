import { drafts } from '../draft/drafts.ts';

/** Taken away, something else in its place, or taken away for good. */
export type UndoKind = 'cleared' | 'replaced' | 'forgotten';

type Values = ReadonlyMap<string, unknown>;
type Listener = (kind: UndoKind, before: Values, after: Values) => void;

let listener: Listener | undefined;
/** What happened before the listener had loaded. */
let pending: Parameters<Listener>[] = [];

/** Hands every action, also those of the past moments, to the one who can take them back. */
export function onFormAction(next: Listener): void {
  listener = next;
  for (const action of pending) next(...action);
  pending = [];
}

/**
 * Does something that replaces what a visitor typed, in a way that can be taken back. Only references are kept, so a
 * document of ten megabytes costs nothing.
 */
export function undoable(kind: UndoKind, run: () => void): void {
  const before = new Map(drafts.all());
  run();
  const action = [kind, before, new Map(drafts.all())] as const;
  if (listener === undefined) pending.push([...action]);
  else listener(...action);
}
