import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.ts';
import { until } from './until.ts';

export type ChildServer = {
  readonly child: ChildProcess;
  readonly url: string;
  /** Number of open file descriptors of the process. */
  readonly descriptors: () => number;
  /** Memory of the process, in bytes. */
  readonly memory: () => number;
  readonly stop: () => Promise<void>;
};

/** A busy machine may need longer than expected. */
const START_MS = 60_000;
/** The program exits with its parent, even if that was killed, so that a failed test leaves no process behind. */
const END_WITH_PARENT = "data:text/javascript,process.on('disconnect', () => process.exit(1))";

/** The server in a separate process, so that its memory and descriptors can be measured. */
export async function startChildServer(
  variables: Readonly<Record<string, string>>,
  stdio: readonly ('ignore' | 'pipe' | 'inherit' | number)[] = ['ignore', 'ignore', 'inherit'],
): Promise<ChildServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'toolbox-child-'));
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, join(import.meta.dirname, '../src/main.ts')], {
    env: { PATH: process.env['PATH'], LIVE: 'off', DATA_DIR: folder, PORT: String(port), ...variables },
    stdio: [...stdio, 'ipc'],
  });
  const ended = once(child, 'exit');
  const answers = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(answers, START_MS, 'the server');
  const proc = `/proc/${child.pid}`;
  return {
    child,
    url,
    descriptors: () => readdirSync(`${proc}/fd`).length,
    memory: () => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`${proc}/status`, 'utf8'))?.[1]) * 1024,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
