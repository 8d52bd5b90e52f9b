import { useMediaQuery } from './useMediaQuery.ts';

/** Whether the visitor asked for less motion. Styles know by themselves; this is for scrolling and timers. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
