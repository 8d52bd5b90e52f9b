import { setTimeout as wait } from 'node:timers/promises';
import type { Trade } from '@toolbox/core/feed';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeBinance } from '../../fakes/exchanges/fakeBinance.ts';
import { fakeBybit } from '../../fakes/exchanges/fakeBybit.ts';
import { fakeKraken } from '../../fakes/exchanges/fakeKraken.ts';
import { fakeKucoin } from '../../fakes/exchanges/fakeKucoin.ts';
import { type FakeServer, openFakeServer } from '../../fakes/fakeServer.ts';
import { settableClock } from '../../testing/testClock.ts';
import { FAST_TIMING } from '../../testing/testTiming.ts';
import { until } from '../../testing/until.ts';
import { readConfig } from '../config/config.ts';
import { createRecentIds, RECENT_IDS } from '../hub/recentIds.ts';
import { createLog } from '../log/log.ts';
import { binance } from './exchanges/binance.ts';
import { bybit } from './exchanges/bybit.ts';
import { kraken } from './exchanges/kraken.ts';
import { kucoin } from './exchanges/kucoin.ts';
import { openUpstream } from './openUpstream.ts';
import type { UpstreamTiming } from './timing.ts';

describe('createRecentIds', () => {
  it('knows an id again until so many newer ones have come', () => {
    const ids = createRecentIds(3);
    expect(['a', 'b', 'c', 'a'].map(ids.add)).toEqual([true, true, true, false]);
    expect(ids.add('d')).toBe(true);
    expect(ids.add('b')).toBe(false);
    expect(ids.add('a')).toBe(true);
  });

  it(`remembers ${RECENT_IDS} ids`, () => {
    const ids = createRecentIds();
    for (let number = 0; number < RECENT_IDS; number += 1) ids.add(String(number));
    expect(ids.add('0')).toBe(false);
    ids.add('one more');
    expect(ids.add('0')).toBe(true);
  });
});

it('asks for a connection at most once in its gap, however often it fails', async () => {
  const fake = await fakeBybit();
  fake.switches.status = 503;
  const asked: number[] = [];
  const events = {
    onItems: () => {},
    onState: () => {},
    onMalformed: () => {},
    onConnect: () => asked.push(performance.now()),
  };
  const timing = { ...FAST_TIMING, connectGapMs: 100, minBackoffMs: 1, maxBackoffMs: 2 };
  const upstream = openUpstream(bybit(readConfig(fake.variables)), events, { log: createLog('silent'), timing });
  await until(() => asked.length >= 6);
  await upstream.close();
  await fake.close();
  // Timers may fire a millisecond early.
  for (const [place, at] of asked.slice(1).entries()) expect(at - (asked[place] ?? 0)).toBeGreaterThanOrEqual(98);
});

it('opens no connection when it is closed while that is prepared', async () => {
  const fake: FakeServer = await openFakeServer({
    http: () => ({ body: { data: { token: 'x', instanceServers: [{ endpoint: fake.wsUrl }] } } }),
    webSocket: () => undefined,
  });
  fake.switches.hang = true;
  const events = { onItems: () => {}, onState: () => {}, onMalformed: () => {}, onConnect: () => {} };
  const exchange = kucoin(readConfig({ UPSTREAM_KUCOIN_REST: fake.httpUrl }));
  const upstream = openUpstream(exchange, events, { log: createLog('silent'), timing: FAST_TIMING });
  await until(() => fake.requests.length === 1);
  const closed = upstream.close();
  fake.switches.hang = false;
  fake.release();
  await closed;
  expect(fake.connectTimes).toEqual([]);
  await fake.close();
});

