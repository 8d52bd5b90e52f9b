import { useEffect } from 'react';
import { preload } from '../loading/fetchOnce.ts';

// An empty page does not wait for what starts workers.
const pool = preload(() => import('./workerPool.ts'));

/**
 * Keeps a worker ready while a large request is expected: a large text was entered, but the button not pressed yet. One
 * that is expected before this code has loaded is started by the request itself.
 */
export function useReadyWorker(task: string, isExpected: boolean): void {
  useEffect(() => {
    if (!isExpected) return;
    const workers = pool.loaded();
    workers?.prepareWorker(task);
    return () => workers?.dismissWorker(task);
  }, [task, isExpected]);
}
