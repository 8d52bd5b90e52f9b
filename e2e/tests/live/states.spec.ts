import type { Browser, Page } from '@playwright/test';
import { wholeFindings } from '../../support/looks.ts';
import { LANGUAGES } from '../../support/messages.ts';
import { launchWithCache, leaveAndComeBack } from '../../support/site/backForwardCache.ts';
import { expect, quietDemo, setHidden, test } from '../../support/site/demo.ts';
import { testHolding } from '../../support/site/proxyServer.ts';
import { LOST, MINUTE_MS, TRADES_PATH, trade, tradesPage } from '../../support/tradesPage.ts';

const heldTest = testHolding('/ws');
/** Under a name that the page does not know to be local; its server refuses the feed to it. */
const remoteTest = test.extend({
  baseURL: async ({ demo }, use) => use(demo.url.replace('127.0.0.1', 'toolbox.localhost')),
});

for (const language of LANGUAGES) {
  heldTest(`connecting for the first time, and no answer in ${language}`, async ({ page, guard, gotoIn }) => {
    const { message, main, badge, alert } = tradesPage(page, language);
    guard.allow(LOST);
    await page.clock.install();
    await gotoIn(language, TRADES_PATH, 'address');
    await expect(badge).toHaveText(message('states.connecting'));
    await expect(main.getByText(message('loading'))).toBeAttached();
    await expect(alert).toHaveCount(0);
    expect(await wholeFindings(page)).toEqual([]);
    await page.clock.fastForward(MINUTE_MS / 6);
    await expect(alert).toContainText(message('problems.unreachable'));
    await expect(badge).toHaveText(message('states.connecting'));
    await expect(main.getByText(message('empty'))).toBeVisible();
    expect(await wholeFindings(page)).toEqual([]);
  });

  test(`shows that a server stops, goes silent and returns, in ${language}`, async ({
    page,
    demo,
    guard,
    gotoIn,
    context,
  }) => {
    const { message, cards, badge, alert } = tradesPage(page, language);
    guard.allow(LOST);
    await page.clock.install();
    await gotoIn(language, TRADES_PATH);
    await expect(badge).toHaveText(message('states.live'));
    trade(demo, 'binance', { price: 60_000, coins: 10 });
    await expect(cards).toHaveCount(1);
    expect(await wholeFindings(page)).toEqual([]);

    await test.step('stale after half a minute of silence', async () => {
      await page.clock.fastForward(MINUTE_MS / 2);
      await expect(badge).toHaveText(message('states.stale'));
      await expect(alert).toContainText(message('problems.stale', { seconds: 30 }));
      await expect(page.locator('#result')).toHaveAttribute('data-late', 'true');
      expect(await wholeFindings(page)).toEqual([]);
    });

    await test.step('connecting once it is gone, with what was seen still there', async () => {
      await demo.close();
      await expect(badge).toHaveText(message('states.connecting'));
      await page.clock.fastForward(MINUTE_MS / 10);
      await expect(alert).toContainText(message('problems.unreachable'));
      await expect(cards).toHaveCount(1);
      expect(await wholeFindings(page)).toEqual([]);
    });

    await test.step('still connecting without a network, which a local server does not need', async () => {
      await context.setOffline(true);
      await page.clock.fastForward(MINUTE_MS / 10);
      await expect(badge).toHaveText(message('states.connecting'));
      await expect(alert).toContainText(message('problems.unreachable'));
      await expect(cards).toHaveCount(1);
    });

    await test.step('live again as soon as both are back', async () => {
      const again = await quietDemo(new URL(demo.url).port);
      await context.setOffline(false);
      await expect(badge).toHaveText(message('states.live'));
      await expect(alert).toHaveCount(0);
      await expect(page.locator('#result')).toHaveAttribute('data-late', 'false');
      trade(again, 'okx', { price: 61_000, coins: 10 });
      await expect(cards).toHaveCount(2);
      await again.close();
    });
  });

  remoteTest(
    `is offline only while the browser has no network, in ${language}`,
    async ({ page, guard, gotoIn, context }) => {
      const { message, badge, alert } = tradesPage(page, language);
      // Other parts of the site may just be loading.
      guard.allow(LOST, /ERR_INTERNET_DISCONNECTED/u);
      await gotoIn(language, TRADES_PATH);
      await expect(badge).toHaveText(message('states.connecting'));
      await context.setOffline(true);
      await expect(badge).toHaveText(message('states.offline'));
      await expect(alert).toContainText(message('problems.offline'));
      expect(await wholeFindings(page)).toEqual([]);
      await context.setOffline(false);
      await expect(badge).toHaveText(message('states.connecting'));
    },
  );

  test(`shows that a browser cannot connect, in ${language}`, async ({ page, gotoIn }) => {
    const { message, alert } = tradesPage(page, language);
    await page.addInitScript(() => {
      globalThis.WebSocket = class {
        constructor() {
          throw new DOMException('refused', 'SecurityError');
        }
      } as unknown as typeof WebSocket;
    });
    await gotoIn(language, TRADES_PATH, 'address');
    await expect(alert).toContainText(message('problems.setup'));
    expect(await wholeFindings(page)).toEqual([]);
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebSocket'));
    await page.reload();
    await expect(alert).toContainText(message('problems.unsupported'));
    expect(await wholeFindings(page)).toEqual([]);
  });
}

