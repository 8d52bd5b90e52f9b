import { useEffect, useSyncExternalStore } from 'react';
import { createStoredIds } from './createStoredIds.ts';

const NONE: readonly string[] = [];
/** As many as the home page can show, plus some for those that are starred and shown as favorites. */
const MAX_KEPT = 12;
const recent = createStoredIds('recent');

/** The recently opened tools, newest first, stored on this device. */
export function useRecentTools(): readonly string[] {
  return useSyncExternalStore(recent.subscribe, recent.read, () => NONE);
}

/** Records that a tool was opened. */
export function useRecordVisit(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined || recent.read()[0] === id) return;
    recent.write([id, ...recent.read().filter((other) => other !== id)].slice(0, MAX_KEPT));
  }, [id]);
}
