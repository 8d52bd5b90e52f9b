import { useMediaQuery } from './useMediaQuery.ts';

/** Whether the visitor prefers reduced motion. Style sheets use the media query; this is for scrolling and timers. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
