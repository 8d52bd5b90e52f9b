import type { Page } from '@playwright/test';
import { messageIn } from '../support/messages.ts';
import { chooseLanguage } from '../support/sidebar.ts';
import { expect, test, whenHydrated } from '../support/test.ts';

/** React reports that it recovered from a mismatch. */
const RECOVERED = /^exception: Error: Minified React error #418/u;

const VAT = '/calculator-tools/vat-calculator';
const amountOf = (page: Page) => page.getByLabel(messageIn('ko', 'vat-calculator:amount'), { exact: true });

async function expectUsable(page: Page): Promise<void> {
  await amountOf(page).fill('10000');
  await expect(page.locator('#result')).toContainText('11,000');
  await chooseLanguage(page, 'en');
  await expect(page.locator('h1')).toHaveText([messageIn('en', 'meta:tools.vat-calculator.name')]);
}

test('a page built in another year hydrates and shows the current year', async ({ page, gotoIn }) => {
  await page.clock.setFixedTime('2031-02-03T12:00:00+09:00');
  await gotoIn('ko', VAT);
  await expect(page.getByRole('contentinfo')).toContainText(messageIn('ko', 'shell:footer.copyright', { year: 2031 }));
  await expectUsable(page);
});

test('a page that was changed before hydration is hydrated', async ({ page, guard }) => {
  guard.allow(RECOVERED);
  await page.route(VAT, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({ response: answer, body: html.replace(/(<h1[^>]*>)/u, '$1<font>VAT</font>') });
  });
  await page.goto(VAT);
  await whenHydrated(page);
  await expectUsable(page);
});

/** Holds the scripts of a page back until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/**.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

test('text typed before hydration is not lost', async ({ page }) => {
  const release = await openWithoutScripts(page, VAT);
  await amountOf(page).pressSequentially('10000');
  release();
  await expect(page.locator('#result')).toContainText('11,000');
  await expect(amountOf(page)).toHaveValue('10,000');
});

test('what is typed into the search before hydration is found', async ({ page }) => {
  const release = await openWithoutScripts(page, '/');
  const box = page.getByRole('main').getByRole('combobox');
  await box.pressSequentially('VAT');
  release();
  await expect(page.getByRole('main').getByRole('option').first()).toContainText(
    messageIn('ko', 'meta:tools.vat-calculator.name'),
  );
  await expect(box).toHaveValue('VAT');
});
