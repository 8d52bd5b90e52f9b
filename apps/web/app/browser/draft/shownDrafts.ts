/** One entry for each use of a draft by a component, by the key of the draft. */
const shown = new Set<{ readonly key: string }>();

/** A component on the page uses a draft, until the returned function is called. */
export function showDraft(key: string): () => void {
  const use = { key };
  shown.add(use);
  return () => void shown.delete(use);
}

/** Whether a tool is on the page, which may be its own or that of its category. */
export function isToolShown(tool: string): boolean {
  return [...shown].some(({ key }) => key.startsWith(`${tool}.`));
}
