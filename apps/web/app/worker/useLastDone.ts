import { useState } from 'react';
import type { TaskState } from './useTask.ts';

export type LastDone<Value> = {
  readonly value: Value | undefined;
  /** The value answers the request before; the next answer is being worked out. */
  readonly isStale: boolean;
};

/** What a task found, and while it works on the next request what it found last: a live result must not blink. */
export function useLastDone<Value extends object>(state: TaskState<Value>): LastDone<Value> {
  const [last, setLast] = useState<Value>();
  if (state.status === 'done') {
    if (state.value !== last) setLast(state.value);
    return { value: state.value, isStale: false };
  }
  const kept = state.status === 'working' ? last : undefined;
  return { value: kept, isStale: kept !== undefined };
}
