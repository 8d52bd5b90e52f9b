import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * An event handler that stays the same function and always runs the code of the last render, so that a memoized
 * component does not render again because its handler is a new function. Not for calls during rendering.
 */
export function useStableCallback<Parameters extends readonly unknown[], Result>(
  callback: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...parameters) => latest.current(...parameters), []);
}
