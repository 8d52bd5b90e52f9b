import { createWorker } from './createWorker.ts';

/** Started, and waiting for work. */
const spares = new Map<string, Worker>();

/** Starts a worker before there is work for it, so that its file is there by then. */
export function prepareWorker(url: string): void {
  if (spares.has(url)) return;
  const worker = createWorker(url);
  if (worker === undefined) return;
  spares.set(url, worker);
  worker.onerror = (event) => {
    event.preventDefault();
    if (spares.get(url) === worker) spares.delete(url);
  };
}

/** Ends a worker that was prepared and never needed. */
export function dismissWorker(url: string): void {
  spares.get(url)?.terminate();
  spares.delete(url);
}

/** The worker that was prepared, or a new one; nothing where there are none. */
export function takeWorker(url: string): Worker | undefined {
  const spare = spares.get(url);
  spares.delete(url);
  return spare ?? createWorker(url);
}
