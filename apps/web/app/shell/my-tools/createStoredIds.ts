import { createListeners, type Listeners } from '@toolbox/ui/hooks/createListeners';

const NONE: readonly string[] = [];

export type StoredIds = {
  readonly read: () => readonly string[];
  readonly write: (ids: readonly string[]) => void;
  /** Subscribes to changes, including those made in another tab. */
  readonly subscribe: Listeners['subscribe'];
};

function parse(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? [...new Set(value.filter((id) => typeof id === 'string'))] : NONE;
  } catch {
    return NONE;
  }
}

/**
 * A list of tool ids stored on this device and shared by all tabs. Where storage is denied or full it lives
 * as long as the page.
 */
export function createStoredIds(key: string): StoredIds {
  const { subscribe, notify } = createListeners('storage');
  let cached: { readonly text: string | null; readonly ids: readonly string[] } = { text: null, ids: NONE };
  return {
    read() {
      try {
        const text = localStorage.getItem(key);
        if (text !== cached.text) cached = { text, ids: parse(text) };
      } catch {
        // Storage is denied, so the list lives as long as the page.
      }
      return cached.ids;
    },
    write(ids) {
      let text: string | null = JSON.stringify(ids);
      try {
        localStorage.setItem(key, text);
      } catch {
        // Storage that is full can still be read: the new list replaces the older one that it has.
        text = cached.text;
      }
      cached = { text, ids };
      notify();
    },
    subscribe,
  };
}
