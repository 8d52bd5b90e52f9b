import { formatIsoDate } from '@toolbox/core/dates';
import { useSyncExternalStore } from 'react';

/** By the visitor's local calendar. */
function localToday(): string {
  const now = new Date();
  return formatIsoDate({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
}

const CHECK_EVERY_MS = 60_000;

/**
 * A page that is looked at over midnight updates the day within a minute; one left open, whose timers may not run, when
 * it becomes visible again.
 */
function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', listener);
  addEventListener('focus', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
    removeEventListener('focus', listener);
  };
}

/** Today as `YYYY-MM-DD`; empty in the prerendered page, which does not know the visitor's date. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, localToday, () => '');
}
