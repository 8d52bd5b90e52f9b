import type { Task, TaskReport } from './defineTask.ts';
import { endWorker, sendRequest, takeWorker } from './workerPool.ts';

const SLICE_MS = 12;

/** In the page: runs in slices of a few milliseconds, with time for input between them, until it is done or stopped. */
async function runInPage<Request, Value>(
  { run }: Task<Request, Value>,
  request: Request,
  signal: AbortSignal,
  onReport: (report: TaskReport<Value>) => void,
): Promise<void> {
  const steps = run(request);
  while (!signal.aborted) {
    const until = performance.now() + SLICE_MS;
    let step = steps.next();
    while (!step.done && performance.now() < until) step = steps.next();
    if (step.done) return onReport({ status: 'done', value: step.value });
    onReport({ status: 'working', share: step.value });
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * Runs a task away from the page: in a worker of its own or, where there is none, in the page in slices.
 *
 * @param onReport receives the progress and finally the result, and nothing after a stop
 * @returns a function that stops the task at once
 */
export function runTask<Request, Value>(
  task: Task<Request, Value>,
  request: Request,
  onReport: (report: TaskReport<Value>) => void,
): () => void {
  const abort = new AbortController();
  const worker = takeWorker(task.name);
  const end = () => {
    if (worker !== undefined) endWorker(task.name, worker);
  };
  const report = (message: TaskReport<Value>) => {
    if (abort.signal.aborted) return;
    if (message.status !== 'working') end();
    onReport(message);
  };
  const inPage = async () => {
    // Asynchronous, because the caller does not have the stop function yet.
    await Promise.resolve();
    await runInPage(task, request, abort.signal, report).catch((error: unknown) =>
      report({ status: 'failed', message: String(error) }),
    );
  };
  if (worker === undefined) void inPage();
  else {
    worker.onmessage = ({ data }: MessageEvent<TaskReport<Value>>) => report(data);
    // The worker script failed to load or was blocked.
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      void inPage();
    };
    sendRequest(worker, task.name, request);
  }
  return () => {
    abort.abort();
    end();
  };
}
