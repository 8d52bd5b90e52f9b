import { useCallback, useEffect, useRef, useState } from 'react';
import { createWorker } from './createWorker.ts';
import type { Task, TaskMessage } from './task.ts';

export type TaskState<Value> =
  | { readonly status: 'idle' | 'cancelled' }
  | { readonly status: 'working'; readonly share: number }
  | { readonly status: 'done'; readonly value: Value }
  | { readonly status: 'failed'; readonly message: string };

export type TaskSource<Request, Value> = {
  /** The worker's file: `import url from './x.worker.ts?worker&url'`. */
  readonly workerUrl: string;
  /** The same task, for a browser without workers. */
  readonly loadTask: () => Promise<Task<Request, Value>>;
};

const SLICE_MS = 12;

/** In the page: a few milliseconds of work, then a breath for the visitor's keys, until it is done or stopped. */
async function runInPage<Request, Value>(
  load: () => Promise<Task<Request, Value>>,
  request: Request,
  signal: AbortSignal,
  tell: (message: TaskMessage<Value>) => void,
): Promise<void> {
  const steps = (await load())(request);
  while (!signal.aborted) {
    const until = performance.now() + SLICE_MS;
    let step = steps.next();
    while (!step.done && performance.now() < until) step = steps.next();
    if (step.done) return tell({ kind: 'done', value: step.value });
    tell({ kind: 'progress', share: step.value });
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Runs one piece of heavy work at a time away from the page: a new request or a cancel stops the one under way. */
export function useTask<Request, Value>({ workerUrl, loadTask }: TaskSource<Request, Value>) {
  const [state, setState] = useState<TaskState<Value>>({ status: 'idle' });
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const run = useCallback(
    (request: Request) => {
      stop.current();
      const abort = new AbortController();
      const worker = createWorker(workerUrl);
      const tell = (message: TaskMessage<Value>) => {
        if (abort.signal.aborted) return;
        if (message.kind === 'progress') return setState({ status: 'working', share: message.share });
        worker?.terminate();
        setState(
          message.kind === 'done'
            ? { status: 'done', value: message.value }
            : { status: 'failed', message: message.message },
        );
      };
      const inPage = () =>
        runInPage(loadTask, request, abort.signal, tell).catch((error: unknown) =>
          tell({ kind: 'failed', message: String(error) }),
        );
      stop.current = () => {
        abort.abort();
        worker?.terminate();
      };
      setState({ status: 'working', share: 0 });
      if (worker === undefined) return void inPage();
      worker.onmessage = ({ data }: MessageEvent<TaskMessage<Value>>) => tell(data);
      worker.onerror = (event) => {
        event.preventDefault();
        worker.terminate();
        void inPage();
      };
      worker.postMessage(request);
    },
    [workerUrl, loadTask],
  );

  const cancel = useCallback(() => {
    stop.current();
    setState({ status: 'cancelled' });
  }, []);

  const clear = useCallback(() => {
    stop.current();
    setState({ status: 'idle' });
  }, []);

  return { state, run, cancel, clear };
}
