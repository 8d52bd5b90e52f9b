import { formatIsoDate } from '@toolbox/core/dates';
import { useSyncExternalStore } from 'react';

/** The visitor's own calendar, not that of a zone. */
function localToday(): string {
  const now = new Date();
  return formatIsoDate({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
}

/** A page left open overnight learns of the new day when it is looked at again. */
function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  addEventListener('focus', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    removeEventListener('focus', listener);
  };
}

/** Today as `YYYY-MM-DD`; empty text in the prerendered page, which does not know the visitor's day. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, localToday, () => '');
}
