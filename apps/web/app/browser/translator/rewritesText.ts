/** Translators put it around what they translate; no page of ours contains it. */
export const isFont = (node: Node): boolean => node.nodeName === 'FONT';

/** Whether somebody else than React made a node: React stores properties on its own. */
export const isForeign = (node: Node): boolean => !Object.keys(node).some((key) => key.startsWith('__react'));

/** Whether somebody else than React changed a text: put an element in its place or behind it. */
export function rewritesText({ addedNodes, removedNodes }: MutationRecord): boolean {
  const isText = (node: Node | null) => node instanceof Text;
  return Array.from(addedNodes).some(
    (node) =>
      isFont(node) ||
      (node instanceof Element &&
        isForeign(node) &&
        (isText(node.previousSibling) || Array.from(removedNodes).some(isText))),
  );
}
