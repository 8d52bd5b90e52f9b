import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 15_000;
const ASK_AGAIN_MS = 100;

/** Polls until the condition is true; after the time limit, throws an error that says what was missing. */
export async function until(missing: string, holds: () => Promise<boolean>, patienceMs = PATIENCE_MS): Promise<void> {
  for (const end = Date.now() + patienceMs; !(await holds()); ) {
    if (Date.now() > end) throw new Error(missing);
    await wait(ASK_AGAIN_MS);
  }
}
