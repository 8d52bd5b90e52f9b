import { useEffect, useState } from 'react';
import { isMissingChunk } from './isMissingChunk.ts';
import { type MissingCause, missingCause } from './missingCause.ts';

/** The cause of an error if a file failed to load; undefined while it is being determined. */
export function useMissingCause(error: unknown): {
  readonly isMissing: boolean;
  readonly cause: MissingCause | undefined;
} {
  const isMissing = isMissingChunk(error);
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
  const cause = isMissing && known?.of === error ? known?.cause : undefined;
  return { isMissing, cause };
}
