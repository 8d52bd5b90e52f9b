import { useEffect, useState } from 'react';
import { useIdle } from './idle/useIdle.ts';

/**
 * After three seconds, the tool's own files have loaded even on slow phones, and a visitor who came to type is typing.
 */
const SETTLED_AFTER_MS = 3000;

/**
 * Whether some time has passed since the page was first idle: the time to preload code that only some visits need.
 *
 * @param after that time, in milliseconds
 */
export function useSettled(after: number = SETTLED_AFTER_MS): boolean {
  const isIdle = useIdle();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (!isIdle) return undefined;
    const timer = setTimeout(() => setSettled(true), after);
    return () => clearTimeout(timer);
  }, [isIdle, after]);
  return isSettled;
}
