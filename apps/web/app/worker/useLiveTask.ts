import { useState } from 'react';
import type { Task } from './defineTask.ts';
import { type TaskState, useTask } from './useTask.ts';

export type LiveTask<Value> = {
  readonly state: TaskState<Value>;
  readonly cancel: () => void;
  readonly restart: () => void;
  readonly value: Value | undefined;
  /** Whether the value belongs to the previous request while the next one is being computed. */
  readonly isStale: boolean;
};

/** A task whose last result stays while the next request is computed, so that a live result does not flicker. */
export function useLiveTask<Request, Value extends object>(
  task: Task<Request, Value>,
  request: Request,
  size: number,
): LiveTask<Value> {
  const { state, ...ways } = useTask(task, request, size);
  const [last, setLast] = useState<Value>();
  if (state.status === 'done') {
    if (state.value !== last) setLast(state.value);
    return { state, ...ways, value: state.value, isStale: false };
  }
  const kept = state.status === 'working' ? last : undefined;
  return { state, ...ways, value: kept, isStale: kept !== undefined };
}
