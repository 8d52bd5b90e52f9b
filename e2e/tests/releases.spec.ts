import type { Page } from '@playwright/test';
import { messageIn } from '../support/messages.ts';
import { testReleases as test } from '../support/proxyServer.ts';
import { expect, whenHydrated } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const reloadOf = (page: Page) =>
  page.getByRole('button', { name: messageIn('ko', 'palette:update.reload'), exact: true });

async function openControlled(page: Page): Promise<void> {
  await page.goto('/about');
  await whenHydrated(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The worker controls what is opened after it is ready.
  await page.reload();
  await whenHydrated(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

const markOf = (page: Page) => page.evaluate(() => 'isOldPage' in globalThis);

test('a new release is offered in every tab, and each tab reloads on request', async ({
  page,
  context,
  releases,
  guard,
}) => {
  guard.allowStatus(404);
  const other = await context.newPage();
  await openControlled(page);
  await openControlled(other);
  for (const tab of [page, other]) await tab.evaluate(() => Object.assign(globalThis, { isOldPage: true }));
  releases.publish();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  for (const tab of [page, other]) await expect(reloadOf(tab)).toBeVisible();

  await reloadOf(page).click();
  await expect.poll(() => markOf(page).catch(() => true)).toBe(false);
  expect(await markOf(other)).toBe(true);
  // The other tab has got the new release without its own doing, and still shows the offer.
  await reloadOf(other).click();
  await expect.poll(() => markOf(other).catch(() => true)).toBe(false);
});
