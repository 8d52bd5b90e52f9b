import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether the page is hydrated: false in the first render, which must equal the prerendered HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
