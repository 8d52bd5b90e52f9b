/** The delay in browsers without idle callbacks. */
const IDLE_FALLBACK_MS = 200;

/** Runs a callback once the page is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(() => run());
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(run, IDLE_FALLBACK_MS);
  return () => clearTimeout(timer);
}
