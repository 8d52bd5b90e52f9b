import type { Locator, Page } from '@playwright/test';
import { LANGUAGES, messageIn } from '../../support/messages.ts';
import { LARGE, restyle } from '../../support/restyle.ts';
import { expect, test, whenIdle } from '../../support/test.ts';

const PAY = 'salary-calculator:amounts.hourly';

const field = (page: Page, key: string, language: (typeof LANGUAGES)[number]) =>
  page.getByLabel(messageIn(language, key), { exact: true });

/** The distances, in whole pixels, from the end of a list to its values. */
const distances = (values: Locator) =>
  values.evaluateAll((elements) =>
    elements.map((element) => {
      const edge = element.closest('dl')?.getBoundingClientRect().right ?? 0;
      return Math.round(edge - element.getBoundingClientRect().right);
    }),
  );

const SHIFT = { 'salary-calculator:dailyHours': '8', 'salary-calculator:weeklyDays': '5' };
const HOLDING = {
  'profit-calculator:entryPrice': '87654321',
  'profit-calculator:currentPrice': '98765432',
  'profit-calculator:quantity': '12.345678',
};

/**
 * The numbers of the result and of the bar that repeats it, with their units, that are broken though they fit into a
 * line.
 */
function brokenNumbers(): readonly string[] {
  const broken: string[] = [];
  for (const place of document.querySelectorAll('#result dd, #result [data-figure], [data-sticky]')) {
    // Without the padding of the card.
    const room = 0.8 * (place.closest('#result') ?? place).clientWidth;
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (text.parentElement?.closest('.visually-hidden')) continue;
      for (const { 0: word, index } of text.textContent?.matchAll(/\S*\d\S*/gu) ?? []) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()];
        const width = lines.reduce((sum, line) => sum + line.width, 0);
        if (lines.length > 1 && width <= room) broken.push(word);
      }
    }
  }
  return broken;
}

