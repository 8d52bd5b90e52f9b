import type { Page } from '@playwright/test';

/**
 * What makes the printed page lose lines or end in blank paper: a grid or a flex box around sections, which break
 * between sheets; a clipped box, which is not continued on the next sheet; and room below the last line.
 */
export async function printFindings(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print' });
  const findings = await page.evaluate(() => {
    const LOW_PX = 100;
    const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const tell = (what: string, element: Element) =>
      `${what}: ${element.outerHTML.slice(0, 120)} (${Math.round(element.getBoundingClientRect().height)} px)`;
    const seen = [...document.querySelectorAll('body *')].filter(isSeen);
    const found = seen.flatMap((element) => {
      const { display, overflowY } = getComputedStyle(element);
      const { height } = element.getBoundingClientRect();
      const isText = element.textContent.trim() !== '' && !element.matches('textarea, svg *');
      return [
        ...(/grid|flex/u.test(display) && element.matches(':has(> section):not([data-columns])')
          ? [tell(display, element)]
          : []),
        ...(/hidden|clip/u.test(overflowY) && height > LOW_PX && isText ? [tell('clipped', element)] : []),
      ];
    });
    const bottoms = seen
      .filter((element) => element.childElementCount === 0)
      .map((element) => element.getBoundingClientRect().bottom);
    const room = document.body.getBoundingClientRect().bottom - Math.max(...bottoms);
    return room > LOW_PX ? [...found, `${Math.round(room)} px below the last line`] : found;
  });
  await page.emulateMedia({ media: null });
  return findings;
}
