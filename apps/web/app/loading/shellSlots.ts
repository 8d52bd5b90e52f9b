import { createListeners } from '@toolbox/ui/hooks/createListeners';
import { useSyncExternalStore } from 'react';
import type { LazyPart } from './lazyPart.tsx';

/** What the shell adds to every page once it is idle: components, actions and a question about a text. */
export type ShellSlots = {
  /** Replaces the plain button that copies the URL of a tool. */
  readonly CopyLink?: LazyPart<{ readonly tool: string }>;
  /** Actions for the text that a result copies. */
  readonly SendTo?: LazyPart<{ readonly text: string | (() => string) }>;
  /** Opens the palette with a question, or with another text as if it were pasted. */
  readonly openPalette?: (text: string) => void;
  /** Fills the tool at a path with a text once its page opens. */
  readonly deliverText?: (path: string, text: string) => void;
  /**
   * Whether the palette, whose messages have loaded, takes a text as a question; `findsNone` where the search finds no
   * tool by it.
   */
  readonly isQuestion?: (text: string, options?: { readonly findsNone?: boolean }) => boolean;
};

const NONE: ShellSlots = {};
let slots = NONE;
const { subscribe, notify } = createListeners();

/** Publishes the content of the slots to the components that use it. */
export function fillShellSlots(loaded: ShellSlots): void {
  slots = loaded;
  notify();
}

/** Empty in the prerendered page and until the page is idle. */
export function useShellSlots(): ShellSlots {
  return useSyncExternalStore(
    subscribe,
    () => slots,
    () => NONE,
  );
}
