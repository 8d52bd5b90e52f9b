import { LANGUAGES } from '../../support/messages.ts';
import { expectSound, type Market, PREMIUM_PATH, premiumPage, silence } from '../../support/premiumPage.ts';
import { expect, quietDemo, test } from '../../support/site/demo.ts';

const PUBLIC = {
  upbit: 'https://api.upbit.com',
  bithumb: 'https://api.bithumb.com',
  binance: 'https://data-api.binance.vision',
  coinbase: 'https://api.coinbase.com',
  exchangeRate: 'https://open.er-api.com',
} as const;

for (const language of LANGUAGES) {
  for (const figure of ['krw', 'usd', 'fx'] as const) {
    test.describe(`a server without ${figure}, in ${language}`, () => {
      test.use({ demoOptions: { prepare: ({ prices }) => silence(prices, figure) } });

      test('states which figure is missing', async ({ page, guard, gotoIn }) => {
        const { message, main, alert, choose } = premiumPage(page, language);
        guard.allowStatus(503);
        await gotoIn(language, PREMIUM_PATH, 'address');
        await expect(alert).toContainText(message(`problems.${figure}`));
        const hint = (market: Market) => main.getByText(message('tryOther', { market: message(`services.${market}`) }));
        const hints = figure === 'krw' ? 1 : 0;
        // Both have been requested already.
        await expect(hint('bithumb')).toHaveCount(0);
        await expectSound(page);
        await choose('upbit');
        await expect(hint('bithumb')).toHaveCount(hints);
        await choose('bithumb');
        await expect(hint('bithumb')).toHaveCount(0);
        await expect(alert).toContainText(message(`problems.${figure}`));
        await expect(hint('upbit')).toHaveCount(hints);
      });
    });
  }

  test.describe(`a server with only one exchange, in ${language}`, () => {
    test.use({
      demoOptions: {
        prepare: ({ prices }) => {
          prices.upbit.switches.refuse = true;
        },
      },
    });

    test('shows the available exchange unless the missing one is selected', async ({ page, guard, gotoIn }) => {
      const { message, main, result, alert, choose } = premiumPage(page, language);
      guard.allowStatus(503);
      await gotoIn(language, PREMIUM_PATH, 'address');
      await expect(result).toContainText('+1.98%');
      await expect(result).toContainText(message('services.bithumb'));
      await expect(alert).toHaveCount(0);
      await choose('upbit');
      await expect(alert).toContainText(message('problems.krw'));
      await expect(alert).toContainText(message('tryOther', { market: message('services.bithumb') }));
      await expect(result).not.toContainText('+1.98%');
      await expectSound(page);
      await choose('bithumb');
      await expect(result).toContainText('+1.98%');
      await expect(alert).toHaveCount(0);
      await expect(main.getByRole('table')).toBeVisible();
    });
  });

  test(`old figures stay with their time when a refresh fails, in ${language}`, async ({
    page,
    demo,
    guard,
    gotoIn,
  }) => {
    const { message, main, result, refresh, alert } = premiumPage(page, language);
    guard.allowStatus(503);
    // There is no server during the restart, and idle preloads may fail at that time.
    guard.allow(/ERR_CONNECTION_(?:REFUSED|RESET)/u);
    await gotoIn(language, PREMIUM_PATH, 'address');
    await expect(result).toContainText('+2.08%');
    // All lazy code has loaded before the server stops.
    await expect(main.getByText(message('history.tooFew'))).toBeVisible();
    await page.waitForLoadState('networkidle');
    // The server keeps prices for hours, except after a restart.
    await demo.close();
    const again = await quietDemo(new URL(demo.url).port, { prepare: ({ prices }) => silence(prices, 'krw') });
    await refresh.click();
    await expect(alert).toContainText(message('problems.krw'));
    for (const part of message('oldFigures', { time: '|' }).split('|')) await expect(alert).toContainText(part);
    await expect(alert).toContainText(/\d{1,2}:\d{2}:\d{2}/u);
    await expect(result).toContainText('+2.08%');
    await expect(result).toContainText('99,000,000');
    await expectSound(page);
    await again.close();
  });

  test(`falls back to the public services if no server responds, in ${language}`, async ({ page, guard, gotoIn }) => {
    const { message, result, main, choose } = premiumPage(page, language);
    guard.allowStatus(404);
    for (const origin of Object.values(PUBLIC)) await guard.allowOrigin(origin);
    await page.route('**/api/crypto/**', (route) => route.fulfill({ status: 404, json: {} }));
    const answer = (pattern: string, json: unknown) =>
      page.route(pattern, (route) => route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } }));
    await answer(`${PUBLIC.upbit}/**`, [{ market: 'KRW-BTC', trade_price: 105_000_000, timestamp: Date.now() }]);
    await answer(`${PUBLIC.bithumb}/**`, { status: '0000', data: { closing_price: '98000000' } });
    await answer(`${PUBLIC.binance}/**`, [{ symbol: 'BTCUSDT', price: '70000' }]);
    await answer(`${PUBLIC.exchangeRate}/**`, { result: 'success', base_code: 'USD', rates: { KRW: 1400 } });
    await gotoIn(language, PREMIUM_PATH, 'address');
    await expect(result).toContainText('+7.14%');
    await expect(result).toContainText(message('services.exchangerate-api'));
    await expect(main.getByText(message('history.title'))).toHaveCount(0);
    await expectSound(page);
    await choose('bithumb');
    await expect(result).toContainText('0.00%');
    await expect(result).toContainText(message('services.bithumb'));
  });
}
