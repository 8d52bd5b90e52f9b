import type { Page } from '@playwright/test';

/** The first screen, without scrolling, on a laptop and on a phone. */
export const FIRST_SCREENS = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
] as const;

const MAIN_ACTION = 'main article button[aria-keyshortcuts~="Control+Enter"]:visible';
const FIELD = 'main article :is(input:not([type=hidden], [type=file]), textarea, select):visible:enabled';

/**
 * The screens on which the main figure is not visible without scrolling: the large figure of the result, or its
 * placeholder, or the bar that repeats it. A tool with a main action may show its result after that is
 * pressed. Afterward, the page has the width of the last screen.
 *
 * @param expected what the result says, for results that have no large figure
 */
export async function hiddenFigures(page: Page, expected: string): Promise<readonly string[]> {
  const findings: string[] = [];
  for (const viewport of FIRST_SCREENS) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    if ((await page.locator(MAIN_ACTION).count()) > 0) {
      await page.locator(FIELD).first().focus();
      await page.keyboard.press('Control+Enter');
    }
    const finding = await page.evaluate(async (text) => {
      // The bar is updated one frame later.
      for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      const isInside = (element: Element | undefined | null) => {
        const { top, bottom, height } = element?.getBoundingClientRect() ?? new DOMRect();
        return height > 0 && top >= 0 && bottom <= innerHeight;
      };
      const saying = [...document.querySelectorAll('#result *')].filter((element) =>
        element.textContent.includes(text),
      );
      const main = document.querySelector('#result [data-figure=lg]');
      // A figure may be repeated below, as in a table of all units.
      const figures = main === null ? saying : [main];
      const bar = document.querySelector('[data-sticky]:not([hidden])');
      if ([...figures, bar].some(isInside)) return undefined;
      const figure = figures.at(-1);
      const { top, bottom } = figure?.getBoundingClientRect() ?? new DOMRect();
      return `${figure?.textContent.slice(0, 40)}: ${Math.round(top)} to ${Math.round(bottom)}`;
    }, expected);
    if (finding !== undefined) findings.push(`${viewport.width} × ${viewport.height}: ${finding}`);
  }
  return findings;
}
