// `pnpm bench:feed`: from the moment an exchange writes a large trade to the moment its card is painted.
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { SWEEP_WINDOW_MS } from '@toolbox/core/feed';
import { formatUsd } from '@toolbox/i18n/format/formatUsd';
import { messageIn } from '../support/messages.ts';
import { browserOptions } from '../support/site/browser.ts';
import { quietDemo, type RunningDemo } from '../support/site/demo.ts';
import { median } from './measure.ts';
import { PRESETS } from './presets.ts';

const PATH = '/crypto-tools/real-time-whale-trades';
/** The limit of the median; in {@link SWEEP_WINDOW_MS} of it the server waits for further fills of the same order. */
const GOAL_MS = 200;
/** Longer than a sweep, and not synchronized with the frames of the page. */
const PAUSE_MS = 250;
const MAX_PAUSE_MS = 450;
const COINS = 10;
const FIRST_PRICE = 60_000;
/** Numbered across all exchanges, because two of them are APIs of one market and share its numbers. */
const FIRST_ID = 5_000_000;
const TIMEOUT_MS = 10_000;
const TAIL = 0.95;

const { values } = parseArgs({ options: { trades: { type: 'string', default: '120' } } });
const trades = Number(values.trades);

/** The same clock in the page and here: milliseconds since 1970, with fractions. */
function now(): number {
  return performance.timeOrigin + performance.now();
}

/** Runs in the page: reports each new card once the first frame with it has been painted. */
function watchCards(): void {
  type PageBindings = { readonly cardPainted: (text: string, at: number) => Promise<void> };
  const bindings = globalThis as unknown as PageBindings;
  const seen = new WeakSet<Element>();
  const look = () => {
    const cards = [...document.querySelectorAll('main li[data-side]')].filter((card) => !seen.has(card));
    for (const card of cards) seen.add(card);
    if (cards.length === 0) return;
    // The message is delivered after the frame that the callback precedes.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const at = performance.timeOrigin + performance.now();
        for (const card of cards) void bindings.cardPainted(card.textContent ?? '', at);
      };
      port2.postMessage(null);
    });
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

type Painted = { readonly text: string; readonly at: number };

/** Opens the page; returns a function that waits for the next card. */
async function openFeed(page: Page, url: string): Promise<(name: string) => Promise<Painted>> {
  let tell = (_painted: Painted) => {};
  await page.exposeFunction('cardPainted', (text: string, at: number) => tell({ text, at }));
  await page.addInitScript(watchCards);
  await page.goto(url + PATH, { waitUntil: 'networkidle' });
  await page.getByText(messageIn('ko', 'whale-trades:states.live')).waitFor();
  return (name) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`A trade of ${name} never came to the page.`)), TIMEOUT_MS);
      tell = (painted) => {
        clearTimeout(timer);
        resolve(painted);
      };
    });
}

async function untilSubscribed({ fakes }: RunningDemo): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while ([...fakes.exchanges.values()].some((exchange) => exchange.subscribers() === 0)) {
    if (Date.now() > end) throw new Error('Not every exchange is listened to.');
    await wait(PAUSE_MS);
  }
}

/** Sends one trade per exchange in turn, each a separate sweep; returns how long each took. */
async function measure(
  demo: RunningDemo,
  nextCard: (name: string) => Promise<Painted>,
): Promise<ReadonlyMap<string, number[]>> {
  const found = new Map<string, number[]>([...demo.fakes.exchanges.keys()].map((name) => [name, []]));
  const names = [...found.keys()];
  for (let round = 0; round < trades; round += 1) {
    const name = names[round % names.length] ?? '';
    const price = FIRST_PRICE + round;
    const card = nextCard(name);
    const start = now();
    const side = round % 3 === 0 ? 'SELL' : 'BUY';
    demo.fakes.exchanges.get(name)?.trade({ coin: 'BTC', side, price, coins: COINS, id: FIRST_ID + round });
    const { text, at } = await card;
    if (!text.includes(formatUsd(price * COINS))) throw new Error(`Another trade came from ${name}: ${text}`);
    found.get(name)?.push(at - start);
    await wait(PAUSE_MS + ((round * 37) % (MAX_PAUSE_MS - PAUSE_MS)));
  }
  return found;
}

const demo = await quietDemo();
const browser = await chromium.launch(browserOptions());
try {
  const page = await browser.newPage({ viewport: PRESETS[0]?.viewport ?? null, locale: 'ko-KR' });
  await untilSubscribed(demo);
  const found = await measure(demo, await openFeed(page, demo.url));
  for (const [name, times] of found) {
    process.stdout.write(`${name.padEnd(18)} ${times.length} trades, median ${median(times).toFixed(0)} ms\n`);
  }
  const times = [...found.values()].flat().toSorted((one, other) => one - other);
  const middle = median(times);
  const tail = times[Math.ceil(times.length * TAIL) - 1] ?? Number.NaN;
  const figures = `median ${middle.toFixed(0)}, p95 ${tail.toFixed(0)}, max ${(times.at(-1) ?? Number.NaN).toFixed(0)} ms`;
  process.stdout.write(`${times.length} trades from the exchange's frame to the painted card: ${figures}\n`);
  process.stdout.write(`goal: median under ${GOAL_MS} ms, ${SWEEP_WINDOW_MS} ms of them the sweep window\n`);
  if (!(middle < GOAL_MS)) process.exitCode = 1;
} finally {
  await browser.close();
  await demo.close();
}
