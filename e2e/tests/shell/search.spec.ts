import type { Locator, Page } from '@playwright/test';
import { LANGUAGES, type Language, messageIn } from '../../support/messages.ts';
import { pressUntil } from '../../support/pressUntil.ts';
import { registry } from '../../support/registry.ts';
import { sidebarOf } from '../../support/sidebar.ts';
import { withoutLazyScripts } from '../../support/site/withoutLazyScripts.ts';
import { expect, test } from '../../support/test.ts';

const MAX_SIDEBAR_OPTIONS = 8;
const MAX_HOME_OPTIONS = 6;
const HIDE_DELAY_MS = 200;
/** Part of every tool's path. */
const FINDS_ALL = '-TOOLS/';

const nameOf = (language: Language, id: string) => messageIn(language, `meta:tools.${id}.name`);

function boxIn(place: Locator, language: Language) {
  const input = place.getByRole('combobox', { name: messageIn(language, 'shell:search.label') });
  return { input, options: place.getByRole('option'), list: place.getByRole('listbox') };
}

/** The search box of the sidebar on the page of a tool, and that of the home page. */
const sidebarBox = (page: Page, language: Language = 'ko') => boxIn(sidebarOf(page, language), language);
const homeBox = (page: Page, language: Language = 'ko') => boxIn(page.getByRole('main'), language);

test.describe('the sidebar search', () => {
  test('finds by name, category and path ignoring case, at most eight', async ({ page, gotoIn }) => {
    await gotoIn('en', '/calculator-tools/vat-calculator');
    const { input, options } = sidebarBox(page, 'en');
    const vat = nameOf('en', 'vat-calculator');
    for (const query of [vat.toUpperCase(), 'CALCULATORS', 'Vat-Calc', ` ${vat} `]) {
      await input.fill(query);
      await expect(options.filter({ hasText: vat })).toBeVisible();
    }
    await input.fill(FINDS_ALL);
    await expect(options).toHaveCount(Math.min(MAX_SIDEBAR_OPTIONS, registry.tools.length));
    await expect(options.first()).toContainText(nameOf('en', registry.tools[0]?.id ?? ''));
  });

  test('matches initials, unfinished syllables, the other keyboard layout and synonyms', async ({ page, gotoIn }) => {
    await gotoIn('ko', '/calculator-tools/vat-calculator');
    const { input, options } = sidebarBox(page);
    for (const query of ['글자수', 'ㄱㅈㅅ', 'rmfwk', '글ㅈ', '자소서', 'char-count']) {
      await input.fill(query);
      await expect(options.first(), query).toContainText(nameOf('ko', 'char-count'));
      await input.fill('');
    }
  });

  test('shows results only while focused with a query, and hides them after 200 ms', async ({ page, gotoIn }) => {
    await page.clock.install();
    await gotoIn('ko', '/calculator-tools/vat-calculator');
    const { input, options, list } = sidebarBox(page);
    await input.focus();
    await expect(list).toBeHidden();
    await input.fill('   ');
    await expect(list).toBeHidden();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await input.fill('계산');
    await expect(options.first()).toBeVisible();

    await page.clock.pauseAt(Date.now() + 60_000);
    await input.blur();
    await page.clock.runFor(HIDE_DELAY_MS - 1);
    await expect(options.first()).toBeVisible();
    await page.clock.runFor(1);
    await expect(options).toHaveCount(0);
    await input.focus();
    await expect(options.first()).toBeVisible();
  });

  test('supports the arrow keys, Enter and Escape', async ({ page, gotoIn }) => {
    await gotoIn('ko', '/about');
    const { input, options } = sidebarBox(page);
    const selected = options.and(page.locator('[aria-selected=true]'));
    await input.fill(FINDS_ALL);
    await expect(options).toHaveCount(MAX_SIDEBAR_OPTIONS);
    const count = await options.count();
    const activeId = () => input.getAttribute('aria-activedescendant');
    const texts = await options.allTextContents();
    await expect(selected).toHaveText([texts[0] ?? '']);
    await input.press('ArrowUp');
    await expect(selected).toHaveText([texts[count - 1] ?? '']);
    await input.press('ArrowDown');
    await input.press('ArrowDown');
    await expect(selected).toHaveText([texts[1 % count] ?? '']);
    expect(await selected.getAttribute('id')).toBe(await activeId());

    await input.press('Escape');
    await expect(input).toHaveValue('');
    await expect(options).toHaveCount(0);
    await input.press('Escape');
    await expect(input).not.toBeFocused();

    await input.fill(nameOf('ko', 'vat-calculator'));
    await input.press('Enter');
    await expect(page).toHaveURL('/calculator-tools/vat-calculator');
    await expect(input).toHaveValue('');
    await expect(page.locator('h1')).toBeFocused();
  });

  test('ignores Enter while an input method composes', async ({ page, gotoIn }) => {
    await gotoIn('ko', '/about');
    const { input, options } = sidebarBox(page);
    await input.focus();
    const browser = await page.context().newCDPSession(page);
    await browser.send('Input.imeSetComposition', { text: '부가', selectionStart: 2, selectionEnd: 2 });
    await expect(options.first()).toContainText(nameOf('ko', 'vat-calculator'));
    await page.keyboard.press('Enter');
    await expect(input).toBeFocused();
    await expect(page).toHaveURL('/about');
    await browser.send('Input.insertText', { text: '부가' });
    await expect(input).toHaveValue('부가');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/calculator-tools/vat-calculator');
  });

  test('opens the tool if Enter was pressed before the results arrived', async ({ page, gotoIn }) => {
    const release = Promise.withResolvers<void>();
    await withoutLazyScripts(page, '/about', async (route) => {
      await release.promise;
      await route.fallback();
    });
    await gotoIn('ko', '/about');
    const { input, options } = sidebarBox(page);
    await input.fill('부가');
    await page.keyboard.press('Enter');
    await expect(options).toHaveCount(0);
    await expect(page).toHaveURL('/about');
    release.resolve();
    await expect(page).toHaveURL('/calculator-tools/vat-calculator');
    await expect(input).toHaveValue('');
  });

  test('is focused by a slash outside of fields', async ({ page, gotoIn }) => {
    await gotoIn('ko', '/calculator-tools/vat-calculator');
    const { input } = sidebarBox(page);
    const field = page.getByLabel(messageIn('ko', 'vat-calculator:amount'), { exact: true });
    await page.locator('h1').click();
    await pressUntil(page, '/', input);
    await expect(input).toHaveValue('');
    await field.focus();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
  });
});

