import type { Page } from '@playwright/test';
import { axeFindings } from '../site/axe.ts';
import { expect, quietDemo, type RunningDemo, setHidden, test } from '../site/demo.ts';
import { sidewaysFindings } from '../site/sideways.ts';
import { LANGUAGES, type Language, say } from '../site/words.ts';

const PATH = '/crypto-tools/real-time-whale-trades';
const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 360, height: 740 };
const MINUTE_MS = 60_000;
/** What Chromium says of a connection that is lost or refused; no page can keep it from saying so. */
const LOST = /WebSocket connection to/u;

function pageIn(page: Page, language: Language) {
  const words = (key: string, values?: Readonly<Record<string, string | number>>) =>
    say(language, `crypto:real-time-whale-trades.${key}`, values);
  const main = page.getByRole('main');
  const list = main.getByRole('list', { name: words('listTitle') });
  return {
    words,
    main,
    list,
    cards: list.getByRole('listitem'),
    badge: main.locator('[data-state]'),
    button: (key: string) => main.getByRole('button', { name: words(key), exact: true }),
  };
}

/** Trades on one of the fake exchanges; enough to be large. */
function trade({ fakes }: RunningDemo, exchange: string, price: number, coins: number, side: 'BUY' | 'SELL' = 'BUY') {
  fakes.exchanges.get(exchange)?.trade({ coin: 'BTC', side, price, coins });
}

