import type { Page } from '@playwright/test';
import { axeFindings } from '../../support/checks/axe.ts';
import { LANGUAGES, type Language, messageIn } from '../../support/messages.ts';
import { pressUntil } from '../../support/pressUntil.ts';
import { expect, test } from '../../support/test.ts';

const DIALOG = 'dialog[open]';
const nameOf = (language: Language, id: string) => messageIn(language, `meta:tools.${id}.name`);

function paletteOf(page: Page, language: Language) {
  const dialog = page.getByRole('dialog', { name: messageIn(language, 'palette:title'), exact: true });
  const input = dialog.getByRole('combobox', { name: messageIn(language, 'palette:label') });
  const options = dialog.getByRole('option');
  return { dialog, input, options, selected: options.and(page.locator('[aria-selected=true]')) };
}

async function openPalette(page: Page, language: Language) {
  const palette = paletteOf(page, language);
  await pressUntil(page, 'ControlOrMeta+k', palette.input);
  return palette;
}

const ANSWERS: Readonly<Record<Language, readonly (readonly [query: string, tool: string, answer: RegExp])[]>> = {
  ko: [
    [
      '300만 부가세',
      'vat-calculator',
      /3,000,000원 \+ 부가세 300,000원 = 합계 3,300,000원.*2,727,273원, 부가세 272,727원/u,
    ],
    ['2026-03-01 100일', 'date-calculator', /2026년 6월 9일.*2026년 6월 8일/u],
    ['1990-05-15 나이', 'age-calculator', /만 \d{2}세/u],
    ['1 eth wei', 'wei-converter', /1 ETH = 1,000,000,000,000,000,000 wei/u],
    ['연봉 5000만', 'salary-calculator', /4,166,666원의 실수령액은 약 3,[\d,]+원/u],
    ['0x52908400098527886E0F7030069857D2E4169EE7', 'wallet-validator', /통과/u],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'wallet-validator', /트론/u],
    ['시급 10030', 'salary-calculator', /시급 10,030원.*약 1,[\d,]+원/u],
    ['키 175 몸무게 70', 'bmi-calculator', /BMI 22\.9/u],
    ['8801234567893', 'barcode-generator', /./u],
    ['WIFI:S:a;;', 'qr-generator', /./u],
  ],
  en: [
    ['300000 vat', 'vat-calculator', /₩300,000 \+ VAT ₩30,000 = total ₩330,000.*₩272,727, VAT ₩27,273/u],
    ['2026-03-01 100 days', 'date-calculator', /June? 9, 2026.*June? 8, 2026/u],
    ['1990-05-15 age', 'age-calculator', /\d{2} years old/u],
    ['0.5 eth wei', 'wei-converter', /0\.5 ETH = 500,000,000,000,000,000 wei/u],
    ['3,000,000 monthly salary', 'salary-calculator', /₩2,6[\d,]+ on ₩3,000,000/u],
    ['0x52908400098527886E0F7030069857D2E4169Ee7', 'wallet-validator', /Failed/iu],
    ['10030 hourly wage', 'salary-calculator', /₩1,[\d,]+ per month on ₩10,030/u],
    ['height 175 weight 70', 'bmi-calculator', /BMI 22\.9/u],
    ['978-0-306-40615-7', 'barcode-generator', /./u],
  ],
};

/** The values of the fields after the tool was opened from an answer. */
function fieldTexts(page: Page): Promise<readonly string[]> {
  return page
    .locator('main :is(input:not([type=file], [type=radio], [type=checkbox]), textarea)')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value.replaceAll(',', '')));
}

for (const [language, typed, meant] of [
  ['ko', '연봉 5000', '연봉 5000만'],
  ['en', 'monthly pay 300', 'monthly pay 3,000,000'],
] as const) {
  test(`offers the amount that is probably meant, and shows no result before, in ${language}`, async ({
    page,
    gotoIn,
  }) => {
    await gotoIn(language, '/about');
    const { input, selected } = await openPalette(page, language);
    await page.keyboard.insertText(typed);
    await expect(selected).toContainText(meant);
    await expect(page.getByRole('dialog')).not.toContainText(/[₩원]-|[-−]\d/u);
    await page.keyboard.press('Enter');
    await expect(input).toHaveValue(meant);
    await expect(selected).toContainText(nameOf(language, 'salary-calculator'));
  });

  test(`answers a past date on its tool and on that of the age, in ${language}`, async ({ page, gotoIn }) => {
    await gotoIn(language, '/about');
    await openPalette(page, language);
    await page.keyboard.insertText('2000-01-01');
    const option = (tool: string) => page.getByRole('option').filter({ hasText: nameOf(language, tool) });
    await expect(option('date-calculator')).toContainText(/\d,\d{3}/u);
    await expect(option('age-calculator')).toContainText(language === 'ko' ? /만 \d+세/u : /\d+ years old/u);
  });
}

