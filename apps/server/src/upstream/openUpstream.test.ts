import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeBybit } from '../../fakes/exchanges/fakeBybit.ts';
import { FAST_TIMING } from '../../testing/testTiming.ts';
import { until } from '../../testing/until.ts';
import { readConfig } from '../config.ts';
import { createRecentIds, RECENT_IDS } from '../hub/recentIds.ts';
import { createLog } from '../log.ts';
import { bybit } from './bybit.ts';
import { backoffMs, openUpstream, UPSTREAM_TIMING } from './openUpstream.ts';

describe('backoffMs', () => {
  const wait = (attempt: number, random: number) => backoffMs(attempt, UPSTREAM_TIMING, random);

  it.each([
    [0, 1, 1000],
    [1, 1, 2000],
    [3, 1, 8000],
    [5, 1, 32_000],
    [6, 1, 60_000],
    [1000, 1, 60_000],
    [6, 0.5, 30_000],
    [6, 0, 1000],
  ])('after %d failures and with luck of %d it is %d ms', (attempt, luck, ms) => {
    expect(wait(attempt, luck)).toBe(ms);
  });

  it('is never shorter than a second nor longer than a minute', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, luck) => {
        expect(wait(attempt, luck)).toBeGreaterThanOrEqual(1000);
        expect(wait(attempt, luck)).toBeLessThanOrEqual(60_000);
      }),
    );
  });
});

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
  const upstream = openUpstream(bybit(readConfig(fake.variables)), events, createLog('silent'), timing);
  await until(() => asked.length >= 6);
  await upstream.close();
  await fake.close();
  // Timers may fire a millisecond early.
  for (const [place, at] of asked.slice(1).entries()) expect(at - (asked[place] ?? 0)).toBeGreaterThanOrEqual(98);
});
