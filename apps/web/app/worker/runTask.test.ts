import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeWorker, fakeWorkers } from '../testing/fakeWorker.ts';
import type { Task, TaskReport } from './defineTask.ts';
import { runTask } from './runTask.ts';
import { serveTask } from './serveTask.ts';

/** Counts up to a number, one step for each. */
const countTask = task<number, string>(function* (to) {
  for (let at = 0; at < to; at += 1) yield at / to;
  return `counted to ${to}`;
});
const brokenTask = task<number, string>(function* () {
  yield 0;
  throw new Error('broken');
});

function task<Request, Value>(run: Task<Request, Value>['run']): Task<Request, Value> {
  return { name: 'testing/countTask', inlineUnits: 0, run };
}

const settled = async (reports: readonly TaskReport<string>[]) =>
  vi.waitFor(() => expect(reports.at(-1)?.status).toMatch(/done|failed/u));

describe('a task in a worker', () => {
  let workers: readonly FakeWorker[];
  beforeEach(() => {
    workers = fakeWorkers();
  });

  function start(started = countTask) {
    const reports: TaskReport<string>[] = [];
    const stop = runTask(started, 3, (report) => reports.push(report));
    const [worker] = workers;
    if (worker === undefined) throw new Error('no worker was started');
    return { reports, stop, worker };
  }

  it('is a module of this site that is sent the request', () => {
    const { worker } = start();
    expect(worker.url).toMatch(/^\/.*task\.worker/u);
    expect(worker.options).toEqual({ type: 'module' });
    const { name } = countTask;
    expect(worker.sent).toEqual([
      { kind: 'prepare', task: name },
      { kind: 'run', task: name, request: 3 },
    ]);
  });

  it('passes on what the worker reports, and ends it after the result', () => {
    const { reports, worker } = start();
    worker.report({ status: 'working', share: 0.5 });
    expect(worker.isEnded).toBe(false);
    worker.report({ status: 'done', value: 'x' });
    expect(reports).toEqual([
      { status: 'working', share: 0.5 },
      { status: 'done', value: 'x' },
    ]);
    expect(worker.isEnded).toBe(true);
  });

  it('is stopped at once and silent from then on', () => {
    const { reports, stop, worker } = start();
    stop();
    worker.report({ status: 'done', value: 'x' });
    expect(worker.isEnded).toBe(true);
    expect(reports).toEqual([]);
  });

  it('is done in the page where the file of the worker does not arrive', async () => {
    const { reports, worker } = start();
    const preventDefault = vi.fn();
    worker.onerror?.({ preventDefault });
    await settled(reports);
    expect(preventDefault).toHaveBeenCalledOnce();
    expect(reports.at(-1)).toEqual({ status: 'done', value: 'counted to 3' });
  });

  it('is done in the page where workers are refused', async () => {
    vi.stubGlobal('Worker', () => {
      throw new Error('refused');
    });
    const reports: TaskReport<string>[] = [];
    runTask(countTask, 2, (report) => reports.push(report));
    await settled(reports);
    expect(reports).toEqual([{ status: 'done', value: 'counted to 2' }]);
  });
});

describe('a task in the page', () => {
  beforeEach(() => void vi.stubGlobal('Worker', undefined));

  it('leaves the page time between slices, and reports its progress', async () => {
    const slow = task<number, string>(function* (slices) {
      for (let slice = 0; slice < slices; slice += 1) {
        const until = performance.now() + 15;
        while (performance.now() < until);
        yield slice / slices;
      }
      return 'slow';
    });
    const reports: TaskReport<string>[] = [];
    let breaths = 0;
    const breathing = setInterval(() => (breaths += 1));
    runTask(slow, 3, (report) => reports.push(report));
    await settled(reports);
    clearInterval(breathing);
    expect(breaths).toBeGreaterThan(0);
    expect(reports.map(({ status }) => status)).toEqual(['working', 'working', 'working', 'done']);
  });

  it('does nothing more after a stop', async () => {
    const reports: TaskReport<string>[] = [];
    const stop = runTask(countTask, 3, (report) => reports.push(report));
    stop();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(reports).toEqual([]);
  });

  it('reports what broke', async () => {
    const reports: TaskReport<string>[] = [];
    runTask(brokenTask, 1, (report) => reports.push(report));
    await settled(reports);
    expect(reports).toEqual([{ status: 'failed', message: 'Error: broken' }]);
  });
});

describe('the worker', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  /** Runs the worker entry in this realm and sends it messages as a page does. */
  async function startWorker(...messages: readonly object[]): Promise<readonly unknown[]> {
    const received: unknown[] = [];
    vi.stubGlobal('postMessage', (message: unknown) => received.push(message));
    vi.stubGlobal('onmessage', null);
    await import('./task.worker.ts');
    const scope = globalThis as unknown as { readonly onmessage: (event: MessageEvent) => void };
    for (const data of messages) scope.onmessage(new MessageEvent('message', { data }));
    await vi.waitFor(() => expect(received.length).toBeGreaterThan(0));
    return received;
  }

  it('finds a task by its name, loads it ahead in silence and answers a request with the result', async () => {
    const task = 'compare-form/patchTask';
    const request = { left: 'x\n', right: 'x\n', names: { left: 'a', right: 'b' } };
    expect(await startWorker({ kind: 'prepare', task }, { kind: 'run', task, request })).toEqual([
      { status: 'done', value: { patch: '' } },
    ]);
  });

  it('answers a request for an unknown task, or one that throws, with the reason', async () => {
    expect(await startWorker({ kind: 'run', task: 'nowhere/noTask', request: 1 })).toMatchObject([
      { status: 'failed', message: expect.stringContaining('nowhere/noTask') },
    ]);
    vi.resetModules();
    expect(await startWorker({ kind: 'run', task: 'text-sorter/sortTask', request: null })).toMatchObject([
      { status: 'failed' },
    ]);
  });
});

describe('every task of the site', () => {
  const modules = import.meta.glob<Readonly<Record<string, Task<never, unknown>>>>(
    ['../tools/*/*Task.ts', '../parts/*/*Task.ts'],
    { eager: true },
  );

  it.each(Object.entries(modules))('%s is named by its folder and file', (path, module) => {
    const name = path.split('/').slice(-2).join('/').replace(/\.ts$/u, '');
    expect(module[name.split('/')[1] ?? '']?.name).toBe(name);
  });
});

describe('serveTask', () => {
  it('reports progress seldom', () => {
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    const minute = task<number, string>(function* (steps) {
      for (let step = 0; step < steps; step += 1) {
        now += 10;
        yield step / steps;
      }
      return 'x';
    });
    const reports: TaskReport<string>[] = [];
    serveTask(minute, 100, (report) => reports.push(report));
    clock.mockRestore();
    expect(reports).toHaveLength(100 / 5 + 1);
  });
});
