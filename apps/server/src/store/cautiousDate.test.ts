import { describe, expect, it } from 'vitest';
import { testClock } from '../../testing/testClock.ts';
import { ACCEPTED_AFTER_MS, cautiousDate } from './cautiousDate.ts';

const DAY = 86_400_000;

describe('the date old rows are deleted by', () => {
  it('is today', () => {
    const clock = testClock();
    const today = cautiousDate(clock);
    expect(today()).toBe(clock.date());
    clock.pass(7 * DAY);
    expect(today()).toBe(clock.date());
    clock.jump(60_000);
    expect(today()).toBe(clock.date());
  });

  it.each([90_000, 3_600_000, DAY])('stays when the clock is set ahead by %d ms and right again', (ms) => {
    const clock = testClock();
    const today = cautiousDate(clock);
    const right = clock.date();
    clock.jump(ms);
    expect(today()).toBe(right);
    clock.pass(DAY);
    expect(today()).toBe(right + DAY);
    clock.jump(-ms);
    expect(today()).toBe(right + DAY);
    clock.jump(ms);
    clock.pass(DAY);
    expect(today()).toBe(right + 2 * DAY);
  });

  it('goes back with the clock, and believes in two days that it was set right', () => {
    const clock = testClock(0);
    const today = cautiousDate(clock);
    clock.jump(-DAY);
    expect(today()).toBe(-DAY);
    clock.jump(20_000 * DAY);
    expect(today()).toBe(-DAY);
    clock.pass(ACCEPTED_AFTER_MS);
    expect(today()).toBe(clock.date());
  });
});
