import { wholeFindings } from '../../support/looks.ts';
import { LANGUAGES, messageIn } from '../../support/messages.ts';
import { expect, quietDemo, setHidden, test } from '../../support/site/demo.ts';
import { LOST, MINUTE_MS, TRADES_PATH, trade, tradesPage } from '../../support/tradesPage.ts';

for (const language of LANGUAGES) {
  test(`shows what was traded before, fills in what a hidden tab missed, and shows what is lost, in ${language}`, async ({
    page,
    browser,
    demo,
    guard,
    gotoIn,
  }) => {
    const { message, main, list, cards, badge } = tradesPage(page, language);
    const late = (key: string) => messageIn(language, `whale-trades/late:${key}`);
    const earlier = main.getByRole('list', { name: message('earlier') });
    const total = main.getByRole('region', { name: message('totalsTitle') });
    const count = (trades: number) => `${message('totals.trades')} ${trades}`;
    guard.allow(LOST);

    // Another visitor, who sees what is traded while the page is closed.
    const other = await browser.newPage({ baseURL: demo.url });
    await other.goto(TRADES_PATH);
    const seen = tradesPage(other, 'ko').cards;
    await expect(tradesPage(other, 'ko').badge).toHaveText(tradesPage(other, 'ko').message('states.live'));
    const traded = async (exchange: string, price: number, expected: number) => {
      trade(demo, exchange, { price, coins: 10 });
      await expect(seen).toHaveCount(expected);
    };
    await traded('binance', 60_000, 1);
    await traded('okx', 60_001, 2);

    await page.clock.install();
    await gotoIn(language, TRADES_PATH, 'address');
    await expect(badge).toHaveText(message('states.live'));
    await expect(earlier.getByRole('listitem')).toHaveCount(2);
    await expect(main.getByRole('heading', { name: message('earlier') })).toBeVisible();
    await expect(cards).toHaveCount(0);
    await expect(main.getByText(message('empty'))).toBeVisible();
    await expect(total).toContainText(count(0));
    expect(await wholeFindings(page)).toEqual([]);

    await test.step('its own trades above them', async () => {
      await traded('binance', 60_002, 3);
      await expect(cards).toHaveCount(1);
      await expect(earlier.getByRole('listitem')).toHaveCount(2);
      await expect(total).toContainText(count(1));
      expect(await wholeFindings(page)).toEqual([]);
    });

    await test.step('the trades of a time in the background, once', async () => {
      await setHidden(page, true);
      await demo.pass(5 * MINUTE_MS);
      await page.clock.fastForward(5 * MINUTE_MS);
      await traded('bybit', 60_003, 4);
      await traded('okx', 60_004, 5);
      await setHidden(page, false);
      await expect(cards).toHaveCount(3);
      await expect(list.getByText('$600,040')).toBeVisible();
      await expect(total).toContainText(count(3));
      await expect(main.getByText(late('gap'))).toHaveCount(0);
    });

    await test.step('a gap after a restart of the server', async () => {
      await other.close();
      await demo.close();
      await expect(badge).toHaveText(message('states.connecting'));
      const again = await quietDemo(new URL(demo.url).port);
      await page.clock.fastForward(MINUTE_MS);
      await expect(badge).toHaveText(message('states.live'));
      // The hidden status says the same after it.
      await expect(main.getByText(late('gap')).first()).toBeVisible();
      await expect(main.getByText(late('ownGapNote')).first()).toBeVisible();
      await expect(total).toContainText(count(3));
      expect(await wholeFindings(page)).toEqual([]);
      await again.close();
    });
  });
}
