import type { Page } from '@playwright/test';
import { expectedHead, readHeads } from '../../support/checks/pageHeads.ts';
import { type Language, messageIn } from '../../support/messages.ts';
import { chooseLanguage, sidebarOf } from '../../support/sidebar.ts';
import { expect, storeFirst, test, whenHydrated } from '../../support/test.ts';

const VAT = '/calculator-tools/vat-calculator';
const TYPED = '1,234,567';

const amountOf = (page: Page, language: Language) =>
  page.getByLabel(messageIn(language, 'vat-calculator:amount'), { exact: true });
const storedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem('language'));
const nameOf = (language: Language) => messageIn(language, 'meta:tools.vat-calculator.name');

/** The structured data of the page: valid JSON about the page in its language. */
async function structuredData(page: Page) {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@graph': graph } = JSON.parse(text ?? '') as { readonly '@graph': readonly Record<string, unknown>[] };
  return graph[0];
}

async function expectWholly(page: Page, language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('h1')).toHaveText([nameOf(language)]);
  await expect(sidebarOf(page, language)).toBeVisible();
  await expect.poll(() => readHeads(page)).toEqual([expectedHead(VAT, language)]);
  await expect.poll(() => structuredData(page)).toMatchObject({ name: nameOf(language), inLanguage: language });
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', `/site-${language}.webmanifest`);
  await expect(sidebarOf(page, language).getByRole('radio', { checked: true })).toHaveAccessibleName(
    messageIn(language, `shell:language.${language}`),
  );
}

test.describe('in an English browser', () => {
  test.use({ locale: 'en-US' });

  test('shows Korean on the first visit', async ({ page, gotoIn }) => {
    await gotoIn('ko', VAT);
    await expectWholly(page, 'ko');
    expect(await storedLanguage(page)).toBeNull();
  });
});

test('switching the language on a plain path keeps the page and all input', async ({ page, gotoIn }) => {
  await gotoIn('ko', `${VAT}?from=mail#content`);
  await amountOf(page, 'ko').fill('1234567');
  await page.getByLabel(messageIn('ko', 'vat-calculator:roundings.up'), { exact: true }).check();
  for (const language of ['en', 'ko'] as const) {
    await chooseLanguage(page, language);
    await expectWholly(page, language);
    await expect(page).toHaveURL(`${VAT}?from=mail#content`);
    await expect(amountOf(page, language)).toHaveValue(TYPED);
    await expect(page.getByLabel(messageIn(language, 'vat-calculator:roundings.up'), { exact: true })).toBeChecked();
    expect(await storedLanguage(page)).toBe(language);
  }
});

