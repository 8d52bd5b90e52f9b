/** Whether React made or hydrated a node: it stores properties on them. */
export const isOfReact = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__react'));
