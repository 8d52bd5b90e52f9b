import { type ReactNode, useLayoutEffect, useState } from 'react';
import { levelRows } from './levelRows.ts';
import { type JoinScrollSync, type ScrollerRows, ScrollSyncContext } from './useScrollSync.ts';

export type ScrollSyncProps = {
  readonly children: ReactNode;
};

/** Panels inside scroll together, so that lines of both sides stay aligned. */
export function ScrollSync({ children }: ScrollSyncProps) {
  const [{ join, level }] = useState(scrollGroup);
  // Every render may have changed the rows.
  useLayoutEffect(level);
  return <ScrollSyncContext value={join}>{children}</ScrollSyncContext>;
}

function scrollGroup(): { readonly join: JoinScrollSync; readonly level: () => void } {
  const members = new Set<HTMLElement>();
  const wrapping = new Set<HTMLElement>();
  /**
   * The position set on a follower: its own scroll event is then ignored, so that a narrower panel does not scroll
   * the others back.
   */
  const put = new WeakMap<HTMLElement, string>();
  const level = () => levelRows([...wrapping]);

  function join(scroller: HTMLElement, { wraps }: ScrollerRows) {
    function lead() {
      if (put.get(scroller) === position(scroller)) return;
      put.delete(scroller);
      for (const other of members) {
        if (other === scroller) continue;
        other.scrollTop = scroller.scrollTop;
        other.scrollLeft = scroller.scrollLeft;
        put.set(other, position(other));
      }
    }
    // The width changes where lines wrap. Setting heights inside the observer itself would trigger it again.
    const observer = new ResizeObserver(() => requestAnimationFrame(level));
    members.add(scroller);
    scroller.addEventListener('scroll', lead, { passive: true });
    if (wraps) {
      wrapping.add(scroller);
      observer.observe(scroller);
    }
    return () => {
      members.delete(scroller);
      wrapping.delete(scroller);
      scroller.removeEventListener('scroll', lead);
      observer.disconnect();
    };
  }
  return { join, level };
}

function position({ scrollTop, scrollLeft }: HTMLElement): string {
  return `${scrollTop} ${scrollLeft}`;
}
