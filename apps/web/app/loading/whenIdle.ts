/** Browsers without idle callbacks wait this long instead. */
const IDLE_FALLBACK_MS = 200;

/** Runs something once the page has nothing else to do. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => run());
  else setTimeout(run, IDLE_FALLBACK_MS);
}
