import { earlyReplacement } from '@toolbox/ui/hooks/useEarlyInput';
import { drafts } from '../draft/drafts.ts';

/**
 * Cleared, replaced, added, one of several entries removed, or deleted from the device; the last becomes permanent
 * once the notice is gone.
 */
export type UndoKind = 'cleared' | 'replaced' | 'added' | 'removed' | 'forgotten';

type Values = ReadonlyMap<string, unknown>;
type Listener = (kind: UndoKind, before: Values, after: Values, at: number, isAnnounced?: boolean) => void;

let listener: Listener | undefined;
/** Actions from before the listener had loaded. */
let pending: Parameters<Listener>[] = [];

/** Sets the listener that records actions, and passes it those so far. */
export function onFormAction(next: Listener): void {
  listener = next;
  for (const action of pending) next(...action);
  pending = [];
}

/**
 * Runs an action that replaces what a visitor typed, so that it can be undone. Only references are kept, so a
 * document of ten megabytes costs nothing.
 *
 * @param isAnnounced whether the caller announces the action, with more details than the notice that offers to undo it
 */
export function undoable(kind: UndoKind, run: () => void, isAnnounced?: boolean): void {
  const before = new Map(drafts.all());
  run();
  const action = [kind, before, new Map(drafts.all()), performance.now(), isAnnounced] as const;
  if (listener === undefined) pending.push([...action]);
  else listener(...action);
}

// On a slow network, a field looks empty until its draft comes, which may be a long text. Pages that load this late
// have short fields.
earlyReplacement.run = (report) => undoable('replaced', report);
