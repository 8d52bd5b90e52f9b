import { useSyncExternalStore } from 'react';
import { missingParts } from '../../loading/missingParts.ts';
import { ErrorNotice } from './ErrorNotice.tsx';

/** Says that code of the tool did not load, above the tool, whose fields go on. */
export function MissingNotice() {
  const parts = useSyncExternalStore(missingParts.subscribe, missingParts.all, missingParts.all);
  const [first] = parts;
  if (first === undefined) return null;
  return <ErrorNotice error={first.error} onRetry={() => Promise.all(parts.map(({ retry }) => retry()))} />;
}
