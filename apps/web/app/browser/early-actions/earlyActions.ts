import { fetchOnce } from '../../loading/fetchOnce.ts';
import { missingParts } from '../../loading/missingParts.ts';
import type { EarlyAction } from './repeatActions.ts';

declare global {
  interface Window {
    /** Recorded by the script in the head; it stops where this is missing. */
    earlyActions?: EarlyAction[] | undefined;
  }
}

let actions: readonly EarlyAction[] = [];

/** Must be called right before hydration: from then on, React receives the events itself. */
export function takeEarlyActions(): void {
  actions = window.earlyActions ?? [];
  window.earlyActions = undefined;
}

const file = fetchOnce(() => import('./repeatActions.ts'));

async function repeat(): Promise<void> {
  const { repeatActions } = await file.load();
  await repeatActions(actions);
}

/**
 * Repeats what the visitor did before, once the page is hydrated. If the code for it does not load, a notice says so:
 * the options are marked as chosen, but not used.
 */
export function repeatEarlyActions(): void {
  if (actions.length === 0) return;
  repeat().catch((error: unknown) => {
    const remove = missingParts.add({ error, retry: () => repeat().then(remove, () => undefined) });
  });
}
