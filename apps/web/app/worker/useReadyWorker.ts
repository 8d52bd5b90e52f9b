import { useEffect } from 'react';
import { dismissWorker, prepareWorker } from './workerPool.ts';

/** Keeps a worker ready while a large request is expected: a large text was entered, but the button not pressed yet. */
export function useReadyWorker(task: string, isExpected: boolean): void {
  useEffect(() => {
    if (!isExpected) return;
    prepareWorker(task);
    return () => dismissWorker(task);
  }, [task, isExpected]);
}
