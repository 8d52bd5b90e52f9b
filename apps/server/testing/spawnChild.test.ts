import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { killChild, outputOf, spawnChild } from './spawnChild.ts';

const VITEST = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const CONFIG = join(import.meta.dirname, 'failing/vitest.config.ts');

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('leaves no process behind when a test fails, a hook runs out of time or a test never ends', async () => {
  const tests = spawnChild(process.execPath, [VITEST, 'run', '--config', CONFIG]);
  const out = outputOf(tests.stdout);
  const [code] = await once(tests, 'close');
  const pids = [...out().matchAll(/^started (\d+)$/gmu)].map(([, pid]) => Number(pid));
  expect([code, pids.length]).toEqual([1, 3]);
  // A killed process has its number until the system, whose child it is by then, takes note of it.
  await expect.poll(() => pids.filter(isRunning), { timeout: 4000 }).toEqual([]);
});

it('ends a process at once, and does not wait for one that is gone', async () => {
  const child = spawnChild(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await killChild(child);
  expect(child.signalCode).toBe('SIGKILL');
  await killChild(child);
});
