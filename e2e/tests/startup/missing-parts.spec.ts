import type { Page } from '@playwright/test';
import { axeFindings } from '../../support/checks/axe.ts';
import { messageIn } from '../../support/messages.ts';
import { sidebarOf } from '../../support/sidebar.ts';
import { expect, test, whenIdle } from '../../support/test.ts';

const alertOf = (page: Page) =>
  page.getByRole('alert').filter({ hasText: messageIn('ko', 'shell:error.missingTitle') });

/** Longer than the pause before a failed load is repeated, also on a busy machine. */
const QUIET_MS = 2000;

/** Aborts the requests of a file until the test restores it, once no load is still being repeated. */
async function withoutFile(page: Page, file: string): Promise<() => Promise<void>> {
  let isMissing = true;
  let abortedAt = 0;
  await page.route(`**/assets/${file}-*.js`, (route) => {
    if (!isMissing) return route.fallback();
    abortedAt = Date.now();
    return route.abort('internetdisconnected');
  });
  return async () => {
    // A repeated load would open what the test opens with its next attempt, or fail after it.
    await expect.poll(() => Date.now() - abortedAt).toBeGreaterThan(QUIET_MS);
    isMissing = false;
  };
}

test.beforeEach(({ guard }) => guard.allow(/INTERNET_DISCONNECTED/u, /Failed to load/u));

test('a palette that cannot be loaded shows a notice, and opens at the next attempt', async ({ page, gotoIn }) => {
  const restore = await withoutFile(page, 'Palette');
  await gotoIn('ko', '/calculator-tools/vat-calculator');
  await whenIdle(page);
  await page.keyboard.press('Control+k');
  await expect(alertOf(page)).toBeVisible();
  await restore();
  await page.keyboard.press('Control+k');
  const input = page.getByRole('combobox', { name: messageIn('ko', 'palette:label') });
  await expect(input).toBeFocused();
  await expect(alertOf(page)).toHaveCount(0);
  // Asked for again, it keeps what is typed.
  await page.keyboard.type('123');
  await page.keyboard.press('Control+k');
  await expect(input).toHaveValue('123');
});

test('a list of shortcuts that cannot be loaded shows a notice, and opens at the next attempt', async ({
  page,
  gotoIn,
}) => {
  const restore = await withoutFile(page, 'KeyboardPanel');
  await gotoIn('ko', '/about');
  const name = messageIn('ko', 'shell:keyboard.title');
  const open = page.getByRole('button', { name });
  await open.click();
  await expect(alertOf(page)).toBeVisible();
  await restore();
  await open.click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
});

for (const file of ['IdleParts', 'palette']) {
  test(`what loads late is tried again on the next page (${file})`, async ({ page, gotoIn }) => {
    const restore = await withoutFile(page, file);
    await gotoIn('ko', '/calculator-tools/vat-calculator');
    await restore();
    await sidebarOf(page)
      .getByRole('link', { name: messageIn('ko', 'meta:tools.age-calculator.name') })
      .click();
    await whenIdle(page);
  });
}

test('a language that cannot be loaded shows a notice, and is loaded at the next attempt', async ({ page, gotoIn }) => {
  await gotoIn('ko', '/string-tools/char-count');
  await whenIdle(page);
  const restore = await withoutFile(page, 'base');
  const english = sidebarOf(page).getByRole('radio', { name: messageIn('ko', 'shell:language.en'), exact: true });
  const notice = page.getByRole('main').getByText(messageIn('ko', 'shell:error.missingTitle'));
  await english.click();
  await expect(notice).toBeVisible();
  await expect(alertOf(page)).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await restore();
  await english.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const path of ['/', '/donate', '/string-tools/none']) {
  test(`a language that cannot be loaded shows one notice on ${path}, whose button loads it`, async ({
    guard,
    page,
    gotoIn,
  }) => {
    guard.allow(/answer 404: .*\/none$/u);
    await gotoIn('ko', path);
    await page.waitForLoadState('networkidle');
    const restore = await withoutFile(page, 'base');
    await sidebarOf(page)
      .getByRole('radio', { name: messageIn('ko', 'shell:language.en'), exact: true })
      .click();
    await expect(alertOf(page)).toHaveCount(1);
    await expect(alertOf(page)).toBeInViewport({ ratio: 1 });
    expect(await axeFindings(page)).toEqual([]);
    await restore();
    await alertOf(page)
      .getByRole('button', { name: messageIn('ko', 'shell:error.retry') })
      .press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('alert')).toHaveCount(0);
    // The pressed button is gone, but the focus stays in the page.
    await expect(page.locator(':focus:not(body)')).toHaveCount(1);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of ['/', '/about', '/calculator-tools']) {
    test(`a menu of ${path} that cannot be loaded shows a notice, and opens at the next attempt`, async ({
      page,
      gotoIn,
    }) => {
      const restore = await withoutFile(page, 'IdleParts');
      await gotoIn('ko', path);
      const open = page.getByRole('button', { name: messageIn('ko', 'shell:menu.open') });
      await open.click();
      await expect(alertOf(page)).toBeInViewport();
      await restore();
      await open.click();
      await expect(page.getByRole('dialog', { name: messageIn('ko', 'shell:menu.title') })).toBeVisible();
      await expect(alertOf(page)).toHaveCount(0);
    });
  }
});
