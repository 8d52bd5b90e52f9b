import { expect, it } from 'vitest';
import { MAX_DAY_COUNT } from './maxDayCount.ts';
import { parseDayCount } from './parseDayCount.ts';

it.each([
  ['100', 100],
  ['-7', -7],
  ['1,000', 1000],
  ['0', 0],
  ['3.0', 3],
])('reads %s as %i', (text, value) => {
  expect(parseDayCount(text, '일수')).toEqual({ ok: true, value });
});

it('goes as far as 100,000 days, about 273 years', () => {
  expect(MAX_DAY_COUNT).toBe(100_000);
});

it(`goes as far as ${MAX_DAY_COUNT} either way and no farther`, () => {
  expect(parseDayCount(String(MAX_DAY_COUNT), '일수')).toMatchObject({ ok: true });
  expect(parseDayCount(String(-MAX_DAY_COUNT), '일수')).toMatchObject({ ok: true });
  for (const text of [String(MAX_DAY_COUNT + 1), String(-MAX_DAY_COUNT - 1), '1.5']) {
    expect(parseDayCount(text, '일수')).toMatchObject({
      failure: { code: 'dates.countOutOfRange', facts: { min: -MAX_DAY_COUNT, max: MAX_DAY_COUNT } },
    });
  }
});

it('distinguishes a blank field from words', () => {
  expect(parseDayCount(' ', '일수')).toMatchObject({ failure: { code: 'dates.countMissing' } });
  expect(parseDayCount('백', '일수')).toMatchObject({
    failure: { code: 'number.notNumber', facts: { field: '일수' } },
  });
});
