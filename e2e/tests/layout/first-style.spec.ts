import type { Page } from '@playwright/test';
import { categories } from '@toolbox/web/registry/categories';
import { infoPages } from '@toolbox/web/site/infoPages';
import { registry } from '../../support/registry.ts';
import { expect, test } from '../../support/test.ts';

const STYLES = '**/assets/*.css';
const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
] as const;
const hubs = categories.filter(({ id }) => registry.toolsOf(id).length > 0);
const paths = [...infoPages, ...hubs].map(({ path }) => path);

/** How each element of the page looks and where it is, but for the notice that its scripts are missing. */
function looks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*:not([id=start-notice], [id=start-notice] *)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize, fontWeight, borderTopColor } = getComputedStyle(element);
      const place = [x, y, width, height].map(Math.round).join(' ');
      return `${element.tagName} ${element.className} ${place} ${color} ${backgroundColor} ${fontSize} ${fontWeight} ${borderTopColor}`;
    }),
  );
}

/** The classes of a page do not depend on its language. */
test('pages look the same before and after their style sheet has loaded', async ({ page, guard }) => {
  test.setTimeout(120_000);
  // Scripts would change the page meanwhile.
  guard.allow(/^request failed: .*\.js /u, /Failed to load resource/u);
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const path of paths) {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const release = Promise.withResolvers<void>();
      await page.route(STYLES, async (route) => {
        await release.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await expect(page.locator('h1')).toBeVisible();
      expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
      const before = await looks(page);
      release.resolve();
      await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
      expect(await page.locator('link[rel=stylesheet]').first().getAttribute('media')).toBe('all');
      expect(await looks(page), path).toEqual(before);
      await page.unroute(STYLES);
    }
  }
});