test.describe('the search of the home page', () => {
  for (const language of LANGUAGES) {
    test(`shows at most six results with an emoji, or a notice if there are none, in ${language}`, async ({
      page,
      gotoIn,
    }) => {
      await gotoIn(language, '/');
      const { input, options } = homeBox(page, language);
      await input.fill(FINDS_ALL);
      const shown = registry.tools.slice(0, MAX_HOME_OPTIONS);
      await expect(options).toHaveCount(shown.length);
      for (const [index, { id, emoji }] of shown.entries()) {
        await expect(options.nth(index)).toContainText(emoji);
        await expect(options.nth(index)).toContainText(nameOf(language, id));
      }

      await input.fill('qqqqqqqq');
      const main = page.getByRole('main');
      await expect(main.getByText(messageIn(language, 'shell:search.noResults')).first()).toBeVisible();
      await expect(main.getByText(messageIn(language, 'palette:search.noneHint'))).toBeVisible();
      await main.getByRole('button', { name: messageIn(language, 'shell:search.clear') }).click();
      await expect(input).toHaveValue('');
      await expect(input).toBeFocused();
      await expect(main.getByText(messageIn(language, 'palette:search.noneHint'))).toHaveCount(0);
    });
  }

  for (const language of LANGUAGES) {
    test(`is filled by each example question, which it answers, in ${language}`, async ({ page, gotoIn }) => {
      await gotoIn(language, '/');
      const { input, options } = homeBox(page, language);
      const main = page.getByRole('main');
      const title = messageIn(language, 'shell:search.examplesTitle');
      const questions = main.getByRole('list', { name: title }).getByRole('button');
      await input.focus();
      for (const question of await questions.all()) {
        await page.keyboard.press('Tab');
        await expect(question).toBeFocused();
      }
      for (const question of await questions.all()) {
        await question.click();
        await expect(input).toBeFocused();
        await expect(input).toHaveValue(await question.innerText());
        await expect(options.first()).toHaveText(messageIn(language, 'palette:search.answer'));
        await page.keyboard.press('Escape');
      }
      await questions.first().click();
      await options.first().click();
      const answers = page.getByRole('group', { name: messageIn(language, 'palette:groups.answers') });
      await expect(answers).toContainText('300,000');
    });
  }

  test('opens the pressed tool', async ({ page, gotoIn }) => {
    await gotoIn('en', '/', 'address');
    const { input, options } = homeBox(page, 'en');
    await pressUntil(page, '/', input);
    await page.keyboard.type('vat');
    await options.first().click();
    await expect(page).toHaveURL('/en/calculator-tools/vat-calculator');
  });
});
