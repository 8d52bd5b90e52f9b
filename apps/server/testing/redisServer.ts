import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort } from './freePort.ts';
import { killChild, outputOf, spawnChild } from './spawnChild.ts';
import { until } from './until.ts';

/** The installed programs: Redis and Valkey are compatible. */
export const REDIS_PROGRAMS: readonly string[] = [
  '/usr/bin/redis-server',
  '/usr/bin/valkey-server',
  '/usr/local/bin/redis-server',
  '/usr/local/bin/valkey-server',
].filter((program) => existsSync(program));

export const REDIS_PROGRAM = REDIS_PROGRAMS[0];

if (REDIS_PROGRAM === undefined) {
  process.stderr.write(
    'redis-server is absent, so the tests of the Redis bus are skipped: apt-get install redis-server\n',
  );
}

export type RedisServer = {
  readonly port: number;
  readonly url: string;
  readonly start: () => Promise<void>;
  /** As in a power failure. */
  readonly stop: () => Promise<void>;
};

/** A separate Redis for a test, without persistence. */
export async function redisServer(): Promise<RedisServer> {
  const port = await freePort();
  let running: ChildProcess | undefined;
  const start = async () => {
    const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    // A replica copies its primary at once, and into memory instead of a file.
    words.push('--repl-diskless-sync-delay', '0', '--repl-diskless-load', 'on-empty-db');
    const child = spawnChild(REDIS_PROGRAM ?? '', words);
    running = child;
    const out = outputOf(child.stdout);
    await until(() => out().includes('Ready to accept connections'));
  };
  const stop = async () => {
    if (running !== undefined) await killChild(running);
  };
  await start();
  return { port, url: `redis://127.0.0.1:${port}`, start, stop };
}
