import { useEffect } from 'react';
import { dismissWorker, prepareWorker } from './spareWorkers.ts';

/** Keeps a worker ready while large work is to be expected: a big text is there, its button not yet pressed. */
export function useSpareWorker(url: string, isExpected: boolean): void {
  useEffect(() => {
    if (!isExpected) return;
    prepareWorker(url);
    return () => dismissWorker(url);
  }, [url, isExpected]);
}
