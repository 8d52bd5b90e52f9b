export type Listeners = {
  /** Returns a function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly notify: () => void;
};

/**
 * The listeners of a value outside React, for `useSyncExternalStore`.
 *
 * @param event an event of the window that calls them too, such as a change of the storage by another tab
 */
export function createListeners(event?: 'storage'): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      if (event !== undefined) addEventListener(event, listener);
      return () => {
        listeners.delete(listener);
        if (event !== undefined) removeEventListener(event, listener);
      };
    },
    notify() {
      for (const listener of listeners) listener();
    },
  };
}
