import type { Page } from '@playwright/test';

export const HANGUL = /[ㄱ-ㆎ가-힣]/u;

/** Lines that can be read on an English page and are Korean; what is marked as Korean may be. */
export async function hangulFindings(page: Page): Promise<readonly string[]> {
  const text = await page.evaluate(() => {
    const marked = [...document.querySelectorAll<HTMLElement>('body [lang=ko]')].map(({ innerText }) => innerText);
    return document.body.innerText.split('\n').filter((line) => !marked.includes(line.trim()));
  });
  return text.filter((line) => HANGUL.test(line));
}
