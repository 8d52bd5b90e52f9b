import { vi } from 'vitest';
import type { TaskReport } from '../worker/defineTask.ts';
import type { TaskMessage } from '../worker/task.worker.ts';

/** A worker as seen by the page: it notes what it is sent, and reports what the test says. */
export class FakeWorker {
  onmessage: ((event: { readonly data: TaskReport<unknown> }) => void) | undefined;
  onerror: ((event: { readonly preventDefault: () => void }) => void) | undefined;
  readonly sent: TaskMessage[] = [];
  isEnded = false;
  readonly url: string;
  readonly options: { readonly type: string };

  constructor(url: string, options: { readonly type: string }) {
    this.url = url;
    this.options = options;
  }

  postMessage(message: TaskMessage) {
    this.sent.push(message);
  }

  terminate() {
    this.isEnded = true;
  }

  report(data: TaskReport<unknown>) {
    this.onmessage?.({ data });
  }

  /** The requests of a task, without the message that prepares for them. */
  requestsOf(task: string): readonly unknown[] {
    return this.sent.flatMap((message) => (message.kind === 'run' && message.task === task ? [message.request] : []));
  }
}

/** Replaces `Worker` until the globals are restored; returns the workers in the order in which they were started. */
export function fakeWorkers(): readonly FakeWorker[] {
  const started: FakeWorker[] = [];
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      constructor(url: string, options: { readonly type: string }) {
        super(url, options);
        started.push(this);
      }
    },
  );
  return started;
}

/** Holds back idle callbacks until the globals are restored; returns a function that runs them. */
export function holdIdle(): () => void {
  const waiting = new Map<number, () => void>();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    const id = waiting.size + 1;
    waiting.set(id, run);
    return id;
  });
  vi.stubGlobal('cancelIdleCallback', (id: number) => waiting.set(id, () => undefined));
  return () => {
    const runs = [...waiting.values()];
    for (const id of waiting.keys()) waiting.set(id, () => undefined);
    for (const run of runs) run();
  };
}
