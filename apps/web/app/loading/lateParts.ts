import { createListeners } from '@toolbox/ui/hooks/createListeners';
import { useSyncExternalStore } from 'react';
import type { LazyPart } from './lazyPart.tsx';

/** Components that are mounted once the page is idle; the code of the page does not import them. */
export type LateParts = {
  /** Replaces the plain button that copies the URL of a tool. */
  readonly CopyLink?: LazyPart<{ readonly tool: string }>;
  /** Actions for the text that a result copies. */
  readonly SendTo?: LazyPart<{ readonly text: string | (() => string) }>;
  /** Opens the palette with a text as if it were pasted: with what it answers and the tools that fit. */
  readonly ask?: (text: string) => void;
};

const NONE: LateParts = {};
let parts = NONE;
const { subscribe, notify } = createListeners();

/** They have loaded. */
export function placeLateParts(loaded: LateParts): void {
  parts = loaded;
  notify();
}

/** Empty in the prerendered page and until the page is idle. */
export function useLateParts(): LateParts {
  return useSyncExternalStore(
    subscribe,
    () => parts,
    () => NONE,
  );
}
