import { describe, expect, it } from 'vitest';
import { formatBytes } from './formatBytes.ts';

describe('formatBytes', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1.0 kB'],
    [1530, '1.5 kB'],
    [999_949, '999.9 kB'],
    [999_950, '1.0 MB'],
    [999_949_999, '999.9 MB'],
    [999_950_000, '1.0 GB'],
    [1_000_000_000_000, '1000.0 GB'],
  ])('formats %d bytes as %s', (bytes, text) => {
    expect(formatBytes(bytes, 'en')).toBe(text);
  });

  it('attaches the number to its unit in Korean', () => {
    expect([999, 1530].map((bytes) => formatBytes(bytes, 'ko'))).toEqual(['999B', '1.5kB']);
  });
});
