import { categories } from '@toolbox/web/registry/categories';
import { infoPages } from '@toolbox/web/site/infoPages';
import { axeFindings } from '../../support/checks/axe.ts';
import { sidewaysFindings } from '../../support/checks/sideways.ts';
import { LOOKS } from '../../support/looks.ts';
import { LANGUAGES, messageIn } from '../../support/messages.ts';
import { registry } from '../../support/registry.ts';
import { expect, test } from '../../support/test.ts';

const NARROWEST_WIDTH = 320;
const HEIGHT = 800;
const hubs = categories.filter(({ id }) => registry.toolsOf(id).length > 0);
/** All pages are opened in one window, because a window costs more than a page. */
const paths = [...infoPages.map(({ path }) => path), ...hubs.map(({ path }) => path), '/nope'];

test.setTimeout(180_000);

for (const language of LANGUAGES) {
  // These pages have the same colors in both.
  const colors = language === 'ko';

  test(`pages other than tools are accessible in ${language}`, async ({ page, guard, gotoIn }) => {
    guard.allowStatus(404);
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: HEIGHT });
      await gotoIn(language, path);
      await expect(page.locator('h1')).toHaveCount(1);
      for (const { viewport, colorScheme } of LOOKS) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        expect
          .soft(await axeFindings(page, undefined, { colors }), `${path} at ${viewport.width} px, ${colorScheme}`)
          .toEqual([]);
        expect.soft(await sidewaysFindings(page), path).toEqual([]);
      }
      await page.setViewportSize({ width: NARROWEST_WIDTH, height: HEIGHT });
      expect.soft(await sidewaysFindings(page), path).toEqual([]);
    }
  });

  test(`dialogs and menus are accessible in ${language}`, async ({ page, gotoIn }) => {
    await gotoIn(language, '/', 'address');
    const main = page.getByRole('main');
    for (const [query, shown] of [
      [messageIn(language, `meta:tools.${registry.tools[0]?.id}.name`), main.getByRole('option').first()],
      ['qqqqqqqq', main.getByText(messageIn(language, 'shell:search.noResults')).first()],
    ] as const) {
      await main.getByRole('combobox').fill(query);
      await expect(shown).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await axeFindings(page, undefined, { colors })).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 360, height: HEIGHT });
    await page.getByRole('button', { name: messageIn(language, 'shell:menu.open') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await axeFindings(page, undefined, { colors })).toEqual([]);
  });
}
