import { useEffect } from 'react';

/** From the first commit on, the router follows the history; until then the script in the head does. */
export function useHistoryFollowed(): void {
  useEffect(() => {
    window.onpopstate = null;
  }, []);
}
