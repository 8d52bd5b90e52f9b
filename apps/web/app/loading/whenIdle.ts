/** The delay in browsers without idle callbacks. */
const IDLE_FALLBACK_MS = 200;

/**
 * Runs a callback once the page is idle. Returns a function that cancels it.
 *
 * @param longest after how many milliseconds it runs even if the page is not idle
 */
export function whenIdle(run: () => void, longest?: number): () => void {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(() => run(), longest === undefined ? {} : { timeout: longest });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(run, IDLE_FALLBACK_MS);
  return () => clearTimeout(timer);
}
