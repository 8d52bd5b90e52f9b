import type { Task, TaskReport } from './defineTask.ts';

/** The interval of progress reports; more would only keep the page busy. */
const REPORT_EVERY_MS = 50;

/** Runs a task to completion in a worker and reports its progress and its result. */
export function serveTask<Request, Value>(
  { run }: Task<Request, Value>,
  request: Request,
  report: (message: TaskReport<Value>) => void,
): void {
  const steps = run(request);
  let reportedAt = performance.now();
  let step = steps.next();
  while (!step.done) {
    if (performance.now() - reportedAt >= REPORT_EVERY_MS) {
      report({ status: 'working', share: step.value });
      reportedAt = performance.now();
    }
    step = steps.next();
  }
  report({ status: 'done', value: step.value });
}
