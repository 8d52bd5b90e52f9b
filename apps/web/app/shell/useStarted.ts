import { useEffect } from 'react';
import { START_NOTICE_ID } from '../site/startNoticeId.ts';

/** Takes over from the script in the head: from the first commit on, the router follows the history. */
export function useStarted(): void {
  useEffect(() => {
    window.onpopstate = null;
    // An error of an extension may have shown it, and it is in the language that the page was built in.
    document.getElementById(START_NOTICE_ID)?.remove();
  }, []);
}
