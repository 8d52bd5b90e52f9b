import { useSyncExternalStore } from 'react';
import { missingParts } from '../../loading/missingParts.ts';
import { ErrorNotice } from './ErrorNotice.tsx';

/** Shows above the tool that some of its code failed to load; its fields still work. */
export function MissingNotice() {
  const parts = useSyncExternalStore(missingParts.subscribe, missingParts.all, missingParts.all);
  const [first] = parts;
  if (first === undefined) return null;
  return <ErrorNotice error={first.error} onRetry={() => Promise.all(parts.map(({ retry }) => retry()))} />;
}
