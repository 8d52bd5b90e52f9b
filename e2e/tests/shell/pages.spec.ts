import { categories } from '@toolbox/web/registry/categories';
import { localPath } from '@toolbox/web/site/localPath';
import { metaKeyOf } from '../../support/checks/pageHeads.ts';
import { LANGUAGES, messageIn } from '../../support/messages.ts';
import { registry } from '../../support/registry.ts';
import { chooseLanguage, sidebarOf } from '../../support/sidebar.ts';
import { SCRIPTS, withoutLazyScripts } from '../../support/site/withoutLazyScripts.ts';
import { expect, test } from '../../support/test.ts';

/** The initial content of a category page, by the specification. */
const FIRST_TOOLS = {
  string: 'char-count',
  code: 'json-formatter',
  image: 'qr-generator',
  location: 'ip-lookup',
  calculator: 'vat-calculator',
  crypto: 'wallet-validator',
} as const;
const VAT = '/calculator-tools/vat-calculator';

for (const { id, path } of categories) {
  const tools = registry.toolsOf(id);
  const panels = tools.filter(({ hub }) => hub !== 'link');
  if (panels.length === 0) continue;

  test(`the ${id} page shows one selected tool at a time`, async ({ page, guard, gotoIn }) => {
    for (const language of LANGUAGES) {
      for (const origin of tools.flatMap(({ network, frames = [] }) => [...network, ...frames])) {
        await guard.allowOrigin(origin);
      }
      const nameOf = (tool: string) => messageIn(language, `meta:tools.${tool}.name`);
      await gotoIn(language, path, 'address');
      const main = page.getByRole('main');
      const picker = main.getByRole('region', { name: messageIn(language, 'pages:hub.pick') }).getByRole('button');
      const picked = picker.and(page.locator('[aria-pressed=true]'));
      await expect(page.locator('h1')).toHaveText([messageIn(language, `meta:categories.${id}.name`)]);
      await expect(main).toContainText(messageIn(language, `meta:categories.${id}.hero`));
      await expect(picker).toHaveText(panels.map((tool) => nameOf(tool.id)));
      await expect(picked).toHaveText([nameOf(FIRST_TOOLS[id])]);
      await expect(main.getByRole('heading', { name: messageIn(language, 'pages:hub.guide') })).toBeVisible();
      expect(await main.locator('ol li').count()).toBeGreaterThanOrEqual(3);

      for (const tool of [...panels].reverse()) {
        await picker
          .filter({ hasText: nameOf(tool.id) })
          .first()
          .click();
        await expect(picked).toHaveText([nameOf(tool.id)]);
        await expect(
          main
            .getByRole('region', { name: nameOf(tool.id) })
            .getByRole('button')
            .first(),
        ).toBeVisible();
        await expect(main.getByRole('link', { name: messageIn(language, 'pages:hub.openPage') })).toHaveAttribute(
          'href',
          localPath(tool.path, language),
        );
        await expect(page).toHaveURL(localPath(path, language));
      }
    }
  });
}

test.describe('an unknown address', () => {
  test.beforeEach(({ guard }) => guard.allowStatus(404));

  for (const language of LANGUAGES) {
    test(`gets a 404 with links to tools, in ${language}`, async ({ page }) => {
      await page.goto(localPath('/about', language));
      const answer = await page.goto(localPath('/calculator-tools/vat-calculater', language));
      expect(answer?.status()).toBe(404);
      const main = page.getByRole('main');
      await expect(page.locator('h1')).toHaveText([messageIn(language, 'pages:notFound.title')]);
      await expect(page).toHaveTitle(new RegExp(`^${messageIn(language, 'meta:pages.notFound.name')}`, 'u'));
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('link[rel=canonical], meta[property="og:url"]')).toHaveCount(0);
      await expect(main).toContainText(messageIn(language, 'pages:notFound.hint'));

      const nearest = main
        .getByRole('navigation', { name: messageIn(language, 'pages:notFound.nearest') })
        .getByRole('link');
      await expect(nearest.first()).toHaveText(messageIn(language, 'meta:tools.vat-calculator.name'));
      await expect(nearest.first()).toHaveAttribute('href', localPath(VAT, language));
      const onward = main
        .getByRole('navigation', { name: messageIn(language, 'pages:notFound.links') })
        .getByRole('link');
      const paths = ['/string-tools', '/calculator-tools', '/crypto-tools', '/contact'];
      await expect(onward).toHaveText(paths.map((path) => messageIn(language, `${metaKeyOf(path)}.name`)));
      const home = main.getByRole('link', { name: messageIn(language, 'pages:notFound.home') });
      await expect(home).toHaveAttribute('href', localPath('/', language));
      await main.getByRole('button', { name: messageIn(language, 'pages:notFound.back') }).click();
      await expect(page).toHaveURL(localPath('/about', language));
    });
  }

  test('uses the stored language, and later pages are complete', async ({ page, gotoIn }) => {
    await gotoIn('en', '/calculator-tools/nothing-here');
    await expect(page.locator('h1')).toHaveText([messageIn('en', 'pages:notFound.title')]);
    const sidebar = sidebarOf(page, 'en');
    await sidebar.getByRole('link', { name: messageIn('en', 'meta:categories.calculator.name') }).click();
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    await expect(sidebar.locator('[data-active=true]')).toContainText([
      messageIn('en', 'meta:categories.calculator.name'),
    ]);
  });
});

test.describe('a tool whose file cannot be fetched', () => {
  test.beforeEach(({ guard }) => {
    guard.allowStatus(404);
    guard.allow(/dynamically imported module/u, /Error loading route module/u);
  });

  test('shows the error in its place, and the shell keeps working', async ({ page, gotoIn }) => {
    const [, second] = registry.toolsOf('calculator');
    test.info().skip(second === undefined, 'The calculators have one tool only.');
    await withoutLazyScripts(page, '/calculator-tools', (route) => route.fulfill({ status: 404 }));
    await gotoIn('ko', '/calculator-tools');
    await page
      .getByRole('main')
      .getByRole('button', { name: messageIn('ko', `meta:tools.${second?.id}.name`) })
      .click();
    const notice = page.getByRole('alert');
    // The server has the same release, so no new release is reported.
    await expect(notice).toContainText(messageIn('ko', 'shell:error.missing.server'));
    await expect(notice.getByRole('button', { name: messageIn('ko', 'shell:error.retry') })).toBeVisible();
    await page.unroute(SCRIPTS);

    await chooseLanguage(page, 'en');
    await expect(notice).toContainText(messageIn('en', 'shell:error.missing.server'));
    await sidebarOf(page, 'en').getByRole('combobox').fill('vat');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(VAT);
    await expect(page.locator('#result')).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pages are readable', async ({ page }) => {
    for (const language of LANGUAGES) {
      for (const path of ['/', '/about', '/calculator-tools', VAT]) {
        await page.goto(localPath(path, language));
        const main = page.getByRole('main');
        await expect(main.locator('h1')).toBeVisible();
        await expect(main).toContainText(
          path === '/' ? messageIn(language, 'pages:home.title') : messageIn(language, `${metaKeyOf(path)}.name`),
        );
        await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
      }
    }
  });
});
