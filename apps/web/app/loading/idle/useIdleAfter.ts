import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/**
 * The value, once the page has had time to render it and is idle; undefined until then. For work that follows a
 * result: started at once, it would delay the result on the screen.
 *
 * @param value the same object in every render until it changes
 */
export function useIdleAfter<Value extends object>(value: Value | undefined): Value | undefined {
  const [settled, setSettled] = useState<Value>();
  useEffect(() => {
    if (value === undefined) return;
    return whenIdle(() => setSettled(value));
  }, [value]);
  return settled === value ? value : undefined;
}
