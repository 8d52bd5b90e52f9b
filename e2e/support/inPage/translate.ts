/**
 * Does to a page what the translators of browsers do, and goes on when it changes: each text is replaced by `<font>`
 * elements with its translation, which is the text itself here. Runs in the page.
 */
export function translate(): void {
  const UNTRANSLATED = 'script, style, textarea, noscript, font, svg, [translate=no]';

  function replace(text: Text): void {
    if (text.data.trim() === '' || text.parentElement === null || text.parentElement.closest(UNTRANSLATED)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }

  function translateAll(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  }

  translateAll(document.body);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translateAll(target);
      addedNodes.forEach(translateAll);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
