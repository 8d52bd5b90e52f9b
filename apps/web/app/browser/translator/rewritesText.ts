import { isManagedByReact } from '../isManagedByReact.ts';

/** Translators put it around what they translate; no page of ours contains it. */
const isFont = (node: Node): boolean => node.nodeName === 'FONT';

const isText = (node: Node | null): boolean => node instanceof Text;

/** React adds texts of its own, and others only as the whole content of an element. */
const isForeignText = (node: Node): boolean => isText(node) && (node.previousSibling ?? node.nextSibling) !== null;

/** Whether somebody else than React changed a text: put a node in its place or behind it. */
export function rewritesText({ addedNodes, removedNodes }: MutationRecord): boolean {
  const isBeside = (node: Node) => isText(node.previousSibling) || Array.from(removedNodes).some(isText);
  return Array.from(addedNodes).some(
    (node) =>
      isFont(node) || (!isManagedByReact(node) && (isForeignText(node) || (node instanceof Element && isBeside(node)))),
  );
}
