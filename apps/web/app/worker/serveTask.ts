import type { Task, TaskReport } from './task.ts';

/** Progress is worth telling this often; more would only keep the page busy. */
const TELL_EVERY_MS = 50;

type WorkerScope = {
  onmessage: ((event: MessageEvent) => void) | null;
  readonly postMessage: (message: unknown) => void;
};

/** Makes a worker of a task: it runs each request it is sent and says how far it is and what came out. */
export function serveTask<Request, Value>(task: Task<Request, Value>): void {
  const scope = globalThis as unknown as WorkerScope;
  const tell = (report: TaskReport<Value>) => scope.postMessage(report);
  scope.onmessage = ({ data }: MessageEvent<Request>) => {
    try {
      const steps = task(data);
      let told = performance.now();
      let step = steps.next();
      while (!step.done) {
        if (performance.now() - told >= TELL_EVERY_MS) {
          tell({ status: 'working', share: step.value });
          told = performance.now();
        }
        step = steps.next();
      }
      tell({ status: 'done', value: step.value });
    } catch (error) {
      tell({ status: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  };
}
