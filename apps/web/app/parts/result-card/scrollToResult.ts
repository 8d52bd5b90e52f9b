const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Scrolls the result into view if it is below the screen. */
export function scrollToResult(): void {
  const isCalm = !('matchMedia' in window) || matchMedia(REDUCED_MOTION).matches;
  const behavior = isCalm ? 'instant' : 'smooth';
  document.getElementById('result')?.scrollIntoView({ block: 'nearest', behavior });
}
