import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { afterAll } from 'vitest';

const running = new Set<ChildProcess>();

function killAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

// A hook or test that timed out does not clean up itself.
afterAll(killAll);
process.once('exit', killAll);

/**
 * Starts a process that ends with the test file at the latest, whether its tests pass, fail or hang.
 *
 * @param variables its environment, in addition to PATH
 */
export function spawnChild(
  program: string,
  words: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): ChildProcessWithoutNullStreams {
  const child = spawn(program, words, { env: { PATH: process.env['PATH'], ...variables } });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Collects what a process writes, which the returned function returns. */
export function outputOf(stream: Readable): () => string {
  let out = '';
  stream.on('data', (chunk) => {
    out += chunk;
  });
  return () => out;
}

/** Kills a process at once, without a chance to clean up. Resolves when it is gone. */
export async function killChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
