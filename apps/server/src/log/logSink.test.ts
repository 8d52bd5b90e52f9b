import { spawnSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startChildServer } from '../../testing/childServer.ts';
import { ask } from '../../testing/crowd.ts';
import { freePort } from '../../testing/freePort.ts';
import { testSite } from '../../testing/testSite.ts';
import { until } from '../../testing/until.ts';
import { openLogSink } from './logSink.ts';

const folder = mkdtempSync(join(tmpdir(), 'toolbox-log-'));
const site = testSite();
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  site.remove();
});

let pipes = 0;
/** A pipe with both ends open, as between a process and the reader of its log. */
function openPipe() {
  pipes += 1;
  const path = join(folder, `pipe-${pipes}`);
  spawnSync('mkfifo', [path]);
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  return { reader, writer: openSync(path, constants.O_WRONLY | constants.O_NONBLOCK) };
}

function readWaiting(descriptor: number): string {
  const buffer = Buffer.alloc(1024 * 1024);
  try {
    return buffer.toString('utf8', 0, readSync(descriptor, buffer));
  } catch {
    return '';
  }
}

const LINE = `{"msg":"${'x'.repeat(1000)}"}\n`;

describe('a sink', () => {
  it('writes every line in its order to a file, a pipe too', async () => {
    const path = join(folder, 'file');
    const { reader, writer } = openPipe();
    for (const [descriptor, read] of [
      [openSync(path, 'w'), () => readFileSync(path, 'utf8')],
      [writer, () => readWaiting(reader)],
    ] as const) {
      const sink = openLogSink(descriptor);
      for (let number = 0; number < 500; number += 1) sink.write(`${number}\n`);
      await sink.flush(5000);
      expect(read()).toBe(Array.from({ length: 500 }, (_, number) => `${number}\n`).join(''));
      expect(sink.dropped()).toBe(0);
    }
    closeSync(reader);
  });

  it('does not wait for a reader that stands still, counts what it drops, and logs the count when it reads again', async () => {
    const { reader, writer } = openPipe();
    const sink = openLogSink(writer);
    const lost: number[] = [];
    sink.onRecovery((count) => lost.push(count));
    for (let number = 0; number < 5000; number += 1) sink.write(LINE);
    const dropped = sink.dropped();
    expect(dropped).toBeGreaterThan(2000);
    let text = '';
    await until(() => {
      text += readWaiting(reader);
      return lost.length > 0 && text.length === (5000 - dropped) * LINE.length;
    });
    expect(lost).toEqual([dropped]);
    closeSync(reader);
  });

  it('survives the end of its reader', async () => {
    const { reader, writer } = openPipe();
    const sink = openLogSink(writer);
    closeSync(reader);
    for (let number = 0; number < 10; number += 1) {
      sink.write(LINE);
      await sink.flush(1000);
    }
    expect(sink.dropped()).toBe(10);
  });

  it('counts the lines that a full disk rejects', async () => {
    const sink = openLogSink(openSync('/dev/full', 'w'));
    for (let number = 0; number < 10; number += 1) sink.write(LINE);
    await sink.flush(1000);
    expect(sink.dropped()).toBe(10);
  });
});

describe('a server whose log cannot be written', { timeout: 120_000 }, () => {
  const visit = async (stdio: 'pipe' | number) => {
    const metricsPort = await freePort();
    const variables = { SITE_DIR: site.siteDir, METRICS_PORT: String(metricsPort), RATE_PER_MINUTE: '100000' };
    const server = await startChildServer(variables, ['ignore', stdio, 'inherit']);
    return { server, metrics: `http://127.0.0.1:${metricsPort}/metrics` };
  };
  const many = async (url: string) => {
    for (let number = 0; number < 600; number += 1) expect((await fetch(`${url}/healthz`)).status).toBe(200);
  };
  const endOf = (child: {
    kill: (signal: 'SIGTERM') => boolean;
    once: (event: 'exit', end: (code: number) => void) => unknown;
  }) =>
    new Promise<number>((resolve) => {
      child.once('exit', resolve);
      child.kill('SIGTERM');
    });

  it('continues while nobody reads it, and stops on request', async () => {
    const { server } = await visit('pipe');
    server.child.stdout?.pause();
    await many(server.url);
    expect(await endOf(server.child)).toBe(0);
    await server.stop();
  });

  it('continues after the pipe was closed', async () => {
    const { server } = await visit('pipe');
    server.child.stdout?.destroy();
    await many(server.url);
    expect(await endOf(server.child)).toBe(0);
    await server.stop();
  });

  it('goes on on a full disk, and says in the metrics how much is missing', async () => {
    const { server, metrics } = await visit(openSync('/dev/full', 'w'));
    for (let number = 0; number < 20; number += 1) await ask(server.url, '/', '127.0.0.1');
    await until(async () => Number(/^toolbox_log_dropped (\d+)/m.exec(await (await fetch(metrics)).text())?.[1]) >= 20);
    expect(await endOf(server.child)).toBe(0);
    await server.stop();
  });
});
