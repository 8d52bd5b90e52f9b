import { describe, expect, it } from 'vitest';
import { formatExact } from '../exact/index.ts';
import { type ParseNumberOptions, parseNumber } from './parseNumber.ts';

function read(text: string, options: Partial<ParseNumberOptions> = {}): unknown {
  const parsed = parseNumber(text, { field: '키', ...options });
  return parsed.ok ? formatExact(parsed.value, { places: 20, minPlaces: 0 }) : parsed.failure;
}

describe('parseNumber', () => {
  it('reads numbers exactly', () => {
    expect(read('1,234.5')).toBe('1234.5');
    expect(read('0.1', { min: 0.1, max: 0.1 })).toBe('0.1');
  });

  it.each(['', 'abc', '1.2.3'])('refuses %j as not a number', (text) => {
    expect(read(text)).toEqual({ code: 'number.notNumber', facts: { field: '키' } });
  });

  it('refuses negatives unless told', () => {
    expect(read('-1')).toEqual({ code: 'number.negative', facts: { field: '키' } });
    expect(read('-1', { allowNegative: true })).toBe('-1');
  });

  it('allows zero unless told', () => {
    expect(read('0')).toBe('0');
    expect(read('-0')).toBe('0');
    expect(read('0', { allowZero: false })).toEqual({ code: 'number.zero', facts: { field: '키' } });
    expect(read('0.0000001', { allowZero: false })).toBe('0.0000001');
  });

  it('keeps both bounds inside the range', () => {
    expect(read('2', { min: 2 })).toBe('2');
    expect(read('1.999999999999999999', { min: 2 })).toEqual({
      code: 'number.belowMin',
      facts: { field: '키', min: 2 },
    });
    expect(read('300', { max: 300 })).toBe('300');
    expect(read('300.000000000000000001', { max: 300 })).toEqual({
      code: 'number.aboveMax',
      facts: { field: '키', max: 300 },
    });
  });

  it('says negative before zero and bounds', () => {
    expect(read('-5', { min: 1, allowZero: false })).toMatchObject({ code: 'number.negative' });
    expect(read('0', { min: 1, allowZero: false })).toMatchObject({ code: 'number.zero' });
  });
});
