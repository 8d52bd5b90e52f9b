import { useSyncExternalStore } from 'react';
import { missingParts } from '../../loading/missingParts.ts';
import { ErrorNotice } from './ErrorNotice.tsx';

/** Shows that some code of the page failed to load; what has loaded still works. */
export function MissingNotice() {
  const parts = useSyncExternalStore(missingParts.subscribe, missingParts.all, missingParts.all);
  const [first] = parts;
  if (first === undefined) return null;
  return <ErrorNotice error={first.error} isMissing onRetry={() => Promise.all(parts.map(({ retry }) => retry()))} />;
}
