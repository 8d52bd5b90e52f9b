import { categories } from '@toolbox/web/registry/categories';
import { infoPages } from '@toolbox/web/site/infoPages';
import { localPath } from '@toolbox/web/site/localPath';
import { LANGUAGES } from '../../support/messages.ts';
import { registry } from '../../support/registry.ts';
import { expect, test } from '../../support/test.ts';

/** In this time a page's parts and their messages arrive. */
const ARRIVAL_MS = 100;

const hubs = categories.filter(({ id }) => registry.toolsOf(id).length > 0);
const paths = [...hubs, ...infoPages, ...registry.tools].map(({ path }) => path);

declare global {
  interface Window {
    /** The pages on which the main part was missing or hidden for a moment. */
    blanks?: string[];
  }
}

for (const language of LANGUAGES) {
  test(`no page is empty for a moment when another is opened, in ${language}`, async ({ page, gotoIn }) => {
    await gotoIn(language, '/about', 'address');
    await page.evaluate(() => {
      const blanks: string[] = [];
      window.blanks = blanks;
      new MutationObserver(() => {
        if (document.querySelector('main')?.checkVisibility() !== true) blanks.push(location.pathname);
      }).observe(document.documentElement, {
        childList: true,
        subtree: true,
        attributes: true,
        attributeFilter: ['style', 'hidden', 'data-pending'],
      });
    });
    for (const path of paths) {
      const href = localPath(path, language);
      // A script finds the links of closed lists too.
      await page.locator(`a[href="${href}"]`).first().dispatchEvent('click');
      await page.waitForURL((url) => url.pathname === href);
      await page.waitForTimeout(ARRIVAL_MS);
    }
    expect(await page.evaluate(() => window.blanks)).toEqual([]);
  });
}
