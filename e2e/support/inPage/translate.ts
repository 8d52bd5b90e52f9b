/**
 * Does to a page what the translators of browsers do, and goes on when it changes: each text is replaced by `<font>`
 * elements with its translation, which is the text itself here. Runs in the page.
 *
 * @param joins whether neighboring texts are one sentence, of which all is put into the place of the first
 */
export function translate(joins: boolean): void {
  const UNTRANSLATED = 'script, style, textarea, noscript, font, svg, [translate=no]';

  const isPart = (node: Node | null): node is Text | Comment => node instanceof Text || node instanceof Comment;

  /** A text and those beside it, between which React puts comments. */
  function sentenceOf(text: Text): readonly Text[] {
    let node: Node | null = text;
    while (isPart(node.previousSibling)) node = node.previousSibling;
    const texts: Text[] = [];
    for (; isPart(node); node = node.nextSibling) if (node instanceof Text) texts.push(node);
    return texts;
  }

  function replace(text: Text): void {
    if (text.data.trim() === '' || text.parentElement === null || text.parentElement.closest(UNTRANSLATED)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    const [first = text, ...others] = joins ? sentenceOf(text) : [text];
    inner.textContent = [first, ...others].map(({ data }) => data).join('');
    outer.append(inner);
    first.replaceWith(outer);
    for (const other of others) other.remove();
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
