type Follower = {
  /** The nodes that a parent shows instead of a text that React inserted there. */
  readonly nodesOf: (parent: Node, text: Text) => readonly Node[];
  /** Called after React has changed a text. */
  readonly onChange: (text: Text) => void;
  /** Gets the nodes that React removes. */
  readonly dropped: WeakSet<Node>;
};

/**
 * Makes removing a text, and inserting a node before it, work on the nodes that stand in for it. Other nodes than texts
 * are not affected: no translator removes them.
 */
export function patchNodes({ nodesOf, onChange, dropped }: Follower): void {
  const { insertBefore, removeChild } = Node.prototype;
  const isElsewhere = (parent: Node, node: Node | null): node is Text =>
    node instanceof Text && node.parentNode !== parent;
  Node.prototype.removeChild = function removeStandIns<Child extends Node>(this: Node, child: Child): Child {
    const present = isElsewhere(this, child) ? nodesOf(this, child) : [child];
    dropped.add(child);
    for (const node of present) removeChild.call(this, node);
    return child;
  };
  Node.prototype.insertBefore = function insertBeforeStandIns<Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    const place = isElsewhere(this, next) ? (nodesOf(this, next)[0] ?? null) : next;
    insertBefore.call(this, child, place);
    return child;
  };
  // React changes texts by this property; translators and extensions have other ways.
  const inherited = Object.getPrototypeOf(Text.prototype);
  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    get(this: Text) {
      return Reflect.get(inherited, 'nodeValue', this);
    },
    set(this: Text, value: unknown) {
      Reflect.set(inherited, 'nodeValue', value, this);
      onChange(this);
    },
  });
}
