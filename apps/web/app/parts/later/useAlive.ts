import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page is past its first render, which must be just what the build wrote. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
