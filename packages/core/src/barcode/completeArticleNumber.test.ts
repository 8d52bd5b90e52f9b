import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BarcodeFormat } from './barcodeFormats.ts';
import { completeArticleNumber } from './completeArticleNumber.ts';
import { gs1CheckDigit } from './gs1CheckDigit.ts';
import { parseBarcodeText } from './parseBarcodeText.ts';

function shorter(text: string, format: BarcodeFormat) {
  const typed = parseBarcodeText(text, format);
  return typed.ok ? completeArticleNumber(typed.value) : 'rejected';
}

describe('completeArticleNumber', () => {
  it.each<readonly [string, BarcodeFormat, string | undefined]>([
    ['036000291452', 'EAN13', '0036000291452'],
    ['0 36000 29145 2', 'EAN13', '0036000291452'],
    ['8801234567893', 'ITF14', '08801234567893'],
    ['36000291452', 'UPC', '036000291452'],
    // Not complete, or with a check digit that was typed.
    ['880123456789', 'EAN13', undefined],
    ['0036000291452', 'EAN13', undefined],
    ['08801234567893', 'ITF14', undefined],
    ['8801234567890', 'ITF14', undefined],
    // No article number is shorter than these by one digit.
    ['9638507', 'EAN8', undefined],
    ['03600029145', 'UPC', undefined],
    ['12345674', 'MSI10', undefined],
    ['96385074', 'CODE128', undefined],
  ])('%s as %s: %s', (text, format, expected) => {
    expect(shorter(text, format)).toBe(expected);
  });

  it('returns a text that is valid as it is, whose number is the typed one', () => {
    const data = fc.stringMatching(/^\d{10,12}$/u);
    fc.assert(
      fc.property(data, (digits) => {
        const typed = digits + gs1CheckDigit(digits);
        const format = ({ 11: 'UPC', 12: 'EAN13', 13: 'ITF14' } as const)[typed.length as 11 | 12 | 13];
        expect(shorter(typed, format)).toBe(`0${typed}`);
        expect(parseBarcodeText(`0${typed}`, format)).toMatchObject({ value: { check: { given: true } } });
      }),
      { numRuns: 1000 },
    );
  });
});
