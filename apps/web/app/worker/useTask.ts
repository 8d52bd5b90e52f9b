import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Task, TaskReport } from './defineTask.ts';
import { runTask } from './runTask.ts';
import { runTaskNow } from './runTaskNow.ts';

export type TaskState<Value> = TaskReport<Value> | { readonly status: 'idle' | 'canceled' };

type Run<Value> = { readonly of: object | undefined; readonly state: TaskState<Value> };

const IDLE = { status: 'idle' } as const;
const STARTING = { status: 'working', share: 0 } as const;

/**
 * The result of a task for a request: computed in render when the request is small, away from the page when it is
 * large. Another request, or none, stops the running one; the returned state always belongs to the given request.
 *
 * @param task undefined until its code has loaded
 * @param request the same object or value in every render until the request changes; undefined for none
 * @param size the size of the request in the task's units
 */
export function useTask<Request, Value>(
  task: Task<Request, Value> | undefined,
  request: Request | undefined,
  size: number,
): {
  readonly state: TaskState<Value>;
  readonly cancel: () => void;
  /** Begins a request again that was canceled or failed. */
  readonly restart: () => void;
} {
  const [run, setRun] = useState<Run<Value>>({ of: undefined, state: IDLE });
  const [starts, setStarts] = useState(0);
  const stop = useRef<() => void>(() => undefined);
  const isInline = task !== undefined && size <= task.inlineUnits;
  const inline = useMemo(
    () =>
      request === undefined || task === undefined || !isInline
        ? undefined
        : ({ status: 'done', value: runTaskNow(task, request) } as const),
    [request, task, isInline],
  );
  const away = isInline ? undefined : request;

  // A state belongs to one start. To reset it with each request would render again after each key.
  const start = useMemo(() => ({ task, request: away, starts }), [task, away, starts]);

  useEffect(() => {
    if (start.request === undefined || start.task === undefined) return;
    stop.current = runTask(start.task, start.request, (state) => setRun({ of: start, state }));
    return () => stop.current();
  }, [start]);

  const cancel = useCallback(() => {
    stop.current();
    setRun({ of: start, state: { status: 'canceled' } });
  }, [start]);

  const restart = () => setStarts(starts + 1);
  const started = away === undefined ? IDLE : run.of === start ? run.state : STARTING;
  return { state: inline ?? started, cancel, restart };
}