describe('an exchange that is lost again and again while its gaps cannot be filled', () => {
  const lose = async (refillRetryMs: number) => {
    const fake = await fakeBybit();
    const ids = new Set<string>();
    let gaps = 0;
    const events = {
      onItems: (trades: readonly Trade[]) => {
        for (const { id } of trades) ids.add(id);
      },
      onState: () => {},
      onMalformed: () => {},
      onConnect: () => {},
      onGap: () => {
        gaps += 1;
      },
    };
    const config = readConfig({ SYMBOLS: 'BTC', STALE_MS: '60000', ...fake.variables });
    const upstream = openUpstream(bybit(config), events, {
      log: createLog('silent'),
      timing: { ...FAST_TIMING, refillRetryMs },
    });
    const trade = (time = Date.now()) => fake.trade({ coin: 'BTC', side: 'SELL', price: 60_000, coins: 0.1, time });
    fake.switches.restStatus = 503;
    for (let loss = 0; loss < 6; loss += 1) {
      await until(() => fake.subscribers() === 1);
      const before = ids.size;
      trade();
      await until(() => ids.size > before);
      fake.cut();
      await until(() => fake.subscribers() === 0);
      // Missed; only the REST API has it.
      trade();
    }
    await until(() => fake.subscribers() === 1);
    trade();
    return { fake, ids, gaps: () => gaps, close: () => Promise.all([upstream.close(), fake.close()]) };
  };

  it('is sent one request at a time for them', async () => {
    const { fake, close } = await lose(60_000);
    await wait(100);
    expect(fake.requests).toHaveLength(1);
    await close();
  });

  it('gets all of them filled later, with few more requests', async () => {
    const { fake, ids, gaps, close } = await lose(2000);
    fake.switches.restStatus = 0;
    await until(() => gaps() === 2, 10_000);
    expect(ids.size).toBe(13);
    // One that failed, one for the first gap, one for the others, and retries if this took longer than two seconds.
    expect(fake.requests.length).toBeLessThanOrEqual(5);
    await close();
  });
});

it('backs off from an exchange that sends heartbeats, and trades that cannot be parsed', async () => {
  const fake = await fakeKraken();
  fake.switches.garbled = true;
  const waits: number[] = [];
  const log = createLog('info', { write: (line) => waits.push(JSON.parse(line).retryMs ?? 0) });
  const events = { onItems: () => {}, onState: () => {}, onMalformed: () => {}, onConnect: () => {} };
  const timing = { ...FAST_TIMING, minBackoffMs: 10, maxBackoffMs: 2000 };
  const config = readConfig({ SYMBOLS: 'BTC', STALE_MS: '300', ...fake.variables });
  const upstream = openUpstream(kraken(config), events, { log, timing });
  const sending = setInterval(() => {
    fake.raw({ channel: 'heartbeat' });
    fake.trade({ coin: 'BTC', side: 'SELL', price: 60_000, coins: 0.1 });
  }, 20);
  // A delay of the first failure is 10 ms, and after a reset each one would be the first.
  await until(() => waits.some((waitMs) => waitMs > 20));
  clearInterval(sending);
  await upstream.close();
  await fake.close();
});

it('does not back off from an exchange whose connections work for a while before only heartbeats come', async () => {
  const clock = settableClock();
  const fake = await fakeKraken();
  const waits: number[] = [];
  const states: string[] = [];
  const log = createLog('info', { write: (line) => waits.push(JSON.parse(line).retryMs ?? 1) });
  const events = {
    onItems: () => {},
    onState: (state: string) => states.push(state),
    onMalformed: () => {},
    onConnect: () => {},
  };
  const timing = { ...FAST_TIMING, minBackoffMs: 1, maxBackoffMs: 2000, healthyMs: 10_000 };
  const exchange = { ...kraken(readConfig({ SYMBOLS: 'BTC', ...fake.variables })), itemTimeoutMs: 30_000 };
  const upstream = openUpstream(exchange, events, { log, timing, clock });
  for (let loss = 1; loss <= 6; loss += 1) {
    let trades = 0;
    await until(() => {
      fake.trade({ coin: 'BTC', side: 'SELL', price: 60_000, coins: 0.1 });
      if (states.at(-1) !== 'live') return false;
      clock.pass(1000);
      trades += 1;
      return trades > 15;
    });
    await until(() => {
      clock.pass(1000);
      fake.raw({ channel: 'heartbeat' });
      return states.at(-1) === 'down';
    });
  }
  // The delay of a first failure, each time.
  expect(new Set(waits)).toEqual(new Set([1]));
  await upstream.close();
  await fake.close();
});

