import { createListeners } from '@toolbox/ui/hooks/createListeners';

/** Code of the page that failed to load, and how to retry. */
export type MissingPart = { readonly error: unknown; readonly retry: () => Promise<void> };

let parts: readonly MissingPart[] = [];
const { subscribe, notify } = createListeners();

function set(next: readonly MissingPart[]): void {
  parts = next;
  notify();
}

/** What failed to load on the current page, so that one notice can report all of it. */
export const missingParts = {
  all: (): readonly MissingPart[] => parts,
  subscribe,
  /** @returns a function that removes the part, once it has loaded or is no longer needed */
  add(part: MissingPart): () => void {
    set([...parts, part]);
    return () => set(parts.filter((other) => other !== part));
  },
};
