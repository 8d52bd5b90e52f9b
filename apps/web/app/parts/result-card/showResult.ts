const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Brings the result into view where it stands below the screen: it follows what is typed, wherever it is. */
export function showResult(): void {
  const behavior = matchMedia(REDUCED_MOTION).matches ? 'instant' : 'smooth';
  document.getElementById('result')?.scrollIntoView({ block: 'nearest', behavior });
}
