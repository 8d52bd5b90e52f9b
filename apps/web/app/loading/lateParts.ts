import { useSyncExternalStore } from 'react';
import type { LazyPart } from './lazyPart.tsx';

/** Components that take their places on a page once it is idle; the code of the page does not know where they come from. */
export type LateParts = {
  /** In place of the plain button that copies the address of a tool. */
  readonly CopyLink?: LazyPart<{ readonly tool: string }>;
  /** What can be done with the text that a result copies. */
  readonly SendTo?: LazyPart<{ readonly text: string | (() => string) }>;
};

const NONE: LateParts = {};
let parts = NONE;
const listeners = new Set<() => void>();

/** They have loaded. */
export function placeLateParts(loaded: LateParts): void {
  parts = loaded;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** None in the prerendered page, nor before the page is idle. */
export function useLateParts(): LateParts {
  return useSyncExternalStore(
    subscribe,
    () => parts,
    () => NONE,
  );
}
