/**
 * Does to a page what the translator of Safari does: each text is removed, and then another one is added in its place.
 * Runs in the page.
 */
export function replaceTexts(): void {
  const UNTRANSLATED = 'script, style, textarea, noscript, svg, [translate=no]';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const { parentElement, nextSibling } = text;
    if (text.data.trim() === '' || parentElement === null || parentElement.closest(UNTRANSLATED)) continue;
    text.remove();
    parentElement.insertBefore(document.createTextNode(text.data), nextSibling);
  }
}
