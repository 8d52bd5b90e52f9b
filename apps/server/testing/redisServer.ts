import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort } from './freePort.ts';
import { until } from './until.ts';

/** The installed program, if any: Redis and Valkey are compatible. */
export const REDIS_PROGRAM = ['/usr/bin/redis-server', '/usr/bin/valkey-server', '/usr/local/bin/redis-server'].find(
  existsSync,
);

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
    running = spawn(REDIS_PROGRAM ?? '', words, { stdio: 'pipe' });
    let out = '';
    running.stdout?.on('data', (chunk) => {
      out += chunk;
    });
    await until(() => out.includes('Ready to accept connections'));
  };
  const stop = async () => {
    const child = running;
    child?.kill('SIGKILL');
    await until(() => child === undefined || child.signalCode !== null);
  };
  await start();
  return { port, url: `redis://127.0.0.1:${port}`, start, stop };
}
