import { expect, it } from 'vitest';
import { createSeenIds } from './okxSeenIds.ts';

const SYMBOL = 'BTC-USDT-SWAP';
const message = (id: number, count = 1, instId = SYMBOL) => ({
  data: [{ instId, tradeId: String(id), count: String(count) }],
});
const trade = (id: number) => ({
  id: String(id),
  exchange: 'okx',
  symbol: SYMBOL,
  side: 'BUY' as const,
  price: 60_000,
  volume: 1,
  volumeUsd: 60_000,
  timestamp: 1_790_000_000_000,
});

function setUp() {
  const seen = createSeenIds(new Set([SYMBOL, 'ETH-USDT-SWAP']));
  return { begin: seen.begin, seenOf: (...ids: number[]) => ids.filter((id) => seen.has(trade(id))) };
}

it('knows what each connection reported, and what the newest is going to report', () => {
  const { begin, seenOf } = setUp();
  expect(seenOf(100)).toEqual([]);
  const first = begin();
  first(message(100, 3));
  first(message(105));
  expect(seenOf(97, 98, 100, 103, 105, 106)).toEqual([98, 100, 103, 105, 106]);
  begin()(message(200, 2));
  expect(seenOf(97, 98, 105, 106, 198, 199, 200, 201)).toEqual([98, 105, 199, 200, 201]);
});

it('does not know the trades of a gap when the connection after it is lost, too', () => {
  const { begin, seenOf } = setUp();
  begin()(message(100));
  const second = begin();
  second(message(200));
  second(message(210));
  begin()(message(300));
  expect(seenOf(100, 101, 150, 199, 205, 210, 211, 299, 300)).toEqual([100, 205, 210, 300]);
});

it('does not know the trades of a gap if the old connection still sent while the new one was opened', () => {
  const { begin, seenOf } = setUp();
  const old = begin();
  old(message(100));
  const successor = begin();
  old(message(101));
  expect(seenOf(101)).toEqual([101]);
  successor(message(200));
  expect(seenOf(101, 102, 150, 199, 200)).toEqual([101, 200]);
});

it('does not know the trades of a pair of which the new connection has none yet', () => {
  const { begin, seenOf } = setUp();
  begin()(message(100));
  begin()(message(1, 1, 'ETH-USDT-SWAP'));
  expect(seenOf(100, 101)).toEqual([100]);
});

it('ignores messages without numbers, other pairs, and connections before the last hundred', () => {
  const { begin, seenOf } = setUp();
  const other = begin();
  for (const unusable of [undefined, {}, message(Number.NaN), message(5, 1, 'SOL-USDT-SWAP')]) other(unusable);
  begin()(message(10));
  for (let number = 2; number <= 100; number += 1) begin()(message(number * 10));
  expect(seenOf(10, 11, 1000)).toEqual([10, 1000]);
  begin()(message(1010));
  expect(seenOf(10, 20, 1010)).toEqual([20, 1010]);
});
