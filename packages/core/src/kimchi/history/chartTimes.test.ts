import { describe, expect, it } from 'vitest';
import { chartTimes } from './chartTimes.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** New York sets its clocks back on 1 November 2026, and forward on 14 March 2027. */
const BACK = Date.UTC(2026, 10, 1, 6);
const FORWARD = Date.UTC(2027, 2, 14, 7);
const newYork = (time: number) => (time >= BACK && time < FORWARD ? -5 : -4) * HOUR_MS;

describe('in a zone with daylight-saving time', () => {
  const clock = (times: readonly number[]) =>
    times.map((time) => new Date(time + newYork(time)).toISOString().slice(5, 16));

  it('labels round times on both sides of the change', () => {
    const november = Date.UTC(2026, 10, 3, 20);
    expect(clock(chartTimes(november - WEEK_MS, november, newYork, 5))).toEqual(
      ['10-28', '10-30', '11-01', '11-03'].map((day) => `${day}T00:00`),
    );
    const march = Date.UTC(2027, 2, 14, 19);
    expect(clock(chartTimes(march - DAY_MS, march, newYork, 5))).toEqual([
      '03-13T18:00',
      '03-14T00:00',
      '03-14T06:00',
      '03-14T12:00',
    ]);
  });

  it('labels both of two hours with the same name, and none that the clock skips', () => {
    expect(clock(chartTimes(BACK - 2 * HOUR_MS, BACK + HOUR_MS, newYork, 5)).map((time) => time.slice(6))).toEqual([
      '00:00',
      '01:00',
      '01:00',
      '02:00',
    ]);
    expect(
      clock(chartTimes(FORWARD - 2 * HOUR_MS, FORWARD + HOUR_MS, newYork, 5)).map((time) => time.slice(6)),
    ).toEqual(['00:00', '01:00', '03:00', '04:00']);
  });

  it('labels a midnight once that comes twice', () => {
    const havana = (time: number) => (time < BACK ? -5 : -6) * HOUR_MS;
    expect(chartTimes(BACK - 12 * HOUR_MS, BACK + 12 * HOUR_MS, havana, 5)).toEqual(
      [-7, -1, 6, 12].map((hours) => BACK + hours * HOUR_MS),
    );
  });

  it('has neither too many labels nor ones out of order', () => {
    for (const change of [BACK, FORWARD]) {
      for (let minutes = -3000; minutes <= 3000; minutes += 45) {
        for (const span of [HOUR_MS, 5 * HOUR_MS - 1, DAY_MS, 30 * HOUR_MS - 1, WEEK_MS]) {
          const to = change + minutes * 60_000;
          const times = chartTimes(to - span, to, newYork, 5);
          expect(times.length).toBeLessThanOrEqual(5);
          expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
        }
      }
    }
  });
});

it('labels round hours of the visitor', () => {
  expect(chartTimes(0, DAY_MS, 9 * HOUR_MS, 5).map((time) => time / HOUR_MS)).toEqual([3, 9, 15, 21]);
});

it('labels times before 1970 too', () => {
  expect(chartTimes(-DAY_MS, 0, 0, 5).map((time) => time / HOUR_MS)).toEqual([-24, -18, -12, -6, 0]);
});

it.each([1, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440, 2880, 10_080])('can step by %i minutes', (minutes) => {
  const times = chartTimes(0, 3 * minutes * 60_000, 0, 4);
  expect(times.map((time) => time / 60_000)).toEqual([0, minutes, 2 * minutes, 3 * minutes]);
});

it('labels a day of this year as any other', () => {
  const midnight = Date.UTC(2026, 10, 20);
  const times = chartTimes(midnight, midnight + DAY_MS, 0, 5);
  expect(times.map((time) => (time - midnight) / HOUR_MS)).toEqual([0, 6, 12, 18, 24]);
});

it('takes a longer step if both ends would have a label of the shorter one', () => {
  expect(chartTimes(0, DAY_MS, 0, 4).map((time) => time / HOUR_MS)).toEqual([0, 12, 24]);
});

it('labels weeks where even they are more than fit', () => {
  const times = chartTimes(0, 5 * WEEK_MS, 0, 2);
  expect(times.map((time) => time / WEEK_MS)).toEqual([0, 1, 2, 3, 4, 5]);
});

describe('the moments at the foot of a chart', () => {
  it('are round by the clock of the visitor', () => {
    const seoul = 9 * HOUR_MS;
    const hours = chartTimes(0, 24 * HOUR_MS, seoul, 5).map((time) => ((time + seoul) / HOUR_MS) % 24);
    expect(hours).toEqual([12, 18, 0, 6]);
  });

  it.each([
    [HOUR_MS, 4],
    [24 * HOUR_MS, 4],
    [168 * HOUR_MS, 3],
  ])('of %d ms are %d', (span, count) => {
    const times = chartTimes(1000, 1000 + span, 0, 5);
    expect(times).toHaveLength(count);
  });
});

describe('the step between moments', () => {
  const minutes = [1, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440, 2880, 10_080];

  it.each(minutes)('is %d minutes where four of them are the span', (step) => {
    const times = chartTimes(0, 4 * step * 60_000, 0, 5);
    expect(times.map((time) => time / 60_000)).toEqual([0, step, 2 * step, 3 * step, 4 * step]);
    // One more would be too many labels, but a week is the longest step.
    const more = chartTimes(0, 5 * step * 60_000, 0, 5).length;
    if (step < 10_080) expect(more).toBeLessThanOrEqual(5);
    else expect(more).toBe(6);
  });

  it('is a week at most', () => {
    const times = chartTimes(0, 20 * 168 * HOUR_MS, 0, 5);
    expect(times.map((time) => time / HOUR_MS)).toEqual(Array.from({ length: 21 }, (_, week) => week * 168));
  });
});
