import { trustedUrl } from '../browser/trusted-types/trustedUrl.ts';
import type { TaskMessage } from './task.worker.ts';
import workerUrl from './task.worker.ts?worker&url';

/** Prepared workers that wait for a request, by the name of their task. */
const ready = new Map<string, Worker>();

function send(worker: Worker, message: TaskMessage): void {
  worker.postMessage(message);
}

function createWorker(task: string): Worker | undefined {
  if (typeof Worker === 'undefined') return undefined;
  try {
    const worker = new Worker(trustedUrl(workerUrl), { type: 'module' });
    send(worker, { task, isRequest: false });
    return worker;
  } catch {
    return undefined;
  }
}

/** Starts a worker before there is a request for it, so that its code is loaded by then. */
export function prepareWorker(task: string): void {
  if (ready.has(task)) return;
  const worker = createWorker(task);
  if (worker === undefined) return;
  ready.set(task, worker);
  worker.onerror = (event) => {
    event.preventDefault();
    if (ready.get(task) === worker) ready.delete(task);
  };
}

/** Terminates a prepared worker that was not needed. */
export function dismissWorker(task: string): void {
  ready.get(task)?.terminate();
  ready.delete(task);
}

/** The prepared worker, or a new one; undefined where workers are unsupported or blocked. */
export function takeWorker(task: string): Worker | undefined {
  const prepared = ready.get(task);
  ready.delete(task);
  return prepared ?? createWorker(task);
}

/** Sends a worker its request. */
export function sendRequest(worker: Worker, task: string, request: unknown): void {
  send(worker, { task, request, isRequest: true });
}
