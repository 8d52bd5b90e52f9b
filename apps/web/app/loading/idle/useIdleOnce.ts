import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/**
 * Becomes true, and stays so, once the page is idle after something is there: what is rendered next is then a task of
 * its own instead of a part of one long task.
 */
export function useIdleOnce(isThere: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!isThere || isIdle) return;
    return whenIdle(() => startTransition(() => setIdle(true)));
  }, [isThere, isIdle]);
  return isIdle;
}
