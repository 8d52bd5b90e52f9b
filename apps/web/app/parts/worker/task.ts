/**
 * Work that may take long: yields how far it has come, 0 to 1, often enough (every few milliseconds) that it can be
 * stopped between two steps, and returns what it found. The same generator runs in a worker and, where there is none, in the page.
 */
export type Task<Request, Value> = (request: Request) => Generator<number, Value>;

/** What a worker says about the one task it was given. */
export type TaskMessage<Value> =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'failed'; readonly message: string };
