import type { Page } from '@playwright/test';
import { messageIn } from '../../support/messages.ts';
import { expect, test } from '../../support/test.ts';

const COUNTER = '/string-tools/char-count';

type Answer = { readonly file: string; readonly status: number };

/** Answers a path as a host without our server does: with the file of another. */
async function answerAs(page: Page, path: string, { file, status }: Answer): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const answer = await route.fetch({ url: new URL(file, route.request().url()).href });
      await route.fulfill({ response: answer, status });
    },
  );
}

for (const [path, address, heading] of [
  ['/About?utm_source=a', '/about?utm_source=a', 'about'],
  ['/about//', '/about', 'about'],
  ['/%61bout', '/about', 'about'],
  ['/about.html', '/about', 'about'],
  ['/en/ABOUT', '/en/about', 'about'],
  ['/ko/contact', '/contact', 'contact'],
] as const) {
  test(`the server leads ${path} to ${address}`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(address);
    const language = address.startsWith('/en') ? 'en' : 'ko';
    await expect(page.locator('h1')).toHaveText(messageIn(language, `meta:pages.${heading}.name`));
  });
}

for (const path of ['/metadata/ko', '/Guides/x', '/EN/nope', '/%E0%A4%A', '/%EA%B8%80%']) {
  test(`${path} is the not-found page`, async ({ page, guard }) => {
    guard.allowStatus(404);
    // The router says so of a path that was cut within an encoded character.
    guard.allow(/could not be decoded/u);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText(messageIn('ko', 'pages:notFound.title'));
    await page.getByRole('link', { name: messageIn('ko', 'pages:notFound.home') }).click();
    await expect(page).toHaveURL('/');
  });
}

for (const [path, language, name, href] of [
  ['/contact-us', 'ko', messageIn('ko', 'meta:pages.contact.name'), '/contact'],
  ['/en/calculators', 'en', messageIn('en', 'meta:categories.calculator.name'), '/en/calculator-tools'],
  ['/김프', 'ko', messageIn('ko', 'meta:tools.kimchi-premium.name'), '/crypto-tools/real-time-chart'],
  ['/doc', 'ko', messageIn('ko', 'pages:notFound.docs'), '/docs'],
  ['/en/doc', 'en', messageIn('en', 'pages:notFound.docs'), '/en/docs'],
  ['/english', 'ko', messageIn('ko', 'shell:language.en'), '/en'],
  ['/string-tools/char-count%3Fx=1', 'ko', messageIn('ko', 'meta:tools.char-count.name'), '/string-tools/char-count'],
] as const) {
  test(`the not-found page at ${path} leads to ${href}`, async ({ page, guard }) => {
    guard.allowStatus(404);
    await page.goto(path);
    const nearest = page.getByRole('navigation', { name: messageIn(language, 'pages:notFound.nearest') });
    await expect(nearest.getByRole('link').first()).toHaveText(name);
    await nearest.getByRole('link').first().click();
    await expect(page).toHaveURL(href);
    await expect(page.locator('h1')).not.toHaveText(messageIn(language, 'pages:notFound.title'));
  });
}

test('the not-found page in a new tab has nothing to go back to', async ({ page, context, guard }) => {
  guard.allowStatus(404);
  await page.goto('/about');
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open('/nope', '_blank', 'noopener'));
  const tab = await opened;
  await expect(tab.locator('h1')).toHaveText(messageIn('ko', 'pages:notFound.title'));
  await expect(tab.getByRole('button', { name: messageIn('ko', 'pages:notFound.back') })).toHaveCount(0);
  await expect(tab.getByRole('link', { name: messageIn('ko', 'pages:notFound.home') })).toBeVisible();
});

test.describe('on a host without our server', () => {
  test('the not-found page leads to the page that was meant', async ({ page, guard }) => {
    guard.allowStatus(404);
    await answerAs(page, '/String-Tools/char-count', { file: '/404', status: 404 });
    await page.goto('/String-Tools/char-count?x=1');
    await expect(page).toHaveURL(`${COUNTER}?x=1`);
    await expect(page.locator('h1')).toHaveText(messageIn('ko', 'meta:tools.char-count.name'));
  });

  test('the one not-found page shows itself for an English path', async ({ page, guard }) => {
    guard.allowStatus(404);
    await answerAs(page, '/en/nope', { file: '/404', status: 404 });
    await page.goto('/en/nope');
    await expect(page.locator('h1')).toHaveText(messageIn('ko', 'pages:notFound.title'));
    await page.getByRole('link', { name: messageIn('ko', 'pages:notFound.home') }).click();
    await expect(page).toHaveURL('/');
  });

  for (const path of [
    '/string-tools//char-count',
    `${COUNTER}//`,
    '/string-tools/char%2Dcount',
    `${COUNTER}/index.html`,
  ]) {
    test(`a page that is sent for ${path} works and shows its own path`, async ({ page }) => {
      await answerAs(page, path, { file: COUNTER, status: 200 });
      await page.goto(`${path}?x=1`);
      await expect(page).toHaveURL(`${COUNTER}?x=1`);
      await page.getByRole('textbox', { name: messageIn('ko', 'char-count:text') }).fill('가나다');
      await expect(page.getByRole('main')).toContainText('3');
    });
  }
});
