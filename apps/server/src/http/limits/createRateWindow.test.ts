import { describe, expect, it } from 'vitest';
import { testClock } from '../../../testing/testClock.ts';
import { createRateWindow } from './createRateWindow.ts';

describe('limits', () => {
  it('start again a minute after the first request of an address', () => {
    const clock = testClock();
    const { hit } = createRateWindow(60_000, clock);
    expect(hit('a')).toEqual({ count: 1, remainingMs: 60_000 });
    clock.pass(30_000);
    expect(hit('a')).toEqual({ count: 2, remainingMs: 30_000 });
    expect(hit('b')).toEqual({ count: 1, remainingMs: 60_000 });
    clock.pass(29_999);
    expect(hit('a')).toEqual({ count: 3, remainingMs: 1 });
    clock.pass(1);
    expect(hit('a')).toEqual({ count: 1, remainingMs: 60_000 });
    expect(hit('b')).toEqual({ count: 2, remainingMs: 30_000 });
  });

  it('count at most 20,000 addresses, and forget the one whose window began first', () => {
    const { hit } = createRateWindow(60_000, testClock());
    for (let address = 0; address < 20_000; address += 1) hit(String(address));
    expect(hit('0').count).toBe(2);
    hit('one more');
    expect([hit('1').count, hit('0').count]).toEqual([2, 1]);
  });
});
