import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/**
 * Becomes true, for good, when the page is idle after something is there: what is drawn next is then a task of its own
 * and not a part of one long one.
 */
export function useIdleOnce(isThere: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!isThere || isIdle) return;
    return whenIdle(() => startTransition(() => setIdle(true)));
  }, [isThere, isIdle]);
  return isIdle;
}
