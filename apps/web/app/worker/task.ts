/**
 * Work that may take long: yields how far it has come, 0 to 1, often enough (every few milliseconds) that it can be
 * stopped between two steps, and returns what it found. The same generator runs in a worker and, where there is none, in the page.
 */
export type Task<Request, Value> = (request: Request) => Generator<number, Value>;

/** What a task under way says of itself; nothing follows `done` and `failed`. */
export type TaskReport<Value> =
  | { readonly status: 'working'; readonly share: number }
  | { readonly status: 'done'; readonly value: Value }
  | { readonly status: 'failed'; readonly message: string };

/** Where a task can be found twice: as a file for a worker, and for a browser without workers as itself. */
export type TaskSource<Request, Value> = {
  /** The worker's file: `import url from './x.worker.ts?worker&url'`; without one the work is done in the page. */
  readonly workerUrl?: string;
  readonly loadTask: () => Promise<Task<Request, Value>>;
};
