/** The delay in browsers without idle callbacks. */
const IDLE_FALLBACK_MS = 200;
/** Chromium sometimes reports no idle time at all on a page that draws nothing, until the visitor touches it. */
const MAX_WAIT_MS = 3000;

/**
 * Runs a callback once the page is idle. Returns a function that cancels it.
 *
 * @param longest after how many milliseconds it runs even if the page is not idle
 */
export function whenIdle(run: () => void, longest: number = MAX_WAIT_MS): () => void {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(() => run(), { timeout: longest });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(run, IDLE_FALLBACK_MS);
  return () => clearTimeout(timer);
}
