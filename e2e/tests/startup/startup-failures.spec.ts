import { loadStartLabels } from '@toolbox/i18n/loadStartLabels';
import { localPath } from '@toolbox/web/site/localPath';
import { axeFindings } from '../../support/checks/axe.ts';
import { LANGUAGES, messageIn } from '../../support/messages.ts';
import { expect, test, whenHydrated } from '../../support/test.ts';

const PATHS = ['/', '/string-tools/char-count'];
const COUNT = '/string-tools/char-count';

/** Each is needed before a page can start. */
const NEEDED = {
  'the start module': /\/assets\/start-[\w-]+\.js$/u,
  'the application': /\/assets\/app-[\w-]+\.js$/u,
  'the messages of the tool': /\/assets\/char-count-[\w-]+\.js$/u,
  // No other file imports them.
  'the messages of every page': /\/assets\/base-[\w-]+\.js$/u,
};

test.beforeEach(({ guard }) => {
  guard.allowStatus(404);
  guard.allow(/Failed to (?:load|fetch)/u, /^console warning: /u, /^request failed: .*\/assets\//u);
});

for (const language of LANGUAGES) {
  test(`a page whose application did not load says so, in ${language}`, async ({ page }) => {
    const { failed, retry } = await loadStartLabels(language);
    await page.route(NEEDED['the application'], (route) => route.fulfill({ status: 404 }));
    for (const path of PATHS) {
      await page.goto(localPath(path, language));
      const notice = page.getByRole('alert').filter({ hasText: failed });
      await expect(notice).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    }
    await page.unroute(NEEDED['the application']);
    await page.getByRole('button', { name: retry, exact: true }).click();
    await whenHydrated(page);
    await expect(page.getByText(failed)).toHaveCount(0);
  });
}

for (const [part, scripts] of Object.entries(NEEDED)) {
  test(`what was typed while ${part} did not load is still there after another attempt`, async ({ page, guard }) => {
    // Playwright knows no message of what a page reports itself.
    guard.allow(/^exception: $/u);
    const { failed, retry } = await loadStartLabels('ko');
    await page.route(scripts, (route) => route.abort('internetdisconnected'));
    await page.goto(COUNT);
    await expect(page.getByText(failed)).toBeVisible();
    const field = page.getByLabel(messageIn('ko', 'char-count:text'), { exact: true });
    await field.fill('Typed in vain');
    await page.unroute(scripts);
    await page.getByRole('button', { name: retry, exact: true }).click();
    await whenHydrated(page);
    await expect(field).toHaveValue('Typed in vain');
    await expect(page.locator('#result')).toContainText('13');
  });
}

test('a page that starts does not mention it, even after an error of something else', async ({
  page,
  guard,
  gotoIn,
}) => {
  guard.allow(/extension/u);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => void Promise.reject(new Error('an extension')));
  });
  const { failed } = await loadStartLabels('ko');
  await gotoIn('ko', COUNT);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(failed)).toHaveCount(0);
});

test('a tool without scripts says that it needs them', async ({ browser, baseURL }) => {
  const { noScripts } = await loadStartLabels('ko');
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(COUNT);
  // Locators by text skip this element.
  const notice = page.locator('noscript p');
  await expect(notice).toBeVisible();
  expect(await notice.textContent()).toBe(noScripts);
  await page.goto('/');
  await expect(notice).toHaveCount(0);
  await context.close();
});
