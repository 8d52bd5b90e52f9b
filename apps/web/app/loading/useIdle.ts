import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/** Whether the page has been idle at least once since hydration. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
