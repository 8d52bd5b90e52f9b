import { isManagedByReact, isReleasedByReact } from '../isManagedByReact.ts';
import { patchNodes } from './patchNodes.ts';

/** The child of a parent that a node is, or is inside of. */
function childAround(parent: Node, node: Node): Node | null {
  let child: Node | null = node;
  while (child !== null && child.parentNode !== parent) child = child.parentNode;
  return child;
}

type Direction = 'previousSibling' | 'nextSibling';

/** A node and those beside it in one direction, as long as they are wanted. */
function run(first: Node | null, direction: Direction, isWanted: (node: Node) => boolean): readonly ChildNode[] {
  const nodes: ChildNode[] = [];
  for (let node = first; node !== null && isWanted(node); node = node[direction]) nodes.push(node as ChildNode);
  return direction === 'nextSibling' ? nodes : nodes.reverse();
}

/** The empty comment by which React separates two texts, because the parser of the browser would join them. */
const isSeparator = (node: Node | null): node is Comment => node instanceof Comment && node.data.trim() === '';

/** Where a text was when it was removed. Each removal is a later step than those before. */
type Removal = Pick<MutationRecord, 'target' | 'previousSibling' | 'nextSibling'> & { readonly step: number };

/** Whether nodes were added where others were removed. One of the two neighbors may have been replaced as well. */
function isSamePlace(removed: MutationRecord, added: MutationRecord): boolean {
  const isBeside = removed.previousSibling === added.previousSibling || removed.nextSibling === added.nextSibling;
  return removed.target === added.target && isBeside;
}

/**
 * Keeps a page correct whose texts are replaced from outside: by a translator, which inserts `<font>` elements or texts
 * with the translation, or by an extension, which inserts elements around words or after texts. React still refers to
 * the replaced text node. Without this code, React would write a new text into a node that is not visible, or beside
 * the rest of the old text, and would throw when it removes that node or inserts one before it.
 *
 * When React changes a replaced text, the text returns to its place, and the translator translates it again. When React
 * adds or removes nodes beside the text, that is done beside the nodes that stand in for it. A translator may replace
 * several texts of one sentence by one node; these return together.
 *
 * @param earlier the changes by the translator before this call. Their texts return once, because React may have
 *   changed them since
 */
