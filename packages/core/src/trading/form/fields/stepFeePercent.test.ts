import { describe, expect, it } from 'vitest';
import { stepFeePercent } from './stepFeePercent.ts';

describe('stepFeePercent', () => {
  it.each([
    ['0.015', 1, '0.016'],
    ['0.015', -1, '0.014'],
    ['0.015', 5, '0.02'],
    ['', 1, '0.016'],
    ['0.0999999', 1, '0.1009999'],
    ['1', -1, '0.999'],
  ])('%j and %i steps is %s', (text, steps, next) => {
    expect(stepFeePercent(text, steps)).toBe(next);
  });

  it('reaches 0 and does not go below', () => {
    expect(stepFeePercent('0.001', -1)).toBe('0');
    expect(stepFeePercent('0', -1)).toBe('0');
    expect(stepFeePercent('0.0005', -1)).toBe('0.0005');
  });

  it('stays below 100', () => {
    expect(stepFeePercent('99.998', 1)).toBe('99.999');
    expect(stepFeePercent('99.999', 1)).toBe('99.999');
  });

  it.each(['abc', '-1', '100'])('leaves %s as it is', (text) => {
    expect(stepFeePercent(text, 1)).toBe(text);
  });
});
