import { whenIdle } from './whenIdle.ts';

/** A page on which something always happens, such as live trades, is not waited for longer. */
const LONGEST_WAIT_MS = 1000;

let reach = () => {};
let isWaiting = false;

/** The first moment after hydration in which the page is idle. */
export const pageIdle = {
  reached: new Promise<void>((resolve) => {
    reach = resolve;
  }),
  /** Resolves with it. To be called by what is shown: before hydration the page may be idle too. */
  wait(): Promise<void> {
    if (!isWaiting) whenIdle(reach, LONGEST_WAIT_MS);
    isWaiting = true;
    return pageIdle.reached;
  },
};
