import { setTimeout as wait } from 'node:timers/promises';

/** Waits until a condition is true. */
export async function until(holds: () => boolean | Promise<boolean>, patienceMs = 15_000, what = 'it'): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`waited ${patienceMs} ms in vain for ${what}`);
    await wait(5);
  }
}
