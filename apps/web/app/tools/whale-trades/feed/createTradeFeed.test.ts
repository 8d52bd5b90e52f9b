import { fakeSurroundings } from '@toolbox/client/testing/fakeSurroundings';
import { EMPTY_TRADE_WINDOW, serialiseFeedMessage, TRADE_WINDOW_SIZE, type Trade } from '@toolbox/core/feed';
import { describe, expect, it, vi } from 'vitest';
import { createTradeFeed } from './createTradeFeed.ts';
import { FIRST_FEED_STATE } from './tradeFeedState.ts';

const TRADE: Trade = {
  exchange: 'okx',
  symbol: 'BTC-USDT-SWAP',
  id: '1',
  price: 65_000,
  volume: 10,
  volumeUsd: 650_000,
  side: 'BUY',
  timestamp: 1_790_000_000_000,
};
const tradeMessage = (change: Partial<Trade> = {}) =>
  serialiseFeedMessage({ type: 'real_time_trade', trade: { ...TRADE, ...change } });

const HELLO = '{"type":"hello","min_usd":250000,"exchanges":["okx"],"simulated":false}';
const HEARTBEAT = '{"type":"heartbeat","time":1790000000000}';
const MINUTE_MS = 60_000;
/** What a server sends that was started `coveredMs` ago, by a clock that differs from that of the page. */
const listed = (coveredMs: number, ...prices: readonly number[]) => {
  const time = TRADE.timestamp + 30_000;
  const trades = prices.map((price) => ({ ...TRADE, price }));
  return serialiseFeedMessage({ type: 'recent_trades', since: time - coveredMs, time, trades });
};

function setUp() {
  const around = fakeSurroundings();
  const machine = { uptime: 0 };
  const frames: (() => void)[] = [];
  const feed = createTradeFeed(() => 'ws://feed/ws', {
    surroundings: () => around,
    uptime: () => machine.uptime,
    frame: (run) => {
      frames.push(run);
      return () => frames.splice(frames.indexOf(run), 1);
    },
  });
  const changed = vi.fn();
  const leave = feed.subscribe(changed);
  around.connections[0]?.accept();
  const draw = () => frames.splice(0).forEach((run) => void run());
  const receive = (text: string) => around.connections.at(-1)?.receive(text);
  return { around, machine, feed, changed, leave, frames, draw, receive };
}

it('connects only while it has subscribers, and starts again with an empty state', () => {
  const around = fakeSurroundings();
  const feed = createTradeFeed(() => 'ws://feed/ws', { surroundings: () => around, frame: () => () => {} });
  expect(around.connections).toHaveLength(0);
  const leave = [feed.subscribe(() => {}), feed.subscribe(() => {})];
  expect(around.connections).toHaveLength(1);
  around.connections[0]?.accept();
  for (const end of leave) end();
  expect(around.connections[0]?.isClosed()).toBe(true);
  feed.subscribe(() => {});
  expect(around.connections).toHaveLength(2);
  expect(feed.snapshot()).toBe(FIRST_FEED_STATE);
});

it('knows what the server sent about itself and the exchanges', () => {
  const { feed, draw, receive } = setUp();
  receive('{"type":"hello","min_usd":250000,"exchanges":["okx"],"simulated":true}');
  receive('{"type":"status","exchanges":{"okx":"live"}}');
  draw();
  expect(feed.snapshot()).toMatchObject({
    state: 'live',
    hello: { minUsd: 250_000, simulated: true },
    sources: { okx: 'live' },
  });
});

it.each([
  [600_000, 600_000],
  [-600_000, -600_000],
  [2001, 2001],
  [2000, 0],
  [-2000, 0],
])('knows that the clock of the page is %d ms ahead, which counts as %d', (aheadMs, counted) => {
  const { around, feed, draw, receive } = setUp();
  const time = around.now() - aheadMs;
  receive(HELLO);
  receive(serialiseFeedMessage({ type: 'recent_trades', since: time, time, trades: [] }));
  draw();
  expect(feed.snapshot().clockAheadMs).toBe(counted);
});

it('follows a clock of the page that is set during a connection, once a second heartbeat says the same', () => {
  const { around, feed, draw, receive } = setUp();
  const beat = (aheadMs: number) => {
    receive(serialiseFeedMessage({ type: 'heartbeat', time: around.now() - aheadMs }));
    draw();
    return feed.snapshot().clockAheadMs;
  };
  receive(HELLO);
  const time = around.now() - 600_000;
  receive(serialiseFeedMessage({ type: 'recent_trades', since: time, time, trades: [] }));
  expect([600_000, 0, 100].map(beat)).toEqual([600_000, 600_000, 0]);
  // One that waited while the machine slept, and those after it.
  expect([480_000, 0, 0].map(beat)).toEqual([0, 0, 0]);
});