test.describe('exchanges that reject connections', () => {
  test.use({
    demoOptions: {
      prepare: ({ exchanges }) => {
        for (const { switches } of exchanges.values()) switches.refuse = true;
      },
    },
  });
  for (const language of LANGUAGES) {
    test(`shows that the server has no exchange, in ${language}`, async ({ page, gotoIn }) => {
      const { message, main, badge, alert } = tradesPage(page, language);
      await gotoIn(language, TRADES_PATH, 'address');
      await expect(badge).toHaveText(message('states.live'));
      await expect(main.getByText(message('problems.noSource'))).toBeVisible();
      await expect(main.getByText(message('empty'))).toBeVisible();
      await expect(alert).toHaveCount(0);
      expect(await wholeFindings(page)).toEqual([]);
    });
  }
});

/** Reports every connection of a page. */
function watchSockets(page: Page): readonly { readonly isClosed: () => boolean }[] {
  const sockets: { isClosed: () => boolean }[] = [];
  page.on('websocket', (socket) => sockets.push(socket));
  return sockets;
}

test('a hidden tab closes its connection after five minutes and reconnects when it is shown', async ({
  page,
  gotoIn,
}) => {
  const { message, badge } = tradesPage(page, 'ko');
  const sockets = watchSockets(page);
  await page.clock.install();
  await gotoIn('ko', TRADES_PATH);
  await expect(badge).toHaveText(message('states.live'));
  await setHidden(page, true);
  await page.clock.fastForward(5 * MINUTE_MS);
  await expect.poll(() => sockets.every((socket) => socket.isClosed())).toBe(true);
  const before = sockets.length;
  await setHidden(page, false);
  await expect(badge).toHaveText(message('states.live'));
  expect(sockets).toHaveLength(before + 1);
});

test.describe('the back button', () => {
  let browser: Browser;
  test.beforeAll(async ({ playwright }) => {
    browser = await launchWithCache(playwright.chromium);
  });
  test.afterAll(() => browser.close());

  test('a page in the back-forward cache reconnects on return', async ({ demo }) => {
    const page = await browser.newPage({ locale: 'ko-KR', serviceWorkers: 'block' });
    const { message, cards, badge } = tradesPage(page, 'ko');
    await page.goto(demo.url + TRADES_PATH);
    await expect(badge).toHaveText(message('states.live'));
    trade(demo, 'binance', { price: 60_000, coins: 10 });
    await expect(cards).toHaveCount(1);
    await leaveAndComeBack(page, `${demo.url}/about`);
    const reasons = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation') as { notRestoredReasons?: unknown }[];
      return entry?.notRestoredReasons ?? null;
    });
    expect(reasons).toBeNull();
    await expect(badge).toHaveText(message('states.live'));
    await expect(cards).toHaveCount(1);
    trade(demo, 'okx', { price: 60_002, coins: 10 });
    await expect(cards).toHaveCount(2);
    await page.close();
  });
});
