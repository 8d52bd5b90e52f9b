import { whenIdle } from './whenIdle.ts';

/** The wait ends after this time on a page that is never idle, such as that of the live trades. */
const MAX_WAIT_MS = 1000;

let reach = () => {};
let isWaiting = false;

/** The first moment after hydration in which the page is idle. */
export const pageIdle = {
  reached: new Promise<void>((resolve) => {
    reach = resolve;
  }),
  /** Resolves at that moment. Only mounted components call it, because the page may also be idle before hydration. */
  wait(): Promise<void> {
    if (!isWaiting) whenIdle(reach, MAX_WAIT_MS);
    isWaiting = true;
    return pageIdle.reached;
  },
};
