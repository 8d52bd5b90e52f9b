/** The delay in browsers without idle callbacks. */
const IDLE_FALLBACK_MS = 200;

/** Runs a callback once the page is idle. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => run());
  else setTimeout(run, IDLE_FALLBACK_MS);
}
