/** Whether React created or hydrated a node. It stores private `__react…` properties on such nodes. */
export const isManagedByReact = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__react'));

/** Whether React has removed a node: its fiber, which React keeps on the node, has no parent any more. */
export function isReleasedByReact(node: Node): boolean {
  const [, fiber] = Object.entries(node).find(([key]) => key.startsWith('__reactFiber')) ?? [];
  return fiber?.return === null;
}