describe('an error of this program', () => {
  const cleanups: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  });
  type Line = { readonly level: string; readonly err?: { readonly message: string }; readonly retryMs?: number };

  const connect = async (failing: { onItems: boolean; onState: boolean; onGap: boolean }) => {
    const fake = await fakeBybit();
    const lines: Line[] = [];
    const states: string[] = [];
    const gaps: unknown[] = [];
    let malformed = 0;
    let received = 0;
    const failIf = (name: keyof typeof failing) => {
      if (failing[name]) throw new Error(`a bug in ${name}`);
    };
    const events = {
      onItems: () => {
        failIf('onItems');
        received += 1;
      },
      onState: (state: string) => {
        states.push(state);
        failIf('onState');
      },
      onGap: (missing: unknown) => {
        gaps.push(missing);
        failIf('onGap');
      },
      onMalformed: () => {
        malformed += 1;
      },
      onConnect: () => {},
    };
    const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
    const config = readConfig({ SYMBOLS: 'BTC', STALE_MS: '60000', ...fake.variables });
    const timing = { ...FAST_TIMING, minBackoffMs: 10, maxBackoffMs: 1000 };
    const upstream = openUpstream(bybit(config), events, { log, timing });
    cleanups.push(fake.close, upstream.close);
    const trade = () => {
      if (fake.subscribers() > 0) fake.trade({ coin: 'BTC', side: 'SELL', price: 60_000, coins: 0.1 });
    };
    const errors = () => lines.flatMap(({ level, err }) => (level === 'error' ? [err?.message] : []));
    return { fake, lines, states, gaps, trade, errors, malformed: () => malformed, received: () => received };
  };

  it('with its trades is logged and ends the connection, with a growing delay', async () => {
    const failing = { onItems: true, onState: false, onGap: false };
    const { lines, states, trade, errors, malformed, received } = await connect(failing);
    await until(() => {
      trade();
      // The delay after a first failure is 10 ms.
      return lines.some(({ retryMs = 0 }) => retryMs > 20);
    });
    expect(new Set(errors())).toEqual(new Set(['a bug in onItems']));
    expect(malformed()).toBe(0);
    await until(() => states.at(-1) === 'down');
    failing.onItems = false;
    await until(() => {
      trade();
      return received() > 0 && states.at(-1) === 'live';
    });
  });

  it('with its states and gaps is logged, and the exchange stays connected', async () => {
    const { fake, gaps, trade, errors, received } = await connect({ onItems: false, onState: true, onGap: true });
    for (let loss = 1; loss <= 2; loss += 1) {
      const before = received();
      await until(() => {
        trade();
        return received() > before;
      });
      fake.cut();
      await until(() => {
        trade();
        return gaps.length === loss;
      });
    }
    expect(new Set(errors())).toEqual(new Set(['a bug in onState', 'a bug in onGap']));
  });
});

describe('an exchange that asks for a delay', () => {
  const cleanups: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  });

  it.each([
    ['in the refusal of a connection', 'bybit', 'status'],
    ['in the response that is read before', 'kucoin', 'restStatus'],
  ] as const)('is not asked again before: %s', async (_where, name, refusal) => {
    const fake = await (name === 'bybit' ? fakeBybit() : fakeKucoin());
    Object.assign(fake.switches, { [refusal]: 429, retryAfter: '1' });
    const asked: number[] = [];
    const events = {
      onItems: () => {},
      onState: () => {},
      onMalformed: () => {},
      onConnect: () => asked.push(performance.now()),
    };
    const config = readConfig(fake.variables);
    const exchange = name === 'bybit' ? bybit(config) : kucoin(config);
    const upstream = openUpstream(exchange, events, { log: createLog('silent'), timing: FAST_TIMING });
    cleanups.push(fake.close, upstream.close);
    await until(() => asked.length === 1);
    await until(() => asked.length === 2);
    // Timers may fire a millisecond early.
    expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBeGreaterThanOrEqual(998);
  });

  it('counts as throttled also where it refuses the response that is read before', async () => {
    const fake = await fakeKucoin();
    fake.switches.restStatus = 429;
    const lines: { readonly retryMs?: number }[] = [];
    const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
    const events = { onItems: () => {}, onState: () => {}, onMalformed: () => {}, onConnect: () => {} };
    const timing = { ...FAST_TIMING, minBackoffMs: 1, maxBackoffMs: 4000 };
    const exchange = kucoin(readConfig(fake.variables));
    const upstream = openUpstream(exchange, events, { log, timing });
    cleanups.push(fake.close, upstream.close);
    // One attempt that counts for three: up to 4, 32, 256 and 1024 ms; otherwise 1, 2, 4, 8, 16, 32 ms.
    await until(() => lines.some(({ retryMs = 0 }) => retryMs > 100), 8000);
    expect(lines.length).toBeLessThan(8);
  });
});

