import { createContext, type RefObject, useContext, useEffect } from 'react';

/** Adds a scroller to a group and returns how it leaves. */
export type JoinScrollSync = (scroller: HTMLElement) => () => void;

export const ScrollSyncContext = createContext<JoinScrollSync | undefined>(undefined);

/** Takes part in the scrolling of the panels of the `ScrollSync` around, if there is one. */
export function useScrollSync(scroller: RefObject<HTMLElement | null>): void {
  const join = useContext(ScrollSyncContext);
  useEffect(() => (join && scroller.current ? join(scroller.current) : undefined), [join, scroller]);
}
