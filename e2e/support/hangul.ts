import type { Page } from '@playwright/test';

export const HANGUL = /[ㄱ-ㆎ가-힣]/u;

/** Korean text on an English page, visible or only for screen readers, unless it is marked as Korean. */
export async function hangulFindings(page: Page): Promise<readonly string[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (!parentElement?.closest('script, style, textarea, [lang=ko]')) found.push(nodeValue ?? '');
    }
    return found;
  });
  return texts.filter((text) => HANGUL.test(text));
}