for (const language of LANGUAGES) {
  test(`amounts stay in their column where they wrap, in ${language}`, async ({ page, gotoIn }) => {
    await gotoIn(language, '/calculator-tools/salary-calculator', 'address');
    await field(page, PAY, language).fill('12000');
    await field(page, 'salary-calculator:dailyHours', language).fill('8');
    await field(page, 'salary-calculator:weeklyDays', language).fill('5');
    // The shortcut loads once the page is idle.
    await whenIdle(page);
    await page.keyboard.press('Control+Enter');
    const amounts = page.locator('#result dl dd');
    await expect(amounts.filter({ hasText: '2,085,600' }).first()).toBeVisible();
    for (const width of [320, 360, 390, 1000]) {
      await page.setViewportSize({ width, height: 740 });
      expect(new Set(await distances(amounts)), `${width} px`).toEqual(new Set([0]));
    }
  });

  test(`an amount in words is above its field, in ${language}`, async ({ page, gotoIn }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await gotoIn(language, '/crypto-tools/average-price-calculator', 'address');
    const spent = page.locator('main input[inputmode]').first();
    await spent.fill('12345678');
    const words = page.locator(`[id="${await spent.getAttribute('id')}-spoken"]`);
    await expect(words).toBeVisible();
    for (const css of ['', LARGE]) {
      await restyle(page, css);
      const bottom = await words.evaluate((element) => element.getBoundingClientRect().bottom);
      const top = await spent.evaluate((element) => element.getBoundingClientRect().top);
      expect(bottom, css).toBeLessThanOrEqual(top);
    }
  });

  test(`counts are not broken and the copy button covers no label, in ${language}`, async ({ page, gotoIn }) => {
    await gotoIn(language, '/string-tools/char-count', 'address');
    const copy = page.locator('#result button').last();
    for (const length of [1234, 12_345, 123_456]) {
      await field(page, 'char-count:text', language).fill('ab cd '.repeat(length / 6));
      await expect(copy).toBeEnabled();
      for (const [width, percent] of [
        [320, 100],
        [360, 100],
        [360, 150],
        [390, 100],
        [390, 130],
        [390, 200],
        [768, 200],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        await restyle(page, `html { font-size: ${percent}% !important }`);
        const faults = await page.locator('#result').evaluate((result) => {
          const around = (element: Element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return range;
          };
          const broken = [...result.querySelectorAll('p')].filter((text) => {
            const { right } = text.parentElement?.getBoundingClientRect() ?? new DOMRect();
            const lines = text.matches('[class*="_value"]') ? around(text).getClientRects().length : 1;
            return (
              lines > 1 || (!text.matches('.visually-hidden') && around(text).getBoundingClientRect().right > right)
            );
          });
          const button = result.querySelector('button');
          const label = button?.closest('div')?.querySelector('p');
          const isCovered =
            button && label && around(label).getBoundingClientRect().right > button.getBoundingClientRect().left;
          return [...broken.map((text) => text.textContent), ...(isCovered ? ['covered'] : [])];
        });
        expect.soft(faults, `${length}, ${width} px, ${percent} %`).toEqual([]);
      }
    }
  });

  for (const [path, values] of [
    ['/calculator-tools/salary-calculator', { 'salary-calculator:amounts.hourly': '10030', ...SHIFT }],
    ['/calculator-tools/age-calculator', { 'age-calculator:birth': '1990-05-15' }],
    ['/crypto-tools/profit-calculator', HOLDING],
  ] as const) {
    test(`no number of ${path} is broken where it fits into a line, in ${language}`, async ({ page, gotoIn }) => {
      await page.setViewportSize({ width: 390, height: 400 });
      await gotoIn(language, path, 'address');
      for (const [key, value] of Object.entries(values)) await field(page, key, language).fill(value);
      // The shortcut loads once the page is idle; until then, the figure is that of the example.
      await whenIdle(page);
      await page.keyboard.press('Control+Enter');
      await expect(page.locator('[data-figure="lg"]')).toBeAttached();
      for (const [width, css] of [
        [320, ''],
        [390, LARGE],
      ] as const) {
        await page.setViewportSize({ width, height: 400 });
        await restyle(page, css);
        await page.evaluate(() => scrollTo(0, 0));
        await expect(page.locator('[data-sticky]')).toBeVisible();
        expect.soft(await page.evaluate(brokenNumbers), `${width} px, ${css}`).toEqual([]);
      }
    });
  }

  for (const [path, key, text] of [
    ['/string-tools/case-converter', 'case-converter:text', 'The quick brown fox jumps over the lazy dog. '.repeat(4)],
    ['/string-tools/ascii-converter', 'ascii-converter:text', 'Hello, 안녕하세요 everyone in the world'],
  ] as const) {
    test(`the bar cuts the text of ${path} at an ellipsis that is seen, in ${language}`, async ({ page, gotoIn }) => {
      await page.setViewportSize({ width: 320, height: 400 });
      await gotoIn(language, path, 'address');
      await field(page, key, language).fill(text);
      const shown = page.locator('[data-sticky] strong');
      await expect(shown).toBeVisible();
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 400 });
        const [isCut, excess] = await shown.evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => [
          scrollHeight > clientHeight,
          scrollWidth - clientWidth,
        ]);
        expect.soft([isCut, excess], `${width} px`).toEqual([true, 0]);
      }
    });
  }

  test(`nothing stays under the bar that repeats a result, in ${language}`, async ({ page, gotoIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await gotoIn(language, '/string-tools/keyword-extractor', 'address');
    await whenIdle(page);
    await field(page, 'keyword-extractor:text', language).fill('old text');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: messageIn(language, 'common:actions.fillExample'), exact: true }).click();
    const notice = page.getByRole('region', { name: messageIn(language, 'inputNotices:undo.replaced') });
    const bar = page.locator('[data-sticky]');
    /** How far an element reaches under the bar. */
    const under = (element: Locator) =>
      element.evaluate((box) => {
        const { top = 0, height = 0 } = document.querySelector('[data-sticky]')?.getBoundingClientRect() ?? {};
        return height === 0 ? 0 : box.getBoundingClientRect().bottom - top;
      });
    await expect(notice).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(bar).toBeVisible();
    await expect.poll(() => under(notice)).toBeLessThanOrEqual(0);
    for (const css of ['', LARGE]) {
      await restyle(page, css);
      await page.evaluate(() => scrollTo(0, 0));
      const control = main.getByRole('switch').first();
      await control.blur();
      // At the end of the window, where the bar is.
      const bottom = await control.evaluate((box) => Math.ceil(box.getBoundingClientRect().bottom));
      await page.setViewportSize({ width: 390, height: bottom + 10 });
      await expect.poll(() => under(control), css).toBeGreaterThan(0);
      await control.focus();
      await expect.poll(() => under(control), css).toBeLessThanOrEqual(0);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(bar).toBeVisible();
      const end = page.getByRole('contentinfo').locator('> :last-child');
      // The page may still grow, as after its text was enlarged.
      await expect(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        expect(await under(end), css).toBeLessThanOrEqual(0);
      }).toPass({ timeout: 10_000 });
    }
  });

  test(`no bar takes a part of a low window, in ${language}`, async ({ page, gotoIn }) => {
    // The second one has the bar on a wide screen too.
    for (const path of ['/string-tools/keyword-extractor', '/string-tools/text-compare']) {
      await page.setViewportSize({ width: 320, height: 400 });
      await gotoIn(language, path, 'address');
      const main = page.getByRole('main');
      await main.getByRole('button', { name: messageIn(language, 'common:actions.fillExample'), exact: true }).click();
      // The shortcut loads once the page is idle.
      await whenIdle(page);
      await page.keyboard.press('Control+Enter');
      await page.evaluate(() => scrollTo(0, 0));
      const bar = page.locator('[data-sticky]');
      await expect(bar).toBeVisible();
      await page.setViewportSize({ width: 320, height: 256 });
      await expect(bar).toBeHidden();
      const kept = () =>
        page.evaluate(() => {
          const { scrollPaddingBlockEnd } = getComputedStyle(document.documentElement);
          return [scrollPaddingBlockEnd, document.documentElement.style.getPropertyValue('--sticky-figure')];
        });
      await expect.poll(kept, path).toEqual(['auto', '0px']);
    }
  });

  test(`an error moves nothing when its notice appears, in ${language}`, async ({ page, gotoIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [path, key, text] of [
      ['/calculator-tools/bmi-calculator', 'bmi-calculator:height', '1.75'],
      ['/crypto-tools/wallet-validator', 'wallet-validator:address', 'hello'],
    ] as const) {
      await gotoIn(language, path, 'address');
      const input = field(page, key, language);
      await input.fill(text);
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      const result = page.getByRole('region', { name: messageIn(language, 'common:labels.result') });
      const top = () => result.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));
      const close = page.getByRole('main').getByRole('button', { name: messageIn(language, 'common:actions.close') });
      await page.waitForTimeout(500);
      const before = await top();
      await expect(close).toBeVisible();
      expect(await top()).toBe(before);
      await close.click();
      await expect(close).toHaveCount(0);
      expect(await top()).toBe(before);
    }
  });
}

