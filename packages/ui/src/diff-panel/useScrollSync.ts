import { createContext, type RefObject, useContext, useLayoutEffect } from 'react';

export type ScrollerRows = {
  /** Whether the scroller's children are rows of different heights. */
  readonly wraps: boolean;
};

/** Adds a scroller to a group and returns a function that removes it. Wrapped rows of the group get equal heights. */
export type JoinScrollSync = (scroller: HTMLElement, rows: ScrollerRows) => () => void;

export const ScrollSyncContext = createContext<JoinScrollSync | undefined>(undefined);

/** Joins the synchronized scrolling of the enclosing `ScrollSync`, if there is one. */
export function useScrollSync(scroller: RefObject<HTMLElement | null>, { wraps }: ScrollerRows): void {
  const join = useContext(ScrollSyncContext);
  // Runs before the layout effect of the parent, which sets the heights of the rows.
  useLayoutEffect(
    () => (join && scroller.current ? join(scroller.current, { wraps }) : undefined),
    [join, scroller, wraps],
  );
}
