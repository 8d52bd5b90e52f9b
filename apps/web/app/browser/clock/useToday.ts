import { formatIsoDate } from '@toolbox/core/dates';
import { useSyncExternalStore } from 'react';

/** By the visitor's local calendar. */
function localToday(): string {
  const now = new Date();
  return formatIsoDate({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
}

/** A page left open overnight updates the day when it becomes visible again. */
function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  addEventListener('focus', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    removeEventListener('focus', listener);
  };
}

/** Today as `YYYY-MM-DD`; empty in the prerendered page, which does not know the visitor's date. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, localToday, () => '');
}
