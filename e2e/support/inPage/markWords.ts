/**
 * Does to a page what extensions do that mark words: they cut a text, whose first part stays where it is, and put an
 * element around the next one. Marks the first word or number of each text. Runs in the page.
 */
export function markWords(): void {
  const UNMARKED = 'script, style, textarea, noscript, svg, mark';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const word = /[\d,.]+|\p{L}+/u.exec(text.data);
    if (word === null || text.parentElement?.closest(UNMARKED)) continue;
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    range.surroundContents(document.createElement('mark'));
  }
}
