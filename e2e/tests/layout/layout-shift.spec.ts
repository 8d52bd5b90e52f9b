import { recordedPremiums } from '@toolbox/server/fakes/recordedPremiums';
import { forgetFiles, shiftFindings, watchShifts } from '../../support/checks/layoutShifts.ts';
import { PREMIUM_PATH, premiumPage } from '../../support/premiumPage.ts';
import { registry } from '../../support/registry.ts';
import { test as demoTest, expect } from '../../support/site/demo.ts';
import { testTools } from '../../support/testTools.ts';
import { TRADES_PATH, trade, tradesPage } from '../../support/tradesPage.ts';
import { WHALES_PATH, whalesPage } from '../../support/whalesPage.ts';

// No layout shift while a page loads and hydrates, or when data arrives.

/** Each size and each language once: all four combinations would take twice as long. */
const LOADS = [
  { language: 'ko', size: { width: 1366, height: 768 } },
  { language: 'en', size: { width: 390, height: 844 } },
] as const;
const MINUTE_MS = 60_000;
/** A day of records, five minutes apart. */
const PAST = Array.from({ length: 288 }, (_, place) => 1 + (place % 50) / 20);
const LISTED = 30;
/** More than the list shows, so that rows are also removed. */
const TRADES = LISTED + 2;
const MAX_LOADS = 3;
const LIVE = [PREMIUM_PATH, TRADES_PATH, WHALES_PATH];

const still = registry.tools.filter(({ path }) => !LIVE.includes(path));
testTools('loads without layout shifts', still, async (tool, { page, gotoIn }) => {
  await watchShifts(page);
  await forgetFiles(page);
  for (const { language, size } of LOADS) {
    await page.setViewportSize(size);
    const load = async () => {
      await gotoIn(language, tool.path, 'address');
      await page.waitForLoadState('networkidle');
      return await shiftFindings(page);
    };
    // A busy browser sometimes paints a half-parsed page. A shift that the page itself causes occurs on each
    // load.
    let findings = await load();
    for (let loads = 1; findings.length > 0 && loads < MAX_LOADS; loads += 1) findings = await load();
    expect(findings).toEqual([]);
  }
});

demoTest.describe('a live page', () => {
  demoTest.use({
    demoOptions: {
      past: recordedPremiums({ upbit: PAST, bithumb: PAST }, 5 * MINUTE_MS, Date.now()),
    },
  });
  demoTest.beforeEach(({ page }) => watchShifts(page));
  for (const { language, size } of LOADS) {
    const where = `in ${language} at ${size.width} px`;

    demoTest(`keeps everything in its place while trades arrive, ${where}`, async ({ page, demo, gotoIn }) => {
      // Each trade waits for a few frames, of which a busy machine draws few.
      demoTest.slow();
      const { message, badge, cards, list, main } = tradesPage(page, language);
      await page.setViewportSize(size);
      await gotoIn(language, TRADES_PATH, 'address');
      await expect(badge).toHaveText(message('states.live'));
      const totals = main.getByRole('region', { name: message('totalsTitle') });
      const send = (count: number) =>
        trade(demo, count % 2 === 0 ? 'okx' : 'binance', {
          price: 60_000 + count,
          coins: 9 + count * 7,
          side: count % 3 ? 'BUY' : 'SELL',
        });
      const whenCounted = (count: number) =>
        expect(totals.getByText(`${message('totals.trades')} ${count}`, { exact: true })).toBeVisible();
      // In a burst, rows move without a slide.
      const whenStill = () =>
        list.locator('..').evaluate(async (rows) => {
          await Promise.all(rows.getAnimations().map(({ finished }) => finished));
        });
      for (let count = 1; count <= TRADES; count += 1) {
        send(count);
        // Sent one by one in separate frames, because simultaneous fills are merged to one trade.
        await whenCounted(count);
        await expect(cards).toHaveCount(Math.min(count, LISTED));
        await whenStill();
      }
      expect(await shiftFindings(page)).toEqual([]);
    });

    demoTest(`keeps everything in its place while the premium arrives, ${where}`, async ({ page, gotoIn }) => {
      const { message, main, result } = premiumPage(page, language);
      await page.setViewportSize(size);
      await gotoIn(language, PREMIUM_PATH, 'address');
      await expect(result).toContainText('+2.08%');
      await expect(main.getByRole('slider')).toBeVisible();
      await expect(main.getByRole('heading', { name: message('coins.title') })).toBeAttached();
      await page.waitForLoadState('networkidle');
      expect(await shiftFindings(page)).toEqual([]);
    });

    demoTest(`keeps everything in its place while movements arrive, ${where}`, async ({ page, demo, gotoIn }) => {
      const { cards, tell } = whalesPage(page, language);
      await tell(demo);
      await page.setViewportSize(size);
      await gotoIn(language, WHALES_PATH, 'address');
      await expect(cards).toHaveCount(2);
      await page.waitForLoadState('networkidle');
      expect(await shiftFindings(page)).toEqual([]);
    });
  }
});
