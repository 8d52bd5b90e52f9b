/** Whether React created or hydrated a node. It stores private `__react…` properties on such nodes. */
export const isManagedByReact = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__react'));
