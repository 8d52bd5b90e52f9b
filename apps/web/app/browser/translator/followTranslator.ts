import { isFont, rewritesText } from './rewritesText.ts';

/**
 * Makes removing a text, and inserting a node before it, work on the nodes that stand in for it. Other nodes than texts
 * are not affected: no translator removes them.
 */
function patchNodes(standInsOf: (parent: Node, text: Text) => readonly Node[]): void {
  const { insertBefore, removeChild } = Node.prototype;
  const isElsewhere = (parent: Node, node: Node | null): node is Text =>
    node instanceof Text && node.parentNode !== parent;
  Node.prototype.removeChild = function removeStandIns<Child extends Node>(this: Node, child: Child): Child {
    const present = isElsewhere(this, child) ? standInsOf(this, child) : [child];
    for (const node of present) removeChild.call(this, node);
    return child;
  };
  Node.prototype.insertBefore = function insertBeforeStandIns<Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    const place = isElsewhere(this, next) ? (standInsOf(this, next)[0] ?? null) : next;
    insertBefore.call(this, child, place);
    return child;
  };
}

/** The child of a parent that a node is, or is inside of. */
function childAround(parent: Node, node: Node): Node | null {
  let child: Node | null = node;
  while (child !== null && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/**
 * Keeps a page correct whose texts are replaced by the translator of a browser, which puts `<font>` elements with the
 * translation in their place, or by an extension that puts elements around words. React keeps the replaced node: it
 * would write a new text where nobody sees it, and removing the node, or inserting one before it, would throw. Here a
 * replaced text returns to its place when React changes it, for the translator to translate it again, and what React
 * does beside it is done beside the nodes that stand in for it.
 *
 * `earlier` are the records of what the translator did before this was called; those texts return once, because React
 * may have changed them since.
 */
export function followTranslator(body: Node, earlier: readonly MutationRecord[]): void {
  const standIns = new WeakMap<Node, readonly ChildNode[]>();
  const observer = new MutationObserver(follow);

  function follow(records: readonly MutationRecord[]): readonly Text[] {
    const unused = new Set<Node | null>(records.flatMap(({ addedNodes }) => Array.from(addedNodes).filter(isFont)));
    const replaced: Text[] = [];
    for (const record of records) {
      const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } = record;
      if (type === 'characterData') returnText(target as Text);
      addedNodes.forEach(removeStandIns);
      const texts = Array.from(removedNodes).filter((node) => node instanceof Text);
      // Replaced in one step, or by an element that was added beside it in a step before.
      const nodes = rewritesText(record)
        ? Array.from(addedNodes)
        : [previousSibling, nextSibling].filter((node) => unused.has(node)).slice(0, 1);
      if (texts.length === 0 || nodes.length === 0) continue;
      for (const node of nodes) unused.delete(node);
      for (const text of texts) {
        // Where several texts were replaced at once, all of it stands in for the first one.
        standIns.set(text, text === texts[0] ? (nodes as ChildNode[]) : []);
        observer.observe(text, { characterData: true });
        replaced.push(text);
      }
    }
    return replaced;
  }

  /** What stands in for a text that React put somewhere else is outdated. */
  function removeStandIns(text: Node): void {
    if (!text.isConnected) return;
    for (const node of standIns.get(text) ?? []) if (!node.contains(text)) node.remove();
  }

  function returnText(text: Text): void {
    if (text.isConnected) return;
    const place = standIns.get(text)?.find((node) => node.isConnected);
    place?.before(text);
    removeStandIns(text);
  }

  patchNodes((parent, text) => {
    const present = standIns.get(text)?.filter((node) => node.isConnected) ?? [];
    const children = (present.length === 0 ? [text] : present).map((node) => childAround(parent, node));
    return [...new Set(children)].filter((child) => child !== null);
  });
  observer.observe(body, { childList: true, subtree: true });
  for (const text of follow(earlier)) returnText(text);
}
