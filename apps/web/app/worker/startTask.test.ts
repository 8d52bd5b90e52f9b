import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serveTask } from './serveTask.ts';
import { startTask } from './startTask.ts';
import type { Task, TaskReport } from './task.ts';

/** Counts up to a number, one step for each. */
const countTask: Task<number, string> = function* (to) {
  for (let at = 0; at < to; at += 1) yield at / to;
  return `counted to ${to}`;
};
const brokenTask: Task<number, string> = function* () {
  yield 0;
  throw new Error('broken');
};

const source = (task: Task<number, string>) => ({ workerUrl: '/assets/count.worker.js', loadTask: async () => task });
const settled = async (reports: readonly TaskReport<string>[]) =>
  vi.waitFor(() => expect(reports.at(-1)?.status).toMatch(/done|failed/u));

/** As much of a worker as the page sees of one; what it would do is up to the test. */
class WorkerStand {
  static started: WorkerStand[] = [];
  onmessage: ((event: { data: unknown }) => void) | undefined;
  onerror: ((event: { preventDefault: () => void }) => void) | undefined;
  readonly sent: unknown[] = [];
  ended = false;
  readonly url: string;
  readonly options: { readonly type: string };
  constructor(url: string, options: { readonly type: string }) {
    this.url = url;
    this.options = options;
    WorkerStand.started.push(this);
  }
  postMessage(message: unknown) {
    this.sent.push(message);
  }
  terminate() {
    this.ended = true;
  }
  say(report: TaskReport<string>) {
    this.onmessage?.({ data: report });
  }
}

describe('a task in a worker', () => {
  beforeEach(() => {
    WorkerStand.started = [];
    vi.stubGlobal('Worker', WorkerStand);
  });
  afterEach(() => vi.unstubAllGlobals());

  function start(task = countTask) {
    const reports: TaskReport<string>[] = [];
    const stop = startTask(source(task), 3, (report) => reports.push(report));
    const [worker] = WorkerStand.started;
    if (worker === undefined) throw new Error('no worker was started');
    return { reports, stop, worker };
  }

  it('is a module of this site that is sent the request', () => {
    const { worker } = start();
    expect(worker).toMatchObject({ url: '/assets/count.worker.js', options: { type: 'module' }, sent: [3] });
  });

  it('tells what the worker tells, and ends it after the outcome', () => {
    const { reports, worker } = start();
    worker.say({ status: 'working', share: 0.5 });
    expect(worker.ended).toBe(false);
    worker.say({ status: 'done', value: 'x' });
    expect(reports).toEqual([
      { status: 'working', share: 0.5 },
      { status: 'done', value: 'x' },
    ]);
    expect(worker.ended).toBe(true);
  });

  it('is stopped at once and silent from then on', () => {
    const { reports, stop, worker } = start();
    stop();
    worker.say({ status: 'done', value: 'x' });
    expect(worker.ended).toBe(true);
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
    startTask(source(countTask), 2, (report) => reports.push(report));
    await settled(reports);
    expect(reports).toEqual([{ status: 'done', value: 'counted to 2' }]);
  });
});

describe('a task in the page', () => {
  beforeEach(() => void vi.stubGlobal('Worker', undefined));
  afterEach(() => vi.unstubAllGlobals());

  it('leaves the page room between slices, and tells how far it is', async () => {
    const slow: Task<number, string> = function* (slices) {
      for (let slice = 0; slice < slices; slice += 1) {
        const until = performance.now() + 15;
        while (performance.now() < until);
        yield slice / slices;
      }
      return 'slow';
    };
    const reports: TaskReport<string>[] = [];
    let breaths = 0;
    const breathing = setInterval(() => (breaths += 1));
    startTask(source(slow), 3, (report) => reports.push(report));
    await settled(reports);
    clearInterval(breathing);
    expect(breaths).toBeGreaterThan(0);
    expect(reports.map(({ status }) => status)).toEqual(['working', 'working', 'working', 'done']);
  });

  it('does nothing more after a stop', async () => {
    const reports: TaskReport<string>[] = [];
    const stop = startTask(source(countTask), 3, (report) => reports.push(report));
    stop();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(reports).toEqual([]);
  });

  it('says what broke', async () => {
    const reports: TaskReport<string>[] = [];
    startTask(source(brokenTask), 1, (report) => reports.push(report));
    await settled(reports);
    expect(reports).toEqual([{ status: 'failed', message: 'Error: broken' }]);
  });
});

describe('serveTask', () => {
  afterEach(() => vi.unstubAllGlobals());

  function serve(task: Task<number, string>, request: number): readonly unknown[] {
    const told: unknown[] = [];
    vi.stubGlobal('postMessage', (message: unknown) => told.push(message));
    vi.stubGlobal('onmessage', null);
    serveTask(task);
    const scope = globalThis as unknown as { readonly onmessage: (event: MessageEvent) => void };
    scope.onmessage(new MessageEvent('message', { data: request }));
    return told;
  }

  it('answers a request with the outcome', () => {
    expect(serve(countTask, 3)).toEqual([{ status: 'done', value: 'counted to 3' }]);
  });

  it('answers a task that throws with its message', () => {
    expect(serve(brokenTask, 1)).toEqual([{ status: 'failed', message: 'broken' }]);
  });

  it('tells progress seldom', () => {
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    const minute: Task<number, string> = function* (steps) {
      for (let step = 0; step < steps; step += 1) {
        now += 10;
        yield step / steps;
      }
      return 'x';
    };
    const told = serve(minute, 100);
    clock.mockRestore();
    expect(told).toHaveLength(100 / 5 + 1);
  });
});
