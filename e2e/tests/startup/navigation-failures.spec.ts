import type { Page, Route } from '@playwright/test';
import { messageIn } from '../../support/messages.ts';
import { SCRIPTS } from '../../support/site/withoutLazyScripts.ts';
import { expect, test, whenHydrated } from '../../support/test.ts';

const VAT = '/calculator-tools/vat-calculator';
const COUNT = '/string-tools/char-count';
/** Longer than the page waits until it has settled. */
const SETTLED_MS = 5000;
/** Long enough for the files that are requested together to arrive. */
const LOADED_MS = 1000;
const MANIFEST = /\/assets\/manifest-[\w-]+\.js/gu;

const textOf = (page: Page) => page.getByLabel(messageIn('ko', 'char-count:text'), { exact: true });

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: messageIn('ko', 'shell:error.missingTitle') });

/** A tool with typed text, whose page has loaded its code and the search. */
async function typeHere(page: Page): Promise<void> {
  const search = page.locator('aside').getByRole('combobox');
  await search.fill('vat');
  await expect(page.locator('aside').getByRole('option').first()).toBeVisible();
  await search.fill('');
  await page.waitForLoadState('networkidle');
  await textOf(page).fill('My text');
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
}

const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in globalThis);

/** The link is in a collapsed part of the sidebar. */
async function goToVat(page: Page): Promise<void> {
  await page.locator('aside').getByRole('combobox').fill('vat');
  await page.keyboard.press('Enter');
}

test.beforeEach(async ({ guard, gotoIn, page }) => {
  guard.allowStatus(404);
  guard.allow(
    /^request failed: .*\/(?:assets\/|vat-calculator)/u,
    /^console (?:error|warning): .*(?:Failed to load|preload)/u,
  );
  await gotoIn('ko', COUNT);
  await typeHere(page);
});

const answers: readonly (readonly [cause: 'server' | 'network', how: (route: Route) => Promise<void>])[] = [
  ['server', (route) => route.fulfill({ status: 404 })],
  ['network', (route) => route.abort('internetdisconnected')],
];

for (const [cause, how] of answers) {
  test(`a failed navigation keeps the current page and states the reason: ${cause}`, async ({ page }) => {
    await page.route(SCRIPTS, how);
    if (cause === 'network') await page.route(VAT, how);
    await goToVat(page);
    await expect(notice(page)).toContainText(messageIn('ko', `shell:error.missing.${cause}`));
    await expect(page).toHaveURL(COUNT);
    await expect(textOf(page)).toHaveValue('My text');
    expect(await isSamePage(page)).toBe(true);

    await page.unroute(SCRIPTS);
    if (cause === 'network') await page.unroute(VAT);
    await notice(page)
      .getByRole('button', { name: messageIn('ko', 'shell:error.retry') })
      .click();
    await expect(page).toHaveURL(VAT);
    await expect(notice(page)).toHaveCount(0);
    expect(await isSamePage(page)).toBe(true);
    await page.goBack();
    await expect(textOf(page)).toHaveValue('My text');
  });
}

test('a navigation after a release, whose old files are gone, loses no typed text', async ({ page }) => {
  let isReleased = false;
  await page.route(SCRIPTS, (route) =>
    isReleased ? route.fallback() : route.fulfill({ status: 404, body: 'of the release before' }),
  );
  await page.route(VAT, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    if (route.request().isNavigationRequest()) {
      isReleased = true;
      await route.fulfill({ response: answer });
      return;
    }
    // The page of the next release references another manifest.
    await route.fulfill({ response: answer, body: html.replaceAll(MANIFEST, '/assets/manifest-next.js') });
  });
  await goToVat(page);
  await expect(page).toHaveURL(VAT);
  await whenHydrated(page);
  expect(await isSamePage(page)).toBe(false);
  await page.goBack();
  await whenHydrated(page);
  await expect(textOf(page)).toHaveValue('My text');
});

test('going back while the application loads opens the page of the address', async ({ page }) => {
  await goToVat(page);
  await expect(page).toHaveURL(VAT);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(COUNT);
  release();
  await expect(textOf(page)).toHaveValue('My text');
  await whenHydrated(page);
  await goToVat(page);
  await expect(page).toHaveURL(VAT);
  // Now the application follows the history.
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await page.goBack();
  await expect(textOf(page)).toHaveValue('My text');
  expect(await isSamePage(page)).toBe(true);
});

test('a file dropped outside of a drop zone does not replace the page', async ({ page }) => {
  const refused = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['other'], 'other.html', { type: 'text/html' }));
    const fire = (type: string) =>
      !document
        .querySelector('h1')
        ?.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    return [fire('dragover'), fire('drop')];
  });
  // Canceling both events keeps the browser from opening the file.
  expect(refused).toEqual([true, true]);
  await expect(textOf(page)).toHaveValue('My text');
});

test('a category page remembers the selected tool and its text', async ({ page, gotoIn }) => {
  await gotoIn('ko', '/string-tools');
  await page
    .getByRole('main')
    .getByRole('button', { name: messageIn('ko', 'meta:tools.case-converter.name') })
    .click();
  const text = page.getByLabel(messageIn('ko', 'case-converter:text'), { exact: true });
  await text.fill('Kept Here');
  await page.waitForTimeout(500);
  await page.reload();
  await whenHydrated(page);
  await expect(text).toHaveValue('Kept Here');
});

test('one button deletes all stored data, with an undo for ten seconds', async ({ page }) => {
  await page
    .locator('footer')
    .getByRole('link', { name: messageIn('ko', 'meta:pages.privacy.name') })
    .click();
  await page.getByRole('button', { name: messageIn('ko', 'info:privacy.kept.forget') }).click();
  await expect(
    page.getByRole('status').filter({ hasText: messageIn('ko', 'inputNotices:undo.forgotten') }),
  ).toBeAttached();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft.')))).toEqual([]);
  await page.goBack();
  await expect(textOf(page)).toHaveValue('');
  await page.getByRole('button', { name: messageIn('ko', 'inputNotices:undo.button'), exact: true }).click();
  await expect(textOf(page)).toHaveValue('My text');
});

test.describe('a page that was preloaded opens without further files', () => {
  const arrive = async (page: Page, path: string) => {
    await page.route(SCRIPTS, (route) => route.abort('internetdisconnected'));
    await page.locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('main').getByRole('textbox').first()).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    expect(await isSamePage(page)).toBe(true);
  };

  test('because the pointer was on its link', async ({ page }) => {
    const path = '/code-tools';
    const loaded = page.waitForResponse(/\/assets\/CategoryHubPage-[^/]+\.js$/u);
    await page.locator(`footer a[href="${path}"]`).hover();
    await loaded;
    await page.waitForTimeout(LOADED_MS);
    await arrive(page, path);
  });

  test('because it is often opened next', async ({ page }) => {
    const path = '/string-tools/case-converter';
    const fetched = () => performance.getEntriesByType('resource').map(({ name }) => name);
    await expect.poll(async () => (await page.evaluate(fetched)).join('\n')).toMatch(/\/case-converter-[^/]+\.js$/mu);
    // Once the page has settled, the tools are run, and fetch what they start to load.
    let before = -1;
    await expect(async () => {
      const { length } = await page.evaluate(fetched);
      const isQuiet = length === before;
      before = length;
      expect(isQuiet).toBe(true);
    }).toPass({ intervals: [SETTLED_MS] });
    await arrive(page, path);
  });
});
