import type { Page } from '@playwright/test';
import { messageIn } from '../../support/messages.ts';
import { NEW_RELEASE, testReleases as test } from '../../support/site/proxyServer.ts';
import { expect, whenHydrated } from '../../support/test.ts';

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

/** Fetches an update, and waits until it has been installed or has failed. */
const update = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const { installing } = await registration.update();
    const isDone = () => installing === null || installing.state === 'installed' || installing.state === 'redundant';
    while (!isDone())
      await new Promise((resolve) => installing?.addEventListener('statechange', resolve, { once: true }));
    return installing?.state;
  });

/** Whether the cached pages of the new release are its own: of each page. */
const newPages = (page: Page) =>
  page.evaluate(async (mark) => {
    const own: boolean[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = request.url.includes('__WB_REVISION__=new-')
          ? await (await cache.match(request))?.text()
          : undefined;
        if (text?.startsWith('<!DOCTYPE html>') === true) own.push(text.includes(mark));
      }
    }
    return own;
  }, NEW_RELEASE);

test('a release that only some servers have is cached once all have it, without an earlier page', async ({
  page,
  releases,
  guard,
}) => {
  guard.allowStatus(404);
  await openControlled(page);
  releases.publishPages('some');
  expect(await update(page)).toBe('redundant');
  expect(await newPages(page)).not.toContain(false);
  releases.publishPages('all');
  expect(await update(page)).toBe('installed');
  const own = await newPages(page);
  expect(own).not.toContain(false);
  expect(own).toContain(true);

  // The caches of the earlier one go with its worker.
  const earlier = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => !name.includes('-new')).length);
  expect(await earlier()).toBe(2);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.postMessage({ type: 'SKIP_WAITING' }));
  await expect.poll(earlier).toBe(0);
});
