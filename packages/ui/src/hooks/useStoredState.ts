import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** How a value is kept as text. `read` judges: what it does not know is undefined, and the fallback stands. */
export type StoredAs<Value> = {
  readonly read: (text: string) => Value | undefined;
  readonly write: (value: Value) => string;
};

/** Listeners of this tab; other tabs are heard through the `storage` event. */
const listeners = new Set<() => void>();
/** What could not be stored (denied, full) lives as long as the page. */
const unstored = new Map<string, string>();

/**
 * A value kept in `localStorage` and shared by all who use the same key, in every tab.
 *
 * Denied or full storage never throws: the value then lives in memory. Prerendered markup and hydration show the
 * fallback; the stored value follows. `storedAs` must be the same object on every render.
 */
export function useStoredState<Value>(
  key: string,
  fallback: Value,
  storedAs: StoredAs<Value>,
): readonly [value: Value, set: (value: Value) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => readText(key),
    () => null,
  );
  const stored = useMemo(() => (text === null ? undefined : storedAs.read(text)), [text, storedAs]);
  const set = useCallback((value: Value) => writeText(key, storedAs.write(value)), [key, storedAs]);
  return [stored ?? fallback, set];
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

function readText(key: string): string | null {
  const text = unstored.get(key);
  if (text !== undefined) return text;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
  for (const changed of listeners) changed();
}
