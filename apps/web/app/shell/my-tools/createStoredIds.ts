const NONE: readonly string[] = [];

export type StoredIds = {
  readonly read: () => readonly string[];
  readonly write: (ids: readonly string[]) => void;
  /** Subscribes to changes, including those made in another tab. */
  readonly subscribe: (listener: () => void) => () => void;
};

function parse(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : NONE;
  } catch {
    return NONE;
  }
}

/**
 * A list of tool ids stored on this device and shared by all tabs. Where storage is denied it lives as long as the
 * page.
 */
export function createStoredIds(key: string): StoredIds {
  const listeners = new Set<() => void>();
  let cached: { readonly text: string | null; readonly ids: readonly string[] } = { text: null, ids: NONE };
  return {
    read() {
      try {
        const text = localStorage.getItem(key);
        if (text !== cached.text) cached = { text, ids: parse(text) };
      } catch {
        // Storage is denied: the list in memory applies.
      }
      return cached.ids;
    },
    write(ids) {
      const text = JSON.stringify(ids);
      cached = { text, ids };
      try {
        localStorage.setItem(key, text);
      } catch {
        // As above.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', listener);
      };
    },
  };
}