export function followTranslator(body: Node, earlier: readonly MutationRecord[]): void {
  const standIns = new WeakMap<Node, readonly ChildNode[]>();
  /** The text that a node stands in for; the first one of several. */
  const standing = new WeakMap<Node, Text>();
  const removals = new WeakMap<Text, Removal>();
  let step = 0;
  /** The texts that the same nodes stand in for, where there are several. */
  const groups = new WeakMap<Node, Set<Text>>();
  const dropped = new WeakSet<Node>();
  const observer = new MutationObserver(follow);

  function follow(records: readonly MutationRecord[]): readonly Text[] {
    /** Added by somebody else, with nothing removed for it yet. */
    const unused = new Set<Node>();
    const isUnused = (node: Node) => unused.has(node);
    /** Texts that were removed with nothing in their place yet. */
    const missing = new Map<Text, MutationRecord>();
    const replaced: Text[] = [];
    const replace = (texts: readonly Text[], nodes: readonly ChildNode[]) => {
      const [first, ...others] = texts as readonly [Text, ...Text[]];
      for (const node of nodes) {
        unused.delete(node);
        standing.set(node, first);
      }
      standIns.set(first, nodes);
      for (const text of others) join(text, first);
      replaced.push(...texts);
    };
    for (const record of records) {
      const { target, addedNodes, removedNodes, previousSibling, nextSibling } = record;
      for (const node of addedNodes) {
        if (!node.isConnected) continue;
        returnTexts(node);
        removeStandIns(node);
      }
      const texts = Array.from(removedNodes).filter((node) => node instanceof Text && isManagedByReact(node)) as Text[];
      const added = Array.from(addedNodes).filter((node) => !isManagedByReact(node)) as ChildNode[];
      for (const node of added) unused.add(node);
      for (const [index, text] of [...texts.entries()].reverse()) {
        step += 1;
        removals.set(text, { target, previousSibling: texts[index - 1] ?? previousSibling, nextSibling, step });
      }
      const [first] = texts;
      if (first === undefined) {
        const [former] = [...missing].find(([, gone]) => isSamePlace(gone, record)) ?? [];
        if (former === undefined || added.length === 0) continue;
        missing.delete(former);
        replace([former], added);
        continue;
      }
      // The text was replaced in one step, or by nodes that were added beside it in earlier steps.
      const ways = [
        added,
        run(previousSibling, 'previousSibling', isUnused),
        run(nextSibling, 'nextSibling', isUnused),
      ];
      const nodes = ways.find(({ length }) => length > 0);
      if (nodes !== undefined) {
        replace(texts, nodes);
        continue;
      }
      missing.set(first, record);
      // The next node may itself have been moved or removed since.
      if (nextSibling?.parentNode === target) joinParts(first, nextSibling);
    }
    // From the last one, whose neighbor may itself have been missing until it was removed.
    for (const [text, { previousSibling, nextSibling }] of [...missing].reverse()) {
      // Also what React removed before its removals were followed.
      if (text.isConnected || dropped.has(text) || isReleasedByReact(text)) continue;
      const beside = replacedBeside(previousSibling, 'previousSibling') ?? replacedBeside(nextSibling, 'nextSibling');
      if (beside !== undefined) join(text, beside);
    }
    return replaced;
  }

  /** The text with stand-ins, of its own or of a group, that a node is or stands in for, or the next such node. */
  function replacedBeside(from: Node | null, direction: Direction): Text | undefined {
    let node = from;
    while (isSeparator(node)) node = node[direction];
    if (node === null) return undefined;
    return node instanceof Text && (standIns.has(node) || groups.has(node)) ? node : standing.get(node);
  }

  /** Notes that the stand-ins of one text also stand in for another. */
  function join(text: Text, other: Text): void {
    const group = groups.get(other) ?? new Set([other]);
    for (const each of [text, other]) groups.set(each, group.add(each));
    standIns.delete(text);
  }

  /** The nodes after a text that a translator or an extension has inserted there or split off from it. */
  const partsFrom = (next: Node | null): readonly ChildNode[] =>
    run(next, 'nextSibling', (node) => !isManagedByReact(node) && !standing.has(node) && !(node instanceof Comment));

  /** React moves only the text itself, so the parts that were split off from it are first joined to it again. */
  function joinParts(text: Text, next: Node): void {
    for (const part of partsFrom(next)) {
      text.data += part.textContent;
      part.remove();
    }
  }

  /** Removes the nodes that replaced a text: React has inserted the text elsewhere, so they are outdated. */
  function removeStandIns(text: Node): void {
    if (!text.isConnected) return;
    for (const node of standIns.get(text) ?? []) if (!node.contains(text)) node.remove();
  }

  function returnText(text: Text): void {
    if (text.isConnected) return;
    const place = standIns.get(text)?.find((node) => node.isConnected);
    const { target, previousSibling, nextSibling } = removals.get(text) ?? {};
    if (place !== undefined) place.before(text);
    else if (target === undefined || !groups.has(text)) return;
    else if (previousSibling?.parentNode === target) (previousSibling as ChildNode).after(text);
    else if (nextSibling?.parentNode === target) (nextSibling as ChildNode).before(text);
    removeStandIns(text);
  }

  /** Puts a text back, and with it those in the same stand-ins. */
  function returnTexts(text: Node): void {
    const stepOf = (each: Text) => removals.get(each)?.step ?? 0;
    // What was removed last returns first, so that each finds the neighbors that it had.
    const texts = [...(groups.get(text) ?? [text as Text])].sort((a, b) => stepOf(b) - stepOf(a));
    texts.forEach(returnText);
    for (const each of texts) groups.delete(each);
  }

  patchNodes({
    dropped,
    nodesOf(parent, text) {
      if (groups.has(text)) returnTexts(text);
      if (text.parentNode === parent) return [text];
      const present = standIns.get(text)?.filter((node) => node.isConnected) ?? [];
      const children = (present.length === 0 ? [text] : present).map((node) => childAround(parent, node));
      return [...new Set(children)].filter((child) => child !== null);
    },
    onChange(text) {
      follow(observer.takeRecords());
      if (isManagedByReact(text)) for (const part of partsFrom(text.nextSibling)) part.remove();
      returnTexts(text);
    },
  });
  observer.observe(body, { childList: true, subtree: true });
  for (const text of follow(earlier)) returnTexts(text);
}
