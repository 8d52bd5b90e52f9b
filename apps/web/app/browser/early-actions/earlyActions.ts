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

/** Repeats what the visitor did before, once the page is hydrated. */
export function repeatEarlyActions(): void {
  if (actions.length > 0) void import('./repeatActions.ts').then(({ repeatActions }) => repeatActions(actions));
}
