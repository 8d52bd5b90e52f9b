import type { Locator, Page } from '@playwright/test';
import { forcedColorFindings } from '../../support/checks/preferences.ts';
import { wholeFindings } from '../../support/looks.ts';
import { LANGUAGES, messageIn } from '../../support/messages.ts';
import { expect, test } from '../../support/site/demo.ts';
import { LOST, MINUTE_MS, TRADES_PATH, trade, tradesPage } from '../../support/tradesPage.ts';

/** The color of a token as the browser computes it. */
function tokenColor(page: Page, token: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(--${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
}

const colorOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).color);

for (const language of LANGUAGES) {
  test(`buys and sells have the colors of the language, or those the visitor chose, in ${language}`, async ({
    page,
    demo,
    gotoIn,
  }) => {
    const { message, main, cards, badge } = tradesPage(page, language);
    const pairs = { 'red-blue': ['bad', 'info'], 'green-red': ['good', 'bad'] } as const;
    const [usual, other] =
      language === 'ko' ? (['red-blue', 'green-red'] as const) : (['green-red', 'red-blue'] as const);
    const side = (key: 'BUY' | 'SELL') => cards.getByText(message(`sides.${key}`), { exact: false }).first();
    const choice = (colors: keyof typeof pairs) =>
      main.getByRole('button', { name: messageIn(language, `whale-trades/late:colors.${colors}`) });
    const expectColors = async (colors: keyof typeof pairs) => {
      for (const [key, token] of [
        ['BUY', pairs[colors][0]],
        ['SELL', pairs[colors][1]],
      ] as const) {
        const expected = await tokenColor(page, token);
        await expect.poll(() => colorOf(side(key))).toBe(expected);
      }
    };

    await page.setViewportSize({ width: 1280, height: 900 });
    await gotoIn(language, TRADES_PATH, 'address');
    await expect(badge).toHaveText(message('states.live'));
    trade(demo, 'binance', { price: 60_000, coins: 10 });
    trade(demo, 'okx', { price: 60_001, coins: 200, side: 'SELL' });
    await expect(cards).toHaveCount(2);
    await expectColors(usual);
    expect(await wholeFindings(page)).toEqual([]);

    await test.step('where a translator calls the page one in another language', async () => {
      const setLang = (lang: string) =>
        page.evaluate((value) => document.documentElement.setAttribute('lang', value), lang);
      await setLang(language === 'ko' ? 'en' : 'ko');
      await expectColors(usual);
      await setLang(language);
    });

    await choice(usual).click();
    await expect(choice(other)).toBeFocused();
    await expectColors(other);
    expect(await wholeFindings(page)).toEqual([]);

    await test.step('before the first script of the next visit', async () => {
      await page.route('**/assets/*.js', () => {});
      await page.reload({ waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute('data-trade-colors', other);
      await page.unroute('**/assets/*.js');
      await page.reload();
      await expect(badge).toHaveText(message('states.live'));
      await expect(choice(other)).toBeVisible();
    });

    await test.step('where the system sets the colors', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      await expect(main.getByRole('listitem').first()).toContainText(message('sides.SELL'));
      expect(await forcedColorFindings(page)).toEqual([]);
    });
  });
}

test('trades lose their colors while the connection is lost', async ({ page, demo, guard, gotoIn }) => {
  const { message, main, cards, badge } = tradesPage(page, 'ko');
  const total = main.getByRole('region', { name: message('totalsTitle') });
  guard.allow(LOST);
  // The idle page preloads code.
  guard.allow(/ERR_CONNECTION_REFUSED/u);
  await page.clock.install();
  await gotoIn('ko', TRADES_PATH);
  await expect(badge).toHaveText(message('states.live'));
  trade(demo, 'okx', { price: 60_001, coins: 200, side: 'SELL' });
  await expect(cards).toHaveCount(1);
  const expectInk = async (tokens: readonly [value: string, side: string]) => {
    const [value, side] = [await tokenColor(page, tokens[0]), await tokenColor(page, tokens[1])];
    await expect.poll(() => colorOf(cards.first().getByText('$12,000,200'))).toBe(value);
    await expect.poll(() => colorOf(total.locator('[data-side=sell] strong'))).toBe(side);
  };
  await expectInk(['ink', 'info']);
  await demo.close();
  await page.clock.fastForward(MINUTE_MS / 10);
  await expect(main.getByRole('alert')).toContainText(message('problems.unreachable'));
  await expectInk(['ink-3', 'ink-3']);
  expect(await wholeFindings(page)).toEqual([]);
});
