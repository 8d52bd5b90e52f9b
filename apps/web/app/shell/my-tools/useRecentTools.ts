import { useEffect, useSyncExternalStore } from 'react';
import { createStoredIds } from './createStoredIds.ts';

const NONE: readonly string[] = [];
/** As many as the home page can show, with some to spare for those that are starred and shown as such. */
const MAX_KEPT = 12;
const recent = createStoredIds('recent');

/** The tools that were opened last, newest first, kept on this device. */
export function useRecentTools(): readonly string[] {
  return useSyncExternalStore(recent.subscribe, recent.read, () => NONE);
}

/** Remembers that a tool was opened. */
export function useVisit(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined || recent.read()[0] === id) return;
    recent.write([id, ...recent.read().filter((other) => other !== id)].slice(0, MAX_KEPT));
  }, [id]);
}
