import type { Page } from '@playwright/test';
import { localPath } from '@toolbox/web/site/localPath';
import { LANGUAGES, messageIn } from '../../support/messages.ts';
import { chooseLanguage } from '../../support/sidebar.ts';
import { expect, test, whenHydrated } from '../../support/test.ts';

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

const COMPOSITIONS = [
  { path: '/', before: 'VAT ', begun: ['ㄱ', '겨'], syllable: '계' },
  { path: VAT, before: '3', begun: ['ㅁ', '마'], syllable: '만' },
  { path: '/string-tools/char-count', before: '', begun: ['ㅎ', '하'], syllable: '한' },
  { path: '/string-tools/case-converter', before: 'Tom ', begun: ['ㄱ', '그'], syllable: '글' },
  { path: '/code-tools/json-formatter', before: '["', begun: ['ㅎ', '하'], syllable: '한' },
] as const;

for (const language of LANGUAGES) {
  for (const { path, before, begun, syllable } of COMPOSITIONS) {
    test(`a syllable that is composed while ${path} hydrates is entered once, ${language}`, async ({ page }) => {
      const release = await openWithoutScripts(page, localPath(path, language));
      const main = page.getByRole('main');
      const field =
        path === VAT
          ? main.getByLabel(messageIn(language, 'vat-calculator:amount'), { exact: true })
          : main.locator('textarea, [role=combobox][type=text]').first();
      const browser = await page.context().newCDPSession(page);
      const compose = (text: string) =>
        browser.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });

      await field.focus();
      await field.pressSequentially(before);
      for (const text of begun) await compose(text);
      release();
      await whenHydrated(page);
      // React sets it with the state.
      const initial = () => field.evaluate((element: HTMLInputElement | HTMLTextAreaElement) => element.defaultValue);
      await expect.poll(initial).toBe(before + begun.at(-1));
      await compose(syllable);
      await browser.send('Input.insertText', { text: syllable });
      await expect(field).toHaveValue(before + syllable);
      await page.keyboard.type('.');
      await expect(field).toHaveValue(`${before}${syllable}.`);
    });
  }
}
