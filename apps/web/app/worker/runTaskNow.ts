import type { Task } from './defineTask.ts';

/** The result of a small task at once, in the page. */
export function runTaskNow<Request, Value>({ run }: Task<Request, Value>, request: Request): Value {
  const steps = run(request);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
