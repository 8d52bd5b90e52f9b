import { useEffect, useRef, useState } from 'react';

/**
 * The latest value that has not changed for `delayMs`.
 *
 * @param maxDelayMs after which a value that keeps changing is passed on all the same
 */
export function useDebounced<Value>(value: Value, delayMs: number, maxDelayMs = Number.POSITIVE_INFINITY): Value {
  const [settled, setSettled] = useState(value);
  /** The time of the first change that was not passed on yet. */
  const changedAt = useRef<number>(undefined);

  useEffect(() => {
    changedAt.current ??= performance.now();
    const left = changedAt.current + maxDelayMs - performance.now();
    const timer = setTimeout(
      () => {
        changedAt.current = undefined;
        setSettled(value);
      },
      Math.min(delayMs, Math.max(0, left)),
    );
    return () => clearTimeout(timer);
  }, [value, delayMs, maxDelayMs]);

  return settled;
}
