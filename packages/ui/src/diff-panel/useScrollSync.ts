import { createContext, type RefObject, useContext, useLayoutEffect } from 'react';

/** Adds a scroller to a group and returns how it leaves. The rows of those that wrap are kept level with each other. */
export type JoinScrollSync = (scroller: HTMLElement, wraps: boolean) => () => void;

export const ScrollSyncContext = createContext<JoinScrollSync | undefined>(undefined);

/**
 * Takes part in the scrolling of the panels of the `ScrollSync` around, if there is one.
 *
 * @param wraps the scroller's children are rows of different heights
 */
export function useScrollSync(scroller: RefObject<HTMLElement | null>, wraps = false): void {
  const join = useContext(ScrollSyncContext);
  // Before the group levels the rows, in the layout effect of the parent.
  useLayoutEffect(
    () => (join && scroller.current ? join(scroller.current, wraps) : undefined),
    [join, scroller, wraps],
  );
}
