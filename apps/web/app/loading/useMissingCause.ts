import { useEffect, useState } from 'react';
import { type MissingCause, missingCause } from './missingCause.ts';

/**
 * The cause of an error; undefined while it is being determined.
 *
 * @param isMissing whether a file failed to load; other errors have no cause
 */
export function useMissingCause(error: unknown, isMissing: boolean): MissingCause | undefined {
  const [known, setKnown] = useState<{ readonly of: unknown; readonly cause: MissingCause }>();
  useEffect(() => {
    if (!isMissing) return;
    let isOld = false;
    missingCause().then((cause) => {
      if (!isOld) setKnown({ of: error, cause });
    });
    return () => {
      isOld = true;
    };
  }, [error, isMissing]);
  return isMissing && known?.of === error ? known?.cause : undefined;
}
