import type { Trade } from '@toolbox/core/feed';
import { expect, it } from 'vitest';
import { createHub } from './createHub.ts';
import { inProcessBus } from './inProcessBus.ts';

const TRADES = 100_000;
const DUPLICATES = 20_000;
const SHUFFLED_WITHIN = 200;

/** The same numbers in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

it(`replays ${TRADES} trades with duplicates and reordering: none twice, none lost`, () => {
  const chance = random(42);
  const trades = Array.from({ length: TRADES }, (_, number): Trade => {
    const figures = { price: 50_000 + (number % 7), volume: 20, volumeUsd: (50_000 + (number % 7)) * 20 };
    const exchange = ['binance', 'bybit', 'okx'][number % 3] ?? '';
    const symbol = number % 2 === 0 ? 'BTCUSDT' : 'ETHUSDT';
    const side = chance() < 0.5 ? 'BUY' : 'SELL';
    return { exchange, symbol, side, id: String(number), timestamp: 1_790_000_000_000 + number * 11, ...figures };
  });
  const sent = [...trades];
  for (let duplicate = 0; duplicate < DUPLICATES; duplicate += 1) {
    const place = Math.floor(chance() * sent.length);
    const trade = sent[place];
    if (trade !== undefined) sent.splice(Math.min(sent.length, place + Math.floor(chance() * 1000)), 0, trade);
  }
  for (let place = 0; place + SHUFFLED_WITHIN < sent.length; place += SHUFFLED_WITHIN) {
    const other = place + Math.floor(chance() * SHUFFLED_WITHIN);
    const [one, two] = [sent[place], sent[other]];
    if (one !== undefined && two !== undefined) [sent[place], sent[other]] = [two, one];
  }

  const published: Trade[] = [];
  const bus = inProcessBus();
  bus.subscribe((event) => event.type === 'trade' && published.push(event.trade));
  let duplicates = 0;
  const counts = { onDuplicate: () => (duplicates += 1) };
  const hub = createHub(bus, { sweepMs: 0, minUsd: 500_000 }, counts);
  for (let start = 0; start < sent.length; start += 500) hub.accept(sent.slice(start, start + 500));
  hub.close();

  expect(duplicates).toBe(DUPLICATES);
  expect(new Set(published.map(({ exchange, symbol, id }) => `${exchange}|${symbol}|${id}`)).size).toBe(
    published.length,
  );
  expect(published.reduce((sum, { volume }) => sum + volume, 0)).toBe(TRADES * 20);
  expect(published).toHaveLength(TRADES);
});
