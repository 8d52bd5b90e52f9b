import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissWorker, prepareWorker, takeWorker } from './spareWorkers.ts';

const URL_OF_WORKER = '/assets/x.worker.js';
const started: { ended: boolean; onerror?: (event: { preventDefault: () => void }) => void }[] = [];

beforeEach(() => {
  started.length = 0;
  vi.stubGlobal(
    'Worker',
    class {
      ended = false;
      constructor() {
        started.push(this);
      }
      terminate() {
        this.ended = true;
      }
    },
  );
});
afterEach(() => {
  dismissWorker(URL_OF_WORKER);
  vi.unstubAllGlobals();
});

it('hands out the worker that was prepared, once', () => {
  prepareWorker(URL_OF_WORKER);
  prepareWorker(URL_OF_WORKER);
  expect(started).toHaveLength(1);
  expect(takeWorker(URL_OF_WORKER)).toBe(started[0]);
  expect(takeWorker(URL_OF_WORKER)).toBe(started[1]);
});

it('ends a worker that was not needed, and never one that was taken', () => {
  prepareWorker(URL_OF_WORKER);
  dismissWorker(URL_OF_WORKER);
  prepareWorker(URL_OF_WORKER);
  takeWorker(URL_OF_WORKER);
  dismissWorker(URL_OF_WORKER);
  expect(started.map(({ ended }) => ended)).toEqual([true, false]);
});

it('does not hand out a worker whose file did not arrive', () => {
  prepareWorker(URL_OF_WORKER);
  started[0]?.onerror?.({ preventDefault: () => undefined });
  expect(takeWorker(URL_OF_WORKER)).toBe(started[1]);
});

it('has none where there are no workers', () => {
  vi.stubGlobal('Worker', undefined);
  prepareWorker(URL_OF_WORKER);
  expect(takeWorker(URL_OF_WORKER)).toBeUndefined();
});
