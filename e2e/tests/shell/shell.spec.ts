import type { Page } from '@playwright/test';
import { categories } from '@toolbox/web/registry/categories';
import { infoPages } from '@toolbox/web/site/infoPages';
import { localPath } from '@toolbox/web/site/localPath';
import { THEME_COLORS } from '../../support/checks/pageHeads.ts';
import { LANGUAGES, type Language, messageIn } from '../../support/messages.ts';
import { registry } from '../../support/registry.ts';
import { sidebarOf } from '../../support/sidebar.ts';
import { expect, test, whenHydrated } from '../../support/test.ts';

const VAT = '/calculator-tools/vat-calculator';
const shownCategories = categories.filter(({ id }) => registry.toolsOf(id).length > 0);
const categoryName = (language: Language, id: string) => messageIn(language, `meta:categories.${id}.name`);
const toolName = (language: Language, id: string) => messageIn(language, `meta:tools.${id}.name`);

test.describe('the sidebar', () => {
  test('opens and closes each category, and initially only the one of the page is open', async ({ page, gotoIn }) => {
    await gotoIn('ko', VAT);
    const sidebar = sidebarOf(page);
    for (const { id } of shownCategories) {
      const name = categoryName('ko', id);
      const [first] = registry.toolsOf(id);
      const link = sidebar.getByRole('link', { name: toolName('ko', first?.id ?? ''), exact: true });
      const expand = sidebar.getByRole('button', { name: messageIn('ko', 'shell:menu.expand', { name }) });
      const collapse = sidebar.getByRole('button', { name: messageIn('ko', 'shell:menu.collapse', { name }) });
      if (id === 'calculator') await collapse.click();
      await expect(expand).toHaveAttribute('aria-expanded', 'false');
      await expect(link).toBeHidden();
      await expand.click();
      await expect(collapse).toHaveAttribute('aria-expanded', 'true');
      await expect(link).toBeVisible();
    }
    const current = sidebar.getByRole('link', { name: toolName('ko', 'vat-calculator'), exact: true });
    await expect(current).toHaveAttribute('aria-current', 'page');
  });

  test('highlights the category of the page by complete path segments', async ({ page, guard }) => {
    guard.allowStatus(404);
    const cases = [
      [VAT, 'calculator'],
      [`${VAT}/`, 'calculator'],
      ['/calculator-tools', 'calculator'],
      ['/en/calculator-tools', 'calculator'],
      ['/calculator-tools/nothing-here', 'calculator'],
      ['/calculator-tools-too', undefined],
      ['/', undefined],
    ] as const;
    for (const [path, active] of cases) {
      await page.goto(path);
      await whenHydrated(page);
      const language = path.startsWith('/en') ? 'en' : 'ko';
      const marked = sidebarOf(page, language).locator('[data-active=true]');
      if (active === undefined) await expect(marked, path).toHaveCount(0);
      else await expect(marked, path).toContainText([categoryName(language, active)]);
    }
  });

  test('shows favorite tools, in every tab and after a reload', async ({ page, context, gotoIn }) => {
    await gotoIn('ko', VAT);
    const star = page.getByRole('button', { name: messageIn('ko', 'common:actions.favourite'), exact: true });
    const heading = { name: messageIn('ko', 'shell:favourites') };
    const starredIn = (tab: Page) =>
      sidebarOf(tab)
        .locator('section')
        .filter({ has: tab.getByRole('heading', heading) })
        .getByRole('link');
    const starred = starredIn(page);
    const other = await context.newPage();
    await other.goto('/');
    await expect(starred).toHaveCount(0);
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect(starred).toHaveText([toolName('ko', 'vat-calculator')]);
    await expect(starredIn(other)).toHaveText([toolName('ko', 'vat-calculator')]);
    await page.reload();
    await expect(starred).toHaveText([toolName('ko', 'vat-calculator')]);
    await star.click();
    await expect(starred).toHaveCount(0);
  });
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const language of LANGUAGES) {
    test(`opens, traps the focus, and closes on Esc and navigation, in ${language}`, async ({ page, gotoIn }) => {
      await gotoIn(language, '/', 'address');
      const opener = page.getByRole('button', { name: messageIn(language, 'shell:menu.open') });
      const menu = page.getByRole('dialog', { name: messageIn(language, 'shell:menu.title') });
      await opener.click();
      await expect(menu).toBeVisible();
      for (let stop = 0; stop < 5; stop += 1) await page.keyboard.press('Tab');
      expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      await expect(opener).toBeFocused();

      await opener.click();
      await menu.getByRole('button', { name: messageIn(language, 'shell:menu.close') }).click();
      await expect(menu).toHaveCount(0);

      await opener.click();
      await menu.getByRole('link', { name: categoryName(language, 'calculator') }).click();
      await expect(page).toHaveURL(localPath('/calculator-tools', language));
      await expect(menu).toHaveCount(0);
      await expect(page.locator('h1')).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL(localPath('/', language));
      await expect(menu).toHaveCount(0);
    });
  }
});

