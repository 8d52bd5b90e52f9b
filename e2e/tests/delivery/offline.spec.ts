import { loadToolGuide } from '@toolbox/i18n';
import { messageIn } from '../../support/messages.ts';
import { pressUntil } from '../../support/pressUntil.ts';
import { expect, test, whenHydrated } from '../../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('without a network, pages in any spelling and the not-found page work', async ({ page, context, guard }) => {
  guard.allowStatus(404);
  guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|offline/u);
  await page.goto('/about');
  await whenHydrated(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);

  for (const [path, address, heading] of [
    ['/string-tools/char-count/', '/string-tools/char-count/', messageIn('ko', 'meta:tools.char-count.name')],
    ['/string-tools/Char-Count//?a=1', '/string-tools/char-count?a=1', messageIn('ko', 'meta:tools.char-count.name')],
    ['/en/about.html', '/en/about', messageIn('en', 'meta:pages.about.name')],
    ['/nope', '/nope', messageIn('ko', 'pages:notFound.title')],
    ['/en/nope', '/en/nope', messageIn('en', 'pages:notFound.title')],
    ['/docs', '/docs', messageIn('ko', 'pages:notFound.title')],
  ] as const) {
    await page.goto(path);
    await whenHydrated(page);
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(page).toHaveURL(address);
  }
});

test('during the first visit, which no worker controls, links, guides and the palette work without a network', async ({
  page,
  context,
  guard,
}) => {
  guard.allowStatus(404);
  guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|offline/u);
  await page.goto('/en/calculator-tools/vat-calculator');
  await whenHydrated(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await page.evaluate(() => navigator.serviceWorker.controller === null)).toBe(true);
  await context.setOffline(true);

  await pressUntil(page, 'ControlOrMeta+k', page.locator('dialog[open]').getByRole('combobox'));
  await page.keyboard.press('Escape');
  for (const path of ['/en/string-tools', '/en/about', '/en', '/en/calculator-tools/salary-calculator']) {
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1')).toBeVisible();
  }
  const [asked] = (await loadToolGuide('en', 'salary-calculator')).questions;
  await expect(page.getByRole('heading', { name: asked?.question ?? '' })).toBeAttached();
});

test('a worker that has lost its cache and cannot store anything passes on what the network answers', async ({
  page,
  context,
  baseURL,
  guard,
}) => {
  guard.allowStatus(404);
  await page.goto('/calculator-tools');
  await whenHydrated(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await whenHydrated(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 1 });
  await page.locator('a[href="/calculator-tools/vat-calculator"]:visible').first().click();
  const [first] = (await loadToolGuide('ko', 'vat-calculator')).questions;
  await expect(page.getByRole('heading', { name: first?.question ?? '' })).toBeAttached();
});
