import { useEffect } from 'react';
import { dismissWorker, prepareWorker } from './workerPool.ts';

/** Keeps a worker ready while a large request is to be expected: a big text is there, its button not yet pressed. */
export function useReadyWorker(task: string, isExpected: boolean): void {
  useEffect(() => {
    if (!isExpected) return;
    prepareWorker(task);
    return () => dismissWorker(task);
  }, [task, isExpected]);
}