describe('an exchange that announces that it is going to close', () => {
  /** Long enough for the second that a test takes, so that its connections are never healthy. */
  const PATIENT = { ...FAST_TIMING, minBackoffMs: 100, maxBackoffMs: 400, healthyMs: 60_000 };
  const cleanups: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  });

  const connect = async (timing: UpstreamTiming, leavesAtOnce = true) => {
    const fake = await fakeBinance();
    fake.switches.leavesAtOnce = leavesAtOnce;
    const states: string[] = [];
    const prices: number[] = [];
    const lines: { readonly level: string; readonly msg?: string }[] = [];
    let gaps = 0;
    const events = {
      onItems: (trades: readonly Trade[]) => prices.push(...trades.map(({ price }) => price)),
      onState: (state: string) => states.push(state),
      onMalformed: () => {},
      onConnect: () => {},
      onGap: () => {
        gaps += 1;
      },
    };
    const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
    const upstream = openUpstream(binance(readConfig({ STALE_MS: '60000', ...fake.variables })), events, {
      log,
      timing,
    });
    cleanups.push(fake.close, upstream.close);
    let price = 60_000;
    const trade = () => {
      price += 1;
      fake.trade({ coin: 'BTC', side: 'SELL', price, coins: 0.1 });
    };
    /** Trades for a while, and returns the most connections that were open at once. */
    const tradeFor = async (ms: number) => {
      let most = 0;
      for (const end = performance.now() + ms; performance.now() < end; ) {
        if (fake.subscribers() > 0) trade();
        most = Math.max(most, fake.subscribers());
        await wait(10);
      }
      return most;
    };
    return { fake, states, prices, lines, trade, tradeFor, gaps: () => gaps };
  };

  it('to each new connection, and sends nothing more, is down and asked less and less often', async () => {
    const { fake, states } = await connect(PATIENT);
    let most = 0;
    for (const end = performance.now() + 1500; performance.now() < end; await wait(5)) {
      most = Math.max(most, fake.subscribers());
    }
    // At least 100 ms apart; without a delay there would be a hundred.
    expect(fake.connectTimes.length).toBeGreaterThan(1);
    expect(fake.connectTimes.length).toBeLessThan(16);
    // One that is kept, one that is tried, and one whose closing is on its way.
    expect(most).toBeLessThanOrEqual(3);
    expect(states).toEqual(['connecting', 'down']);
  });

  it('to each new connection, but still sends trades, stays live on one that is kept', async () => {
    const { fake, states, prices, lines, tradeFor } = await connect(PATIENT);
    expect(await tradeFor(1500)).toBeLessThanOrEqual(3);
    expect(fake.connectTimes.length).toBeLessThan(16);
    expect(states.filter((state) => state === 'live')).toHaveLength(1);
    expect(states.at(-1)).toBe('live');
    const unique = new Set(prices);
    expect(unique.size).toBe(Math.max(...unique) - Math.min(...unique) + 1);
    // One before the first trade, and one since it is known that the connection is not replaced.
    expect(lines.filter(({ level }) => level === 'warn').length).toBeLessThanOrEqual(2);
  });

  it('after healthy data is replaced at once', async () => {
    const timing = { ...PATIENT, minBackoffMs: 30_000, healthyMs: 100 };
    const { fake, states, prices, trade } = await connect(timing, false);
    // At least 5 ms apart.
    await until(() => {
      if (fake.subscribers() > 0) trade();
      return prices.length > 40;
    });
    fake.leave();
    await until(() => fake.connectTimes.length === 2);
    await until(() => {
      trade();
      return fake.subscribers() === 1;
    });
    expect(states).toEqual(['connecting', 'live']);
  });

  it('and closes while its successor is still opening leaves a gap', async () => {
    const { fake, states, prices, trade, gaps } = await connect({ ...PATIENT, healthyMs: 100 }, false);
    await until(() => {
      if (fake.subscribers() > 0) trade();
      return prices.length > 40;
    });
    fake.switches.hang = true;
    fake.leave();
    await until(() => fake.connectTimes.length === 2);
    fake.cut();
    await until(() => states.at(-1) === 'down');
    trade();
    const missed = 60_000 + prices.length + 1;
    fake.switches.hang = false;
    fake.release();
    await until(() => {
      if (fake.subscribers() > 0) trade();
      return states.at(-1) === 'live' && gaps() === 1;
    });
    expect(prices).toContain(missed);
  });

  it('and closes the kept connection before another one works is down at once', async () => {
    const { fake, states, trade } = await connect({ ...PATIENT, minBackoffMs: 30_000, maxBackoffMs: 30_000 });
    await until(() => fake.subscribers() === 1);
    await until(() => {
      trade();
      return states.at(-1) === 'live';
    });
    fake.cut();
    await until(() => states.at(-1) === 'down');
    expect(fake.connectTimes).toHaveLength(1);
  });
});
