import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './until.ts';

export type ChildServer = {
  readonly child: ChildProcess;
  readonly url: string;
  /** Files and sockets the process holds open. */
  readonly descriptors: () => number;
  /** Memory the process holds, in bytes. */
  readonly memory: () => number;
  readonly stop: () => Promise<void>;
};

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

const running = new Set<ChildProcess>();
// A test that fails stops nothing: what it started ends with the process of the tests.
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** The program itself in a process of its own, whose memory and descriptors are nobody else's. */
export async function startChildServer(
  variables: Readonly<Record<string, string>>,
  stdio: StdioOptions = ['ignore', 'ignore', 'inherit'],
): Promise<ChildServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'toolbox-child-'));
  const child = spawn(process.execPath, [new URL('../src/main.ts', import.meta.url).pathname], {
    env: { PATH: process.env['PATH'], LIVE: 'off', DATA_DIR: folder, PORT: String(port), ...variables },
    stdio,
  });
  running.add(child);
  const ended = once(child, 'exit');
  child.once('exit', () => running.delete(child));
  const answers = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(answers, 15_000, 'the server');
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