it('notifies listeners once a frame, however much was received', () => {
  const { feed, changed, draw, receive, frames } = setUp();
  draw();
  changed.mockClear();
  for (let price = 1; price <= 500; price += 1) receive(tradeMessage({ price }));
  expect(changed).not.toHaveBeenCalled();
  expect(frames).toHaveLength(1);
  draw();
  expect(changed).toHaveBeenCalledOnce();
  expect(feed.snapshot().window.totals.totalTrades).toBe(500);
  expect(feed.snapshot().window.trades).toHaveLength(TRADE_WINDOW_SIZE);
});

describe('after a frame that brought a whole new list', () => {
  function setUpFlood() {
    const page = setUp();
    const pour = (from: number) => {
      for (let place = 0; place < TRADE_WINDOW_SIZE; place += 1) page.receive(tradeMessage({ price: from + place }));
    };
    pour(1);
    page.draw();
    page.changed.mockClear();
    return { ...page, pour };
  }

  it('rests, and loses nothing', () => {
    const { around, feed, changed, draw, frames, pour } = setUpFlood();
    pour(1000);
    expect(frames).toHaveLength(0);
    around.pass(200);
    draw();
    expect(changed).toHaveBeenCalledOnce();
    expect(feed.snapshot().window.totals.totalTrades).toBe(2 * TRADE_WINDOW_SIZE);
  });

  it('rests no longer where the clock is set back, and only once', () => {
    const { around, changed, draw, receive } = setUpFlood();
    around.suspend(-60 * MINUTE_MS);
    receive(tradeMessage({ price: 1000 }));
    around.pass(200);
    draw();
    expect(changed).toHaveBeenCalledOnce();
    receive(tradeMessage({ price: 1001 }));
    draw();
    expect(changed).toHaveBeenCalledTimes(2);
  });
});

it('ignores what it does not know silently, and what it cannot read with a word on the console', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { feed, draw, receive } = setUp();
  receive('{"type":"news"}');
  expect(warn).not.toHaveBeenCalled();
  for (const garbage of ['', 'null', '[1]', '{"type":"real_time_trade"}', tradeMessage().replace('650000', '"much"')])
    receive(garbage);
  expect(warn).toHaveBeenCalledTimes(5);
  draw();
  expect(feed.snapshot().window).toBe(EMPTY_TRADE_WINDOW);
});

it('keeps list and totals over a lost connection', () => {
  const { around, feed, draw, receive } = setUp();
  receive(tradeMessage());
  around.connections[0]?.cut();
  draw();
  expect(feed.snapshot()).toMatchObject({ state: 'connecting', window: { totals: { totalTrades: 1 } } });
  feed.retry();
  around.connections.at(-1)?.accept();
  draw();
  expect(feed.snapshot()).toMatchObject({ state: 'live', window: { totals: { totalTrades: 1 } } });
});

it('stays connected in a hidden tab while its trades are heard', () => {
  const { around, feed, receive } = setUp();
  const hide = () => {
    around.emit('hidden');
    for (let beat = 0; beat < 40; beat += 1) {
      around.pass(MINUTE_MS / 4);
      receive(HEARTBEAT);
    }
    return around.connections.at(-1)?.isClosed();
  };
  feed.setHeard(true);
  expect(hide()).toBe(false);
  around.emit('shown');
  feed.setHeard(false);
  expect(hide()).toBe(true);
});

it('notifies nobody after the last listener has left', () => {
  const { leave, changed, draw, receive } = setUp();
  receive(tradeMessage());
  leave();
  draw();
  expect(changed).not.toHaveBeenCalled();
});

