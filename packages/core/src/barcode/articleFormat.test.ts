import { describe, expect, it } from 'vitest';
import { articleFormat } from './articleFormat.ts';

describe('articleFormat', () => {
  it.each([
    ['96385074', 'EAN8'],
    ['036000291452', 'UPC'],
    ['8801234567893', 'EAN13'],
    ['15400141288763', 'ITF14'],
    ['8801234567890', undefined],
    ['36000291452', undefined],
    ['036000291-452', undefined],
    ['', undefined],
  ])('%j is printed as %s', (digits, format) => {
    expect(articleFormat(digits)).toBe(format);
  });
});