for (const language of LANGUAGES) {
  test(`large trades appear as they happen in ${language}`, async ({ page, demo, gotoIn }) => {
    const { words, main, list, cards, badge, button } = pageIn(page, language);
    await page.setViewportSize(WIDE);
    await gotoIn(language, PATH, 'address');
    await expect(badge).toHaveText(words('states.live'));
    await expect(main.getByText(words('empty'))).toBeVisible();
    await expect(main.getByText(words('problems.simulated'))).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    await test.step('newest first, with words for risk and side', async () => {
      trade(demo, 'binance', 60_000, 10);
      await expect(cards).toHaveCount(1);
      trade(demo, 'okx', 60_001, 200, 'SELL');
      trade(demo, 'bybit', 60_002, 1);
      await expect(cards).toHaveCount(2);
      await expect(cards.first()).toContainText('$12,000,200');
      for (const part of ['BTC-USDT-SWAP', 'OKX', '200 BTC', words('risks.extreme'), words('sides.SELL')])
        await expect(cards.first()).toContainText(part);
      await expect(cards.last()).toContainText(words('risks.low'));
      expect(await axeFindings(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step('paused and resumed by the keyboard', async () => {
      await button('pause').focus();
      await page.keyboard.press('Enter');
      trade(demo, 'bybit', 60_003, 20);
      await expect(main.getByText(words('waiting', { count: 1 }))).toBeVisible();
      await expect(cards).toHaveCount(2);
      await page.keyboard.press('Enter');
      await expect(cards).toHaveCount(3);
    });

    await test.step('filtered, saved as CSV', async () => {
      await main.getByRole('radio', { name: words('sides.SELL'), exact: true }).check({ force: true });
      await expect(cards).toHaveCount(1);
      const saving = page.waitForEvent('download');
      await button('csv').click();
      expect((await saving).suggestedFilename()).toMatch(/^whale-trades-\d{14}\.csv$/u);
    });

    await test.step('as cards on a narrow screen', async () => {
      await page.setViewportSize(NARROW);
      expect(await sidewaysFindings(page)).toEqual([]);
      await expect(list.getByText(words('detail', { exchange: 'OKX' }))).toBeHidden();
      await list.getByRole('button', { name: say(language, 'common:actions.showDetails') }).click();
      await expect(list.getByText(words('detail', { exchange: 'OKX' }))).toBeVisible();
      expect(await sidewaysFindings(page)).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
    });
  });

  test(`a server that stops, falls silent and returns in ${language}`, async ({
    page,
    demo,
    guard,
    gotoIn,
    context,
  }) => {
    const { words, main, cards, badge } = pageIn(page, language);
    guard.allow(LOST);
    await page.clock.install();
    await page.setViewportSize(NARROW);
    await gotoIn(language, PATH);
    await expect(badge).toHaveText(words('states.live'));
    trade(demo, 'binance', 60_000, 10);
    await expect(cards).toHaveCount(1);

    await test.step('stale after half a minute of silence', async () => {
      await page.clock.fastForward(MINUTE_MS / 2);
      await expect(badge).toHaveText(words('states.stale'));
      await expect(main.getByRole('alert')).toContainText(words('problems.stale', { seconds: 30 }));
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step('connecting once it is gone, with what was seen still there', async () => {
      await demo.close();
      await expect(badge).toHaveText(words('states.connecting'));
      await page.clock.fastForward(MINUTE_MS / 10);
      await expect(main.getByRole('alert')).toContainText(words('problems.unreachable'));
      await expect(cards).toHaveCount(1);
      expect(await axeFindings(page)).toEqual([]);
      expect(await sidewaysFindings(page)).toEqual([]);
    });

    await test.step('offline where the browser has no network', async () => {
      await context.setOffline(true);
      await page.clock.fastForward(MINUTE_MS / 10);
      await expect(badge).toHaveText(words('states.offline'));
      await expect(main.getByRole('alert')).toContainText(words('problems.offline'));
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step('live again as soon as both are back', async () => {
      const again = await quietDemo(new URL(demo.url).port);
      await context.setOffline(false);
      await expect(badge).toHaveText(words('states.live'));
      await expect(main.getByRole('alert')).toHaveCount(0);
      trade(again, 'okx', 61_000, 10);
      await expect(cards).toHaveCount(2);
      await again.close();
    });
  });
}

test('a hidden tab gives its connection up after five minutes and comes back with a new one', async ({
  page,
  gotoIn,
}) => {
  const { words, badge } = pageIn(page, 'ko');
  const sockets: { isClosed: () => boolean }[] = [];
  page.on('websocket', (socket) => sockets.push(socket));
  await page.clock.install();
  await gotoIn('ko', PATH);
  await expect(badge).toHaveText(words('states.live'));
  await setHidden(page, true);
  await page.clock.fastForward(5 * MINUTE_MS);
  await expect.poll(() => sockets.every((socket) => socket.isClosed())).toBe(true);
  const before = sockets.length;
  await setHidden(page, false);
  await expect(badge).toHaveText(words('states.live'));
  expect(sockets).toHaveLength(before + 1);
});

test('frames that cannot be read are logged and change nothing', async ({ page, demo, guard, gotoIn }) => {
  const { words, badge, cards } = pageIn(page, 'ko');
  const logged: string[] = [];
  guard.allow(/cannot be read/u);
  page.on('console', (message) => logged.push(message.text()));
  await page.routeWebSocket('**/ws', (client) => {
    const server = client.connectToServer();
    server.onMessage((message) => {
      client.send(message);
      for (const garbage of ['{', 'null', '{"type":"real_time_trade","price":"<b>"}', '{"type":"unheard-of"}'])
        client.send(garbage);
    });
  });
  await gotoIn('ko', PATH);
  await expect(badge).toHaveText(words('states.live'));
  trade(demo, 'binance', 60_000, 10);
  await expect(cards).toHaveCount(1);
  expect(logged.filter((text) => text.includes('cannot be read')).length).toBeGreaterThan(0);
});

/** Lets so many trades arrive within a second, as fast as the machine can tell them. */
function pourTrades(page: Page, trades: number): Promise<void> {
  return page.evaluate(async (count) => {
    const { feedSocket } = globalThis as unknown as { feedSocket: WebSocket };
    const batch = 50;
    for (let sent = 0; sent < count; sent += 1) {
      const told = { exchange: 'okx', symbol: 'BTC-USDT-SWAP', side: sent % 2 === 0 ? 'BUY' : 'SELL' };
      const figures = { price: 60_000 + Math.random(), volume: 10, volume_usd: 600_000 + sent * 1000 };
      const data = JSON.stringify({ type: 'real_time_trade', ...told, ...figures, timestamp: Date.now() });
      feedSocket.dispatchEvent(new MessageEvent('message', { data }));
      if (sent % batch === 0) await new Promise((resolve) => setTimeout(resolve, (1000 * batch) / count));
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, trades);
}

type TraceEvent = { readonly name: string; readonly pid: number; readonly tid: number; readonly tdur?: number } & {
  readonly args?: { readonly name?: string };
};

/** How long the page's own thread worked at most without a pause, in milliseconds: work, not waiting for a busy machine. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const threads = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`);
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && threads.includes(`${pid} ${tid}`),
  );
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

test('ten thousand trades in a second keep every frame short and the list at thirty', async ({
  page,
  browser,
  gotoIn,
}) => {
  const { words, badge, cards, main } = pageIn(page, 'ko');
  const most = { trades: 10_000, frameMs: 50 };
  await page.addInitScript(() => {
    const Native = WebSocket;
    globalThis.WebSocket = class extends Native {
      constructor(url: string | URL) {
        super(url);
        Object.assign(globalThis, { feedSocket: this });
      }
    };
  });
  await gotoIn('ko', PATH);
  await expect(badge).toHaveText(words('states.live'));
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] });
  await pourTrades(page, most.trades);
  const longest = longestTask(await browser.stopTracing());
  console.log(`longest task with ${most.trades} trades a second: ${longest.toFixed(1)} ms`);
  await expect(cards).toHaveCount(30);
  await expect(main.getByRole('region', { name: words('totalsTitle') })).toContainText(
    most.trades.toLocaleString('en-US'),
  );
  expect(longest).toBeGreaterThan(0);
  expect(longest).toBeLessThan(most.frameMs);
});
