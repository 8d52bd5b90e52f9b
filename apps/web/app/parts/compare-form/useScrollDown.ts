import { useReducedMotion } from '@toolbox/ui/hooks/useReducedMotion';
import { useCallback, useEffect, useRef } from 'react';

export const SCROLL_DOWN_PX = 200;
export const SCROLL_DOWN_AFTER_MS = 150;

/** Scrolls toward a result that is about to appear; not with reduced motion. */
export function useScrollDown(): () => void {
  const isReduced = useReducedMotion();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    clearTimeout(timer.current);
    if (isReduced) return;
    timer.current = setTimeout(
      () => window.scrollBy({ top: SCROLL_DOWN_PX, behavior: 'smooth' }),
      SCROLL_DOWN_AFTER_MS,
    );
  }, [isReduced]);
}
