import { fetchOnce } from '../../loading/fetchOnce.ts';
import { missingParts } from '../../loading/missingParts.ts';
import { pageIdle } from '../../loading/pageIdle.ts';
import type { EarlyAction } from './repeatActions.ts';

declare global {
  interface Window {
    /**
     * Filled by the script in the head, whenever a control is used that is not hydrated; it stops where this is
     * missing.
     */
    earlyActions?: { readonly push: (action: EarlyAction) => unknown } | undefined;
  }
}

const chunk = fetchOnce(() => import('./repeatActions.ts'));

async function repeat(actions: readonly EarlyAction[]): Promise<void> {
  const { repeatActions } = await chunk.load();
  await repeatActions(actions);
}

function start(actions: readonly EarlyAction[]): void {
  repeat(actions).catch((error: unknown) => {
    const remove = missingParts.add({ error, retry: () => repeat(actions).then(remove, () => undefined) });
  });
}

/**
 * Repeats what the visitor did before, once the page is hydrated, and what is done to its last parts until they are. If
 * the code for it does not load, a notice says so: the options are marked as chosen, but not used.
 */
export function repeatEarlyActions(): void {
  const recorded = window.earlyActions;
  window.earlyActions = { push: (action) => start([action]) };
  void pageIdle.wait().then(() => {
    window.earlyActions = undefined;
  });
  if (Array.isArray(recorded) && recorded.length > 0) start(recorded);
}
