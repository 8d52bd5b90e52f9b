const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Scrolls the result into view if it is below the screen. */
export function showResult(): void {
  const behavior = matchMedia(REDUCED_MOTION).matches ? 'instant' : 'smooth';
  document.getElementById('result')?.scrollIntoView({ block: 'nearest', behavior });
}