for (const language of LANGUAGES) {
  test(`shows a result at once and opens the tool filled in, in ${language}`, async ({ page, gotoIn }) => {
    await gotoIn(language, '/about');
    for (const [query, tool, answer] of ANSWERS[language]) {
      const { input, selected } = await openPalette(page, language);
      await page.keyboard.insertText(query);
      await expect(selected, query).toContainText(nameOf(language, tool));
      await expect(selected, query).toContainText(answer);
      expect(await input.getAttribute('aria-activedescendant')).toBe(await selected.getAttribute('id'));
      await page.keyboard.press('Enter');
      await expect(page.locator('h1')).toHaveText(nameOf(language, tool));
      const filled = query
        .match(/0x\w+|TR7\w+|10030|175|8801234567893|WIFI:S:a;;|\d{4}-\d{2}-\d{2}|0\.5|300만|300000|3,000,000/u)?.[0]
        .replaceAll(',', '');
      if (filled !== undefined) {
        await expect
          .poll(async () => (await fieldTexts(page)).join('\n'), query)
          .toMatch(new RegExp(filled.replace('300만', '300만|3000000'), 'u'));
      }
      // The URL contains no typed text.
      expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
    }
  });

  test(`shows recent tools, examples and settings without axe violations, in ${language}`, async ({ page, gotoIn }) => {
    await gotoIn(language, '/string-tools/char-count');
    await page.getByRole('button', { name: messageIn(language, 'common:actions.favourite') }).click();
    await page.waitForLoadState('networkidle');
    const field = page.locator('main textarea').first();
    await field.focus();
    const { dialog, input, options } = await openPalette(page, language);
    await expect(dialog.getByRole('group', { name: messageIn(language, 'palette:groups.favourites') })).toContainText(
      nameOf(language, 'char-count'),
    );
    expect(await axeFindings(page, DIALOG)).toEqual([]);
    await page.keyboard.type('jsno');
    await expect(options.first()).toContainText(nameOf(language, 'json-formatter'));
    const answers = dialog.getByRole('group', { name: messageIn(language, 'palette:groups.answers') });
    await input.fill('1,5 vat');
    await expect(answers.getByRole('option')).toHaveText([/^1\.5 vat/u]);
    await input.fill('1,23,4 vat');
    await expect(answers).toHaveCount(0);
    await input.fill('qqqqqqqq');
    await expect(dialog.getByText(messageIn(language, 'palette:none')).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(field).toBeFocused();
  });
}

test('sets the theme and the language', async ({ page, gotoIn }) => {
  await gotoIn('ko', '/about');
  await openPalette(page, 'ko');
  // One letter off "다른 부분", a name of another tool.
  await page.keyboard.insertText('다크');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const theme = `${messageIn('ko', 'shell:theme.label')}: ${messageIn('ko', 'shell:theme.dark')}`;
  await expect(page.getByRole('button', { name: theme })).toBeVisible();
  await openPalette(page, 'ko');
  expect(await axeFindings(page, DIALOG)).toEqual([]);
  await page.keyboard.type('English');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('opens a page by its name', async ({ page, gotoIn }) => {
  await gotoIn('ko', '/about');
  await openPalette(page, 'ko');
  await page.keyboard.insertText('개인정보');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText(messageIn('ko', 'meta:pages.privacy.name'));
});

test('fills in the query of an example', async ({ page, gotoIn }) => {
  await gotoIn('ko', '/about');
  const { dialog, input, selected } = await openPalette(page, 'ko');
  await dialog.getByRole('option', { name: '300만 부가세' }).click();
  await expect(input).toHaveValue('300만 부가세');
  await expect(input).toBeFocused();
  await expect(selected).toContainText('3,300,000');
});

test('ignores Enter while an input method composes', async ({ page, gotoIn }) => {
  await gotoIn('ko', '/about');
  const { input, options } = await openPalette(page, 'ko');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.imeSetComposition', { text: '부가', selectionStart: 2, selectionEnd: 2 });
  await expect(options.first()).toContainText(nameOf('ko', 'vat-calculator'));
  await page.keyboard.press('Enter');
  await expect(input).toBeFocused();
  await expect(page).toHaveURL('/about');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens from the top bar, fits the screen and restores the focus', async ({ page, gotoIn }) => {
    await gotoIn('ko', '/calculator-tools/vat-calculator');
    const opener = page.getByRole('button', { name: messageIn('ko', 'shell:search.open') });
    await opener.click();
    const { dialog, input } = paletteOf(page, 'ko');
    await expect(input).toBeFocused();
    await input.fill('2026-03-01 100일');
    await expect(dialog.getByRole('option').first()).toContainText('6월 9일');
    const sideways = await dialog.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(sideways).toBe(false);
    expect(await axeFindings(page, DIALOG)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });
});
