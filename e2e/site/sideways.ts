import type { Page } from '@playwright/test';

/** What reaches over the right edge of the page, so that it scrolls sideways; nothing when it does not. */
export function sidewaysFindings(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const reaches = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1;
    const innermost = [...document.body.querySelectorAll('*')].filter(
      (element) => reaches(element) && ![...element.children].some(reaches),
    );
    return innermost.slice(0, 5).map(({ outerHTML }) => `${scrollWidth} px wide: ${outerHTML.slice(0, 160)}`);
  });
}
