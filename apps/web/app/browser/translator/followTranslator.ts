import { isTranslation } from './isTranslation.ts';

/**
 * Makes removing a node, and inserting one before it, work on the node that stands in for it. Other nodes than texts
 * are not affected: no translator removes them.
 */
function patchNodes(standInOf: (parent: Node, text: Text) => Node | null): void {
  const { insertBefore, removeChild } = Node.prototype;
  const isElsewhere = (parent: Node, node: Node | null): node is Text =>
    node instanceof Text && node.parentNode !== parent;
  Node.prototype.removeChild = function removeStandIn<Child extends Node>(this: Node, child: Child): Child {
    const standIn = isElsewhere(this, child) ? standInOf(this, child) : child;
    if (standIn !== null) removeChild.call(this, standIn);
    return child;
  };
  Node.prototype.insertBefore = function insertBeforeStandIn<Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    insertBefore.call(this, child, isElsewhere(this, next) ? standInOf(this, next) : next);
    return child;
  };
}

/**
 * Keeps a page correct that a translator of the browser changes. Such a translator replaces each text node by a
 * `<font>` element with the translation, while React keeps the removed node: React would write a new text where nobody
 * sees it, and removing the node, or inserting one before it, would throw. Here a removed text returns to its place
 * when React changes it, for the translator to translate it again, and what React does beside it is done beside its
 * translation.
 *
 * `earlier` are the records of what the translator did before this was called; those texts return once, because React
 * may have changed them since.
 */
export function followTranslator(body: Node, earlier: readonly MutationRecord[]): void {
  const translations = new WeakMap<Node, HTMLElement>();
  const observer = new MutationObserver(follow);

  /** Returns the texts that a translator replaced. */
  function follow(records: readonly MutationRecord[]): readonly Node[] {
    const unused = new Set<Node | null>(
      records.flatMap(({ addedNodes }) => Array.from(addedNodes).filter(isTranslation)),
    );
    const replaced: Node[] = [];
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') returnText(target);
      addedNodes.forEach(removeOutdated);
      for (const text of removedNodes) {
        // Added in the same step, or beside the text in one before.
        const places = [...addedNodes, previousSibling, nextSibling];
        const translation = text instanceof Text && places.find((node) => unused.has(node));
        if (!translation) continue;
        unused.delete(translation);
        translations.set(text, translation as HTMLElement);
        observer.observe(text, { characterData: true });
        replaced.push(text);
      }
    }
    return replaced;
  }

  /** A text that React put somewhere else leaves its translation behind. */
  function removeOutdated(node: Node): void {
    const translation = translations.get(node);
    if (node.isConnected && translation?.contains(node) === false) translation.remove();
  }

  function returnText(text: Node): void {
    if (!text.isConnected) translations.get(text)?.replaceWith(text);
  }

  patchNodes((parent, text) => {
    let node: Node | null = translations.get(text) ?? text;
    while (node !== null && node.parentNode !== parent) node = node.parentNode;
    return node;
  });
  observer.observe(body, { childList: true, subtree: true });
  for (const text of follow(earlier)) returnText(text);
}
