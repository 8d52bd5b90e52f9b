/** Code of the page that did not load, and how to try again. */
export type MissingPart = { readonly error: unknown; readonly retry: () => Promise<void> };

let parts: readonly MissingPart[] = [];
const listeners = new Set<() => void>();

function set(next: readonly MissingPart[]): void {
  parts = next;
  for (const listener of listeners) listener();
}

/** What is missing on the page that is shown, so that one notice can say so for all of it. */
export const missingParts = {
  all: (): readonly MissingPart[] => parts,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** @returns takes it back, once it has loaded or is no longer wanted */
  add(part: MissingPart): () => void {
    set([...parts, part]);
    return () => set(parts.filter((other) => other !== part));
  },
};
