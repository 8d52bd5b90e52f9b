/** Whether a node is an element that translators of browsers, and nobody else, put around a translated text. */
export function isTranslation(node: Node): node is HTMLElement {
  return node.nodeName === 'FONT';
}