test.describe('the theme', () => {
  const themes = { system: null, light: 'light', dark: 'dark' } as const;
  const backgroundOf = () => getComputedStyle(document.body).backgroundColor;
  /** The theme color of the page: the first whose media query matches. */
  const aroundOf = () => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
    return metas.find(({ media }) => matchMedia(media).matches)?.content;
  };

  test('cycles, colors the page, survives a reload and applies to other tabs', async ({ page, context, gotoIn }) => {
    await gotoIn('ko', '/');
    const html = page.locator('html');
    const button = (theme: keyof typeof themes) => {
      const name = `${messageIn('ko', 'shell:theme.label')}: ${messageIn('ko', `shell:theme.${theme}`)}`;
      return sidebarOf(page).getByRole('button', { name });
    };
    const other = await context.newPage();
    await other.goto('/');
    await expect(sidebarOf(other)).toBeVisible();
    const light = await page.evaluate(backgroundOf);
    expect(await page.evaluate(aroundOf)).toBe(THEME_COLORS.light);
    await button('system').click();
    await expect(html).toHaveAttribute('data-theme', 'light');
    await button('light').click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(backgroundOf)).not.toBe(light);
    expect(await page.evaluate(aroundOf)).toBe(THEME_COLORS.dark);
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await other.evaluate(aroundOf)).toBe(THEME_COLORS.dark);
    await page.reload();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await button('dark').click();
    await expect(html).not.toHaveAttribute('data-theme');
    expect(await page.evaluate(aroundOf)).toBe(THEME_COLORS.light);
    await expect(button('system')).toBeVisible();
  });

  test('is applied before the first paint, without the scripts of the page', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.route('**/assets/**.js', () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(aroundOf)).toBe(THEME_COLORS.dark);
    const first = await page.evaluate(() => document.head.querySelector(':not(meta)')?.textContent);
    expect(first).toContain('dataset.theme');
  });
});

test('the donation sticker links to the donate page, can be dismissed, and returns after a reload', async ({
  page,
  gotoIn,
}) => {
  await gotoIn('ko', VAT);
  const sticker = page.getByRole('complementary', { name: messageIn('ko', 'palette:donateSticker.label') });
  const link = sticker.getByRole('link');
  await expect(link).toHaveAttribute('href', '/donate');
  await sticker.getByRole('button', { name: messageIn('ko', 'palette:donateSticker.dismiss') }).click();
  await expect(sticker).toHaveCount(0);
  await page.reload();
  await link.click();
  await expect(page).toHaveURL('/donate');
  await expect(sticker).toHaveCount(0);
});

test('a navigation scrolls to the top and focuses the heading', async ({ page, gotoIn }) => {
  await gotoIn('ko', VAT);
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: categoryName('ko', 'calculator'), exact: true })
    .click();
  await expect(page).toHaveURL('/calculator-tools');
  await expect(page.locator('h1')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the first Tab stop skips the sidebar', async ({ page, gotoIn }) => {
  await gotoIn('ko', VAT);
  const skip = page.getByRole('link', { name: messageIn('ko', 'shell:skipToContent') });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  const isSeen = await skip.evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    return width >= 24 && height >= 24 && document.elementFromPoint(left + width / 2, top + height / 2) === link;
  });
  expect(isSeen).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

for (const language of LANGUAGES) {
  test(`the footer links to all pages in ${language}`, async ({ page, gotoIn }) => {
    await gotoIn(language, '/', 'address');
    const footer = page.getByRole('contentinfo');
    const links = await footer
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent?.trim(), link.getAttribute('href')]));
    const expected = [
      ...shownCategories.map(({ id, path }) => [categoryName(language, id), localPath(path, language)]),
      ...infoPages.map(({ id, path }) => [
        id === 'home' ? messageIn(language, 'shell:footer.home') : messageIn(language, `meta:pages.${id}.name`),
        localPath(path, language),
      ]),
    ];
    expect(links).toEqual(expected);
    await expect(footer).toContainText(
      messageIn(language, 'shell:footer.copyright', { year: new Date().getFullYear() }),
    );
  });
}
