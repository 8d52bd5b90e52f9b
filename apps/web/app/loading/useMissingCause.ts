import { useEffect, useState } from 'react';
import { type MissingCause, missingCause } from './missingCause.ts';

/**
 * The cause of a file that failed to load; undefined while it is being determined.
 *
 * @param error of the file, undefined where none is missing
 */
export function useMissingCause(error: unknown): MissingCause | undefined {
  const [known, setKnown] = useState<{ readonly of: unknown; readonly cause: MissingCause }>();
  useEffect(() => {
    if (error === undefined) return;
    let isOld = false;
    missingCause().then((cause) => {
      if (!isOld) setKnown({ of: error, cause });
    });
    return () => {
      isOld = true;
    };
  }, [error]);
  return known?.of === error ? known?.cause : undefined;
}
