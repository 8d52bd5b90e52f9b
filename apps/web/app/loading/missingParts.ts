/** Code of the page that failed to load, and how to retry. */
export type MissingPart = { readonly error: unknown; readonly retry: () => Promise<void> };

let parts: readonly MissingPart[] = [];
const listeners = new Set<() => void>();

function set(next: readonly MissingPart[]): void {
  parts = next;
  for (const listener of listeners) listener();
}

/** What failed to load on the current page, so that one notice can report all of it. */
export const missingParts = {
  all: (): readonly MissingPart[] => parts,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** @returns removes it, once it has loaded or is no longer needed */
  add(part: MissingPart): () => void {
    set([...parts, part]);
    return () => set(parts.filter((other) => other !== part));
  },
};
