import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { startTask } from './startTask.ts';
import type { Task, TaskReport, TaskSource } from './task.ts';

export type TaskState<Value> = TaskReport<Value> | { readonly status: 'idle' | 'cancelled' };

type Run<Request, Value> = { readonly of: Request | undefined; readonly state: TaskState<Value> };

const IDLE = { status: 'idle' } as const;
const STARTING = { status: 'working', share: 0 } as const;

function finish<Request, Value>(task: Task<Request, Value>, request: Request): Value {
  const steps = task(request);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/**
 * What a task makes of a request, worked out away from the page. Another request or none stops the one under way; what
 * is returned always belongs to the request given.
 *
 * @param source made once, outside of the component
 * @param request the same object or value at every render, until there is something else to do
 * @param atOnce the task itself, where this request is so small that it is done in render
 */
export function useTask<Request, Value>(
  source: TaskSource<Request, Value>,
  request: Request | undefined,
  atOnce?: Task<Request, Value>,
): { readonly state: TaskState<Value>; readonly cancel: () => void } {
  const [run, setRun] = useState<Run<Request, Value>>({ of: undefined, state: IDLE });
  const stop = useRef<() => void>(() => undefined);
  const direct = useMemo(
    () =>
      request === undefined || atOnce === undefined
        ? undefined
        : ({ status: 'done', value: finish(atOnce, request) } as const),
    [request, atOnce],
  );
  const away = direct === undefined ? request : undefined;

  useEffect(() => {
    if (away === undefined) return;
    stop.current = startTask(source, away, (state) => setRun({ of: away, state }));
    return () => {
      stop.current();
      setRun({ of: undefined, state: IDLE });
    };
  }, [source, away]);

  const cancel = useCallback(() => {
    stop.current();
    setRun({ of: away, state: { status: 'cancelled' } });
  }, [away]);

  if (direct !== undefined) return { state: direct, cancel };
  if (away === undefined) return { state: IDLE, cancel };
  return { state: run.of === away ? run.state : STARTING, cancel };
}
