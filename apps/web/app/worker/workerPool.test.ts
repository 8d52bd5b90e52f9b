import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissWorker, endWorker, prepareWorker, takeWorker } from './workerPool.ts';

const TASK = 'testing/countTask';
const started: { ended: boolean; onerror?: (event: { preventDefault: () => void }) => void }[] = [];

const sent: unknown[] = [];

beforeEach(() => {
  started.length = 0;
  sent.length = 0;
  vi.stubGlobal(
    'Worker',
    class {
      ended = false;
      constructor() {
        started.push(this);
      }
      postMessage(message: unknown) {
        sent.push(message);
      }
      terminate() {
        this.ended = true;
      }
    },
  );
});
afterEach(() => {
  dismissWorker(TASK);
  vi.unstubAllGlobals();
});

it('hands out the worker that was prepared, once', () => {
  prepareWorker(TASK);
  prepareWorker(TASK);
  expect(started).toHaveLength(1);
  expect(takeWorker(TASK)).toBe(started[0]);
  expect(takeWorker(TASK)).toBe(started[1]);
  dismissWorker(TASK);
});

it('ends the prepared worker when the last who expected it leaves', () => {
  prepareWorker(TASK);
  prepareWorker(TASK);
  dismissWorker(TASK);
  expect(started[0]?.ended).toBe(false);
  dismissWorker(TASK);
  expect(started[0]?.ended).toBe(true);
});

it('prepares another worker after one has ended, while requests are expected', async () => {
  prepareWorker(TASK);
  for (let turn = 0; turn < 2; turn += 1) {
    const worker = takeWorker(TASK);
    if (worker === undefined) throw new Error('no worker was prepared');
    if (turn === 1) dismissWorker(TASK);
    endWorker(TASK, worker);
    expect(started[turn]?.ended).toBe(true);
    if (turn === 0) await vi.waitFor(() => expect(started).toHaveLength(2));
    else await new Promise((resolve) => setTimeout(resolve, 300));
  }
  expect(started).toHaveLength(2);
});

it('sends a worker its task before there is a request for it', () => {
  prepareWorker(TASK);
  expect(sent).toEqual([{ kind: 'prepare', task: TASK }]);
});

it('ends a worker that was not needed, and never one that was taken', () => {
  prepareWorker(TASK);
  dismissWorker(TASK);
  prepareWorker(TASK);
  takeWorker(TASK);
  dismissWorker(TASK);
  expect(started.map(({ ended }) => ended)).toEqual([true, false]);
});

it('does not hand out a worker whose file did not arrive', () => {
  prepareWorker(TASK);
  started[0]?.onerror?.({ preventDefault: () => undefined });
  expect(takeWorker(TASK)).toBe(started[1]);
});

it('has none where there are no workers', () => {
  vi.stubGlobal('Worker', undefined);
  prepareWorker(TASK);
  expect(takeWorker(TASK)).toBeUndefined();
});