describe('the list of recent trades', () => {
  function arrive() {
    const page = setUp();
    for (const text of [HELLO, listed(60 * MINUTE_MS, 1, 2), tradeMessage({ price: 3 })]) page.receive(text);
    page.draw();
    const prices = () => page.feed.snapshot().window.trades.map(({ price }) => price);
    const earlier = () => page.feed.snapshot().window.earlier.map(({ price }) => price);
    /** The tab is in the background for so long that the page closes its connection, then visible again. */
    const leave = (ms: number) => {
      page.around.emit('hidden');
      page.around.pass(ms);
      page.around.emit('shown');
      page.around.connections.at(-1)?.accept();
    };
    return { ...page, prices, earlier, leave };
  }

  it('is what was traded before the page was opened, and counts nothing', () => {
    const { feed, prices, earlier } = arrive();
    expect(prices()).toEqual([3]);
    expect(earlier().toSorted()).toEqual([1, 2]);
    expect(feed.snapshot()).toMatchObject({ window: { totals: { totalTrades: 1 } }, ownGaps: [] });
  });

  it('is of the visit, as far as it was traded since then, where the first connection comes late', () => {
    const { around, feed, draw, receive } = setUp();
    // The connection is closed before it has sent anything.
    around.emit('hidden');
    around.pass(MINUTE_MS);
    around.emit('shown');
    around.connections.at(-1)?.accept();
    receive(HELLO);
    // Traded half a minute before the list, which is half a minute after the page was opened.
    receive(listed(MINUTE_MS / 2, 1, 2));
    draw();
    const { window, ownGaps } = feed.snapshot();
    expect([window.totals.totalTrades, window.earlier]).toEqual([2, []]);
    expect(ownGaps.map(({ from, to }) => to - from)).toEqual([MINUTE_MS / 2]);
  });

  it('fills in what was traded while the tab was hidden, between what came before and after', () => {
    const { feed, prices, earlier, leave, receive, draw } = arrive();
    leave(25 * MINUTE_MS);
    for (const text of [HELLO, listed(60 * MINUTE_MS, 1, 2, 3, 4, 5), tradeMessage({ price: 6 })]) receive(text);
    draw();
    expect(prices()).toEqual([6, 5, 4, 3]);
    expect(earlier()).toHaveLength(2);
    expect(feed.snapshot()).toMatchObject({ window: { totals: { totalTrades: 4 }, filledUpTo: 3 }, ownGaps: [] });
  });

  it('shows a gap where a new server cannot know what was traded', () => {
    const { around, feed, prices, leave, receive, draw } = arrive();
    const from = around.now();
    leave(25 * MINUTE_MS);
    const to = around.now() - 10 * MINUTE_MS;
    for (const text of [HELLO, listed(10 * MINUTE_MS, 9)]) receive(text);
    draw();
    expect(feed.snapshot().ownGaps).toEqual([{ from, to }]);
    expect(prices()).toEqual([9, 3]);
  });

  it('shows all of the gap where the clock is set back meanwhile', () => {
    const { around, machine, feed, leave, receive, draw } = arrive();
    machine.uptime += 25 * MINUTE_MS;
    leave(25 * MINUTE_MS);
    around.suspend(-60 * MINUTE_MS);
    for (const text of [HELLO, listed(10 * MINUTE_MS, 9)]) receive(text);
    draw();
    const [from, to] = [25, 10].map((minutes) => around.now() - minutes * MINUTE_MS);
    expect(feed.snapshot().ownGaps).toEqual([{ from, to }]);
  });

  it('is of the visit where the clock was set back since the page was opened', () => {
    const { around, machine, feed, draw, receive } = setUp();
    around.emit('hidden');
    machine.uptime += MINUTE_MS;
    around.pass(MINUTE_MS);
    around.suspend(-60 * MINUTE_MS);
    around.emit('shown');
    around.connections.at(-1)?.accept();
    for (const text of [HELLO, listed(MINUTE_MS / 2, 1, 2)]) receive(text);
    draw();
    const { window, ownGaps } = feed.snapshot();
    expect([window.totals.totalTrades, ownGaps.map(({ from, to }) => to - from)]).toEqual([2, [MINUTE_MS / 2]]);
  });

  it('shows a gap where the server sends no list', () => {
    const { around, feed, leave, receive, draw } = arrive();
    const from = around.now();
    leave(25 * MINUTE_MS);
    const to = around.now();
    for (const text of [HELLO, '{"type":"status","exchanges":{"okx":"live"}}']) receive(text);
    draw();
    expect(feed.snapshot().ownGaps).toEqual([]);
    around.pass(15_000);
    receive(HEARTBEAT);
    draw();
    expect(feed.snapshot().ownGaps).toEqual([{ from, to }]);
    receive(HEARTBEAT);
    draw();
    expect(feed.snapshot().ownGaps).toHaveLength(1);
  });

  it('remembers since when it is away where the connection is lost again before the list', () => {
    const { around, feed, leave, receive, draw } = arrive();
    const from = around.now();
    leave(25 * MINUTE_MS);
    receive(HELLO);
    around.connections.at(-1)?.cut();
    around.pass(MINUTE_MS / 6);
    around.connections.at(-1)?.accept();
    for (const text of [HELLO, listed(5 * MINUTE_MS)]) receive(text);
    draw();
    expect(feed.snapshot().ownGaps).toEqual([{ from, to: around.now() - 5 * MINUTE_MS }]);
  });
});