test('the excess is underlined above the text with forced colors', async ({ page, gotoIn }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await gotoIn('ko', '/string-tools/char-count');
  await field(page, 'char-count:text', 'ko').fill('hello world more text');
  await page.locator('main input[inputmode]').first().fill('10');
  const mark = page.locator('mark');
  await expect(mark).toHaveText('d more text');
  const [above, color, line] = await mark.evaluate((element) => {
    const { color: own, textDecorationColor } = getComputedStyle(element);
    const { zIndex } = getComputedStyle(element.parentElement ?? element);
    return [Number(zIndex) > 0, own, textDecorationColor];
  });
  expect(above).toBe(true);
  expect(color).toBe('rgba(0, 0, 0, 0)');
  expect(line).not.toBe(color);
});

test('the totals of live trades are complete lines with enlarged text', async ({ page, gotoIn }) => {
  await page.setViewportSize({ width: 1360, height: 900 });
  await gotoIn('ko', '/crypto-tools/real-time-whale-trades');
  await restyle(page, LARGE);
  const totals = page.getByRole('region', { name: messageIn('ko', 'whale-trades:totalsTitle') });
  await expect(totals).toBeVisible();
  const lines = await totals.locator('div > p').evaluateAll((texts) =>
    texts.map((text) => {
      const { fontSize } = getComputedStyle(text);
      return Math.round(text.getBoundingClientRect().height / Number.parseFloat(fontSize) / 1.3);
    }),
  );
  expect(lines).toEqual([1, 1]);
});

for (const language of LANGUAGES) {
  test(`tabs in the head of a card leave its buttons free, in ${language}`, async ({ page, gotoIn }) => {
    await gotoIn(language, '/calculator-tools/date-calculator');
    const main = page.getByRole('main');
    const buttons = ['fillExample', 'reset'].map((key) =>
      main.getByRole('button', { name: messageIn(language, `common:actions.${key}`), exact: true }),
    );
    // One column and two, each as narrow and as wide as it gets.
    for (const width of [320, 500, 577, 900, 901, 1024, 1280, 1345]) {
      await page.setViewportSize({ width, height: 800 });
      for (const button of buttons) await button.click();
      await expect(main.getByRole('tab').first()).toBeInViewport({ ratio: 1 });
    }
  });

  test(`a table of purchases fits beside the form, in ${language}`, async ({ page, gotoIn }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await gotoIn(language, '/crypto-tools/average-price-calculator');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: messageIn(language, 'common:actions.fillExample'), exact: true }).click();
    const table = main.getByRole('table', { name: messageIn(language, 'average-price-calculator:purchases') });
    await expect(table).toBeVisible();
    expect(await table.evaluate(({ parentElement: box }) => (box?.scrollWidth ?? 0) - (box?.clientWidth ?? 0))).toBe(0);
  });
}
