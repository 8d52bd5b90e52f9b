/**
 * A task that may take long: a generator that yields its progress, 0 to 1, often enough (every few milliseconds) to
 * be stopped between two steps, and returns its result.
 */
export type TaskSteps<Value> = Generator<number, Value>;

export type Task<Request, Value> = {
  /** Where the worker finds the task: folder and file, `text-sorter/sortTask`. The export has the name of the file. */
  readonly name: string;
  /** Requests up to this size run in the page, in the render that asks for them; larger ones in a worker. */
  readonly inlineUnits: number;
  readonly run: (request: Request) => TaskSteps<Value>;
};

/** A report of a running task; nothing follows `done` and `failed`. */
export type TaskReport<Value> =
  | { readonly status: 'working'; readonly share: number }
  | { readonly status: 'done'; readonly value: Value }
  | { readonly status: 'failed'; readonly message: string };

/**
 * Declares a task that runs in the page when it is small and in a worker when it is large. It must be in a file
 * `<name>Task.ts` of a tool or a part, where the worker entry finds it.
 *
 * @example export const sortTask = defineTask({ name: 'text-sorter/sortTask', inlineUnits: 10_000, run: sortSteps });
 */
export function defineTask<Request, Value>(task: Task<Request, Value>): Task<Request, Value> {
  return task;
}
