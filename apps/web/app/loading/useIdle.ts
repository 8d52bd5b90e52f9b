import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/** Whether the page has had nothing to do at least once since it was hydrated. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
