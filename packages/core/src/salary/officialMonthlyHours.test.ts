import { describe, expect, it } from 'vitest';
import { exact } from '../exact/index.ts';
import { officialMonthlyHours } from './officialMonthlyHours.ts';

describe('officialMonthlyHours', () => {
  it.each([
    ['40', '8', 209n],
    ['40', '0', 174n],
    ['15', '3', 78n],
    ['60', '8', 295n],
  ])('of %s hours and %s holiday hours a week are %i', (weekly, holiday, hours) => {
    expect(officialMonthlyHours(exact(weekly), exact(holiday))).toBe(hours);
  });
});
