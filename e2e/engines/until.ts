import { setTimeout as wait } from 'node:timers/promises';

const TIMEOUT_MS = 15_000;
const POLL_INTERVAL_MS = 100;

/** Polls until the condition is true; after the time limit, throws an error that says what was missing. */
export async function until(holds: () => Promise<boolean>, missing: string, timeoutMs = TIMEOUT_MS): Promise<void> {
  for (const end = Date.now() + timeoutMs; !(await holds()); ) {
    if (Date.now() > end) throw new Error(missing);
    await wait(POLL_INTERVAL_MS);
  }
}
