import { useCallback, useSyncExternalStore } from 'react';

/** Some embedded browsers have no media queries. */
const listFor = (query: string) => ('matchMedia' in window ? window.matchMedia(query) : undefined);

/** Whether a media query matches. False in prerendered HTML and during hydration. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = listFor(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => listFor(query)?.matches ?? false,
    () => false,
  );
}
