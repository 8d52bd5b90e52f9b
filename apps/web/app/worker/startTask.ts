import { takeWorker } from './spareWorkers.ts';
import type { Task, TaskReport, TaskSource } from './task.ts';

const SLICE_MS = 12;

/** In the page: a few milliseconds of work, then a breath for the visitor's keys, until it is done or stopped. */
async function runInPage<Request, Value>(
  load: () => Promise<Task<Request, Value>>,
  request: Request,
  signal: AbortSignal,
  hear: (report: TaskReport<Value>) => void,
): Promise<void> {
  const steps = (await load())(request);
  while (!signal.aborted) {
    const until = performance.now() + SLICE_MS;
    let step = steps.next();
    while (!step.done && performance.now() < until) step = steps.next();
    if (step.done) return hear({ status: 'done', value: step.value });
    hear({ status: 'working', share: step.value });
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * Starts a piece of heavy work away from the page: in a worker of its own, or where there is none in the page, in slices.
 *
 * @param hear told of progress and at last of the outcome, never after a stop
 * @returns stops the work at once
 */
export function startTask<Request, Value>(
  { workerUrl, loadTask }: TaskSource<Request, Value>,
  request: Request,
  hear: (report: TaskReport<Value>) => void,
): () => void {
  const abort = new AbortController();
  const worker = workerUrl === undefined ? undefined : takeWorker(workerUrl);
  const tell = (report: TaskReport<Value>) => {
    if (abort.signal.aborted) return;
    if (report.status !== 'working') worker?.terminate();
    hear(report);
  };
  const inPage = () => {
    runInPage(loadTask, request, abort.signal, tell).catch((error: unknown) =>
      tell({ status: 'failed', message: String(error) }),
    );
  };
  if (worker === undefined) inPage();
  else {
    worker.onmessage = ({ data }: MessageEvent<TaskReport<Value>>) => tell(data);
    // The file of the worker did not arrive or was refused.
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      inPage();
    };
    worker.postMessage(request);
  }
  return () => {
    abort.abort();
    worker?.terminate();
  };
}
