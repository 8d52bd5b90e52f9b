import { trustedUrl } from '../browser/trusted-types/trustedUrl.ts';
import { whenIdle } from '../loading/idle/whenIdle.ts';
import type { TaskMessage } from './task.worker.ts';
import workerUrl from './task.worker.ts?worker&url';

/** Prepared workers that wait for a request, by the name of their task. */
const ready = new Map<string, Worker>();
/** How many parts of the page expect requests for a task. */
const expecting = new Map<string, number>();

function send(worker: Worker, message: TaskMessage): void {
  worker.postMessage(message);
}

function createWorker(task: string): Worker | undefined {
  if (typeof Worker === 'undefined') return undefined;
  try {
    const worker = new Worker(trustedUrl(workerUrl), { type: 'module' });
    send(worker, { kind: 'prepare', task });
    return worker;
  } catch {
    return undefined;
  }
}

function fill(task: string): void {
  if (ready.has(task) || !expecting.has(task)) return;
  const worker = createWorker(task);
  if (worker === undefined) return;
  ready.set(task, worker);
  worker.onerror = (event) => {
    event.preventDefault();
    if (ready.get(task) === worker) ready.delete(task);
  };
}

/** Starts a worker before there is a request for it, so that its code is loaded by then. */
export function prepareWorker(task: string): void {
  expecting.set(task, (expecting.get(task) ?? 0) + 1);
  fill(task);
}

/** Takes back one call of {@link prepareWorker}; after the last one, a worker that was not needed is terminated. */
export function dismissWorker(task: string): void {
  const others = (expecting.get(task) ?? 1) - 1;
  if (others > 0) {
    expecting.set(task, others);
    return;
  }
  expecting.delete(task);
  ready.get(task)?.terminate();
  ready.delete(task);
}

/** The prepared worker, or a new one; undefined where workers are unsupported or blocked. */
export function takeWorker(task: string): Worker | undefined {
  const prepared = ready.get(task);
  ready.delete(task);
  return prepared ?? createWorker(task);
}

/** Terminates a worker that was taken. Another one is prepared if further requests are expected. */
export function endWorker(task: string, worker: Worker): void {
  worker.terminate();
  if (expecting.has(task)) whenIdle(() => fill(task));
}

/** Sends a worker its request. */
export function sendRequest(worker: Worker, task: string, request: unknown): void {
  send(worker, { kind: 'run', task, request });
}
