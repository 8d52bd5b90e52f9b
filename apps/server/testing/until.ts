import { setTimeout as wait } from 'node:timers/promises';

/** Waits until a condition is true. */
export async function until(holds: () => boolean | Promise<boolean>, timeoutMs = 15_000, what = 'it'): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`waited ${timeoutMs} ms in vain for ${what}`);
    await wait(5);
  }
}
