import { type ReactNode, useState } from 'react';
import { type JoinScrollSync, ScrollSyncContext } from './useScrollSync.ts';

export type ScrollSyncProps = {
  readonly children: ReactNode;
};

/** Panels within scroll together, so that two sides stay line by line. */
export function ScrollSync({ children }: ScrollSyncProps) {
  const [join] = useState(scrollGroup);
  return <ScrollSyncContext value={join}>{children}</ScrollSyncContext>;
}

function scrollGroup(): JoinScrollSync {
  const members = new Set<HTMLElement>();
  /** Where a follower was put: its own scroll event then says nothing new, and a narrower side leads nobody back. */
  const put = new WeakMap<HTMLElement, string>();
  return (scroller) => {
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
    members.add(scroller);
    scroller.addEventListener('scroll', lead, { passive: true });
    return () => {
      members.delete(scroller);
      scroller.removeEventListener('scroll', lead);
    };
  };
}

function position({ scrollTop, scrollLeft }: HTMLElement): string {
  return `${scrollTop} ${scrollLeft}`;
}