test('a page in another language than the stored one is hidden until it is translated', async ({ page }) => {
  await storeFirst(page, 'language', 'en');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/**.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(VAT, { waitUntil: 'commit' });
  const heading = page.locator('h1');
  await expect(heading).toHaveText([nameOf('ko')]);
  await expect(heading).toBeHidden();
  release();
  await expect(heading).toBeVisible();
  await expectWholly(page, 'en');
});

test('no frame of such a page shows the other language', async ({ page, gotoIn }) => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seen });
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading !== null && getComputedStyle(heading).visibility === 'visible') seen.add(heading.textContent ?? '');
      requestAnimationFrame(look);
    };
    look();
  });
  await gotoIn('en', VAT);
  const seen = await page.evaluate(() => [...(globalThis as unknown as { readonly seen: Set<string> }).seen]);
  expect(seen).toEqual([nameOf('en')]);
});

test('a page whose scripts fail to load is shown after a while', async ({ page }) => {
  await storeFirst(page, 'language', 'en');
  await page.route('**/assets/**.js', () => undefined);
  await page.goto(VAT, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toHaveText([nameOf('ko')]);
  await expect(page.locator('h1')).toBeHidden();
  await expect(page.locator('h1')).toBeVisible();
});

test('pages below /en and their links are English, regardless of the stored language', async ({ page, gotoIn }) => {
  await storeFirst(page, 'language', 'ko');
  await gotoIn('en', VAT, 'address');
  await expectWholly(page, 'en');
  const addresses = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.filter((address) => !/^\/en(?:\/|$)/u.test(address))).toEqual([]);
  await page
    .getByRole('main')
    .getByRole('link', { name: messageIn('en', 'meta:categories.calculator.name') })
    .click();
  await expect(page).toHaveURL('/en/calculator-tools');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await storedLanguage(page)).toBe('ko');
});

test('choosing Korean there navigates to the plain path and keeps typed text', async ({ page, gotoIn }) => {
  await gotoIn('en', VAT, 'address');
  await amountOf(page, 'en').fill('1234567');
  await chooseLanguage(page, 'ko');
  await expect(page).toHaveURL(VAT);
  await expectWholly(page, 'ko');
  await expect(amountOf(page, 'ko')).toHaveValue(TYPED);
  expect(await storedLanguage(page)).toBe('ko');
  await chooseLanguage(page, 'en');
  await expect(page).toHaveURL(VAT);
});

test('other tabs follow, except those below /en', async ({ page, context, gotoIn }) => {
  const other = await context.newPage();
  const english = await context.newPage();
  await other.goto(VAT);
  await english.goto(`/en${VAT}`);
  await whenHydrated(other);
  await whenHydrated(english);
  await amountOf(other, 'ko').fill('1234567');
  await gotoIn('ko', '/');
  await chooseLanguage(page, 'en');
  await expectWholly(other, 'en');
  await expect(amountOf(other, 'en')).toHaveValue(TYPED);
  await chooseLanguage(page, 'ko');
  await expectWholly(other, 'ko');
  await expectWholly(english, 'en');
});

test('the language persists across pages and reloads', async ({ page, gotoIn }) => {
  await gotoIn('ko', '/');
  const label = messageIn('ko', 'shell:language.label');
  const shown = page.getByRole('radiogroup', { name: label, exact: true }).filter({ visible: true });
  for (const width of [640, 641, 900, 901]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(shown).toHaveCount(1);
  }
  await chooseLanguage(page, 'en');
  await expect(page.locator('h1')).toHaveText([messageIn('en', 'pages:home.title')]);
  await page
    .getByRole('main')
    .getByRole('link', { name: nameOf('en'), exact: true })
    .click();
  await expectWholly(page, 'en');
  await page.reload();
  await expectWholly(page, 'en');
});

test('an invalid stored language is ignored', async ({ page, gotoIn }) => {
  await gotoIn('ko', VAT);
  for (const nonsense of ['fr', 'EN', '"en"', '<img src=x onerror=alert(1)>', '']) {
    await page.evaluate((value) => localStorage.setItem('language', value), nonsense);
    await page.reload();
    await whenHydrated(page);
    await expectWholly(page, 'ko');
  }
});

test('without storage, everything works and a choice lasts for the visit', async ({ page, gotoIn }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await gotoIn('ko', VAT);
  await amountOf(page, 'ko').fill('1234567');
  await expect(page.locator('#result')).toContainText('1,358,024');
  await chooseLanguage(page, 'en');
  await expectWholly(page, 'en');
  await expect(amountOf(page, 'en')).toHaveValue(TYPED);
  await page.getByRole('button', { name: messageIn('en', 'common:actions.favourite'), exact: true }).click();
  await sidebarOf(page, 'en')
    .getByRole('button', { name: messageIn('en', 'shell:theme.label') })
    .click();
  await page
    .getByRole('main')
    .getByRole('link', { name: messageIn('en', 'meta:categories.calculator.name') })
    .click();
  await expect(page.locator('h1')).toHaveText([messageIn('en', 'meta:categories.calculator.name')]);
});

test('nothing is sent if no analytics are configured', async ({ page, gotoIn }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  await gotoIn('ko', VAT);
  await amountOf(page, 'ko').fill('1234567');
  await chooseLanguage(page, 'en');
  await page
    .getByRole('main')
    .getByRole('link', { name: messageIn('en', 'meta:categories.calculator.name') })
    .click();
  await expect(page).toHaveURL('/calculator-tools');
  expect(sent).toEqual([]);
});

for (const [path, language, key] of [
  ['/nope', 'ko', 'pages:notFound.title'],
  ['/en/nope', 'en', 'pages:notFound.title'],
  [VAT, 'ko', 'meta:tools.vat-calculator.name'],
  [`/en${VAT}`, 'en', 'meta:tools.vat-calculator.name'],
] as const) {
  test(`${path} starts in its language where a translator has changed the attribute`, async ({ page, guard }) => {
    guard.allowStatus(404);
    await page.addInitScript(
      (lang) => {
        const observer = new MutationObserver(() => {
          if (document.documentElement === null) return;
          observer.disconnect();
          document.documentElement.lang = lang;
        });
        observer.observe(document, { childList: true });
      },
      language === 'ko' ? 'en' : 'ko',
    );
    await page.goto(path);
    await whenHydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'ko' ? 'en' : 'ko');
    await expect(page.locator('h1')).toHaveText([messageIn(language, key)]);
  });
}
