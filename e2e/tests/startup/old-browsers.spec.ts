import type { Page } from '@playwright/test';
import { expect, test, whenHydrated } from '../../support/test.ts';

const PAGES = ['/', '/string-tools/char-count', '/calculator-tools/salary-calculator', '/docs/vat'];

/** Makes a browser one that does not know `light-dark()`. */
async function makeOld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...message: readonly string[]) =>
      !message.some((word) => word.includes('light-dark')) && Reflect.apply(supports, CSS, message);
  });
  await page.route(/\.css$|\/[\w-]*$/u, async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.fallback();
    const response = await route.fetch();
    // Only in style sheets: a script of the page may not change, for its hash.
    const body = (await response.text()).replaceAll(/(:[^;{}()]*)light-dark\(oklch/gu, '$1unknown(oklch');
    const { 'content-encoding': _, ...headers } = response.headers();
    return route.fulfill({ response, headers, body });
  });
}

/** The colors of everything in a page. */
const colorsOf = (page: Page) =>
  page.locator('body').evaluate((body) =>
    [body, ...body.querySelectorAll('header *, main *')].map((element) => {
      const { color, backgroundColor, borderTopColor, boxShadow } = getComputedStyle(element);
      return [element.tagName, color, backgroundColor, borderTopColor, boxShadow].join(' ');
    }),
  );

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a browser without light-dark() has the same colors, ${colorScheme}`, async ({ page, context }) => {
    const plain = await context.newPage();
    await makeOld(page);
    for (const path of PAGES) {
      for (const opened of [page, plain]) {
        await opened.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await opened.goto(path);
        if (!path.startsWith('/docs')) await whenHydrated(opened);
        await opened.waitForLoadState('networkidle');
      }
      await expect(async () => expect(await colorsOf(page)).toEqual(await colorsOf(plain))).toPass({ timeout: 5000 });
      const names = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--bg'));
      expect(names).not.toContain('light-dark');
    }
    // A chosen theme beats that of the system.
    const other = colorScheme === 'light' ? 'dark' : 'light';
    for (const opened of [page, plain]) {
      await opened.evaluate((theme) => {
        document.documentElement.dataset['theme'] = theme;
      }, other);
    }
    expect(await colorsOf(page)).toEqual(await colorsOf(plain));
    await plain.close();
  });
}
