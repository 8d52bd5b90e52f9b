import type { Task, TaskReport } from './defineTask.ts';
import { serveTask } from './serveTask.ts';

/** A message of the page: first only the task, so that its code loads early, then a request for it. */
export type TaskMessage =
  | { readonly kind: 'prepare'; readonly task: string }
  | { readonly kind: 'run'; readonly task: string; readonly request: unknown };

type TaskModule = Readonly<Record<string, Task<unknown, unknown>>>;
type WorkerScope = {
  onmessage: ((event: MessageEvent<TaskMessage>) => void) | null;
  readonly postMessage: (message: TaskReport<unknown>) => void;
};

/** Discovered, not listed: every task of a tool or a part. The build bundles them all into the worker. */
const modules = import.meta.glob<TaskModule>(['../tools/*/*Task.ts', '../parts/*/*Task.ts']);

async function loadTask(name: string): Promise<Task<unknown, unknown>> {
  const [, load] = Object.entries(modules).find(([path]) => path.endsWith(`/${name}.ts`)) ?? [];
  const task = (await load?.())?.[name.split('/').at(-1) ?? ''];
  if (task === undefined) throw new Error(`There is no task "${name}".`);
  return task;
}

const scope = globalThis as unknown as WorkerScope;
scope.onmessage = ({ data }) => {
  loadTask(data.task)
    .then((task) => {
      if (data.kind === 'run') serveTask(task, data.request, (message) => scope.postMessage(message));
    })
    .catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      if (data.kind === 'run') scope.postMessage({ status: 'failed', message });
    });
};
