import { useSyncExternalStore } from 'react';

const KEY = 'favourites';
const NONE: readonly string[] = [];
const listeners = new Set<() => void>();
let cached: { readonly text: string | null; readonly ids: readonly string[] } = { text: null, ids: NONE };

function parse(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : NONE;
  } catch {
    return NONE;
  }
}

function read(): readonly string[] {
  try {
    const text = localStorage.getItem(KEY);
    if (text !== cached.text) cached = { text, ids: parse(text) };
  } catch {
    // Storage is denied: what was starred holds for this page.
  }
  return cached.ids;
}

function write(ids: readonly string[]): void {
  const text = JSON.stringify(ids);
  cached = { text, ids };
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The starred tools, kept on this device and shared by all of its tabs. */
export function useFavourites(): { readonly ids: readonly string[]; readonly toggle: (id: string) => void } {
  const ids = useSyncExternalStore(subscribe, read, () => NONE);
  return { ids, toggle: (id) => write(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]) };
}
