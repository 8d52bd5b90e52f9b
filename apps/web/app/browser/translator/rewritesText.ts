import { isOfReact } from '../isOfReact.ts';

/** Translators put it around what they translate; no page of ours contains it. */
const isFont = (node: Node): boolean => node.nodeName === 'FONT';

/** Whether somebody else than React changed a text: put an element in its place or behind it. */
export function rewritesText({ addedNodes, removedNodes }: MutationRecord): boolean {
  const isText = (node: Node | null) => node instanceof Text;
  return Array.from(addedNodes).some(
    (node) =>
      isFont(node) ||
      (node instanceof Element &&
        !isOfReact(node) &&
        (isText(node.previousSibling) || Array.from(removedNodes).some(isText))),
  );
}
