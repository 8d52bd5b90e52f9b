/** Translators put it around what they translate; no page of ours contains it. */
export const isFont = (node: Node): boolean => node.nodeName === 'FONT';

/** Whether somebody else than React changed a text: React never replaces one by elements in one step. */
export function rewritesText({ addedNodes, removedNodes }: MutationRecord): boolean {
  const added = Array.from(addedNodes);
  return (
    added.some(isFont) ||
    (added.some((node) => node.nodeType === Node.ELEMENT_NODE) &&
      Array.from(removedNodes).some((node) => node.nodeType === Node.TEXT_NODE))
  );
}
