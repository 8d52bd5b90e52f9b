import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/** Whether the page has been idle at least once since the component was mounted. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
