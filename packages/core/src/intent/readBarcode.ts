import { gs1CheckDigit } from '../barcode/gs1CheckDigit.ts';
import type { Intent } from './intent.ts';
import { INTENT_WORDS } from './intentWords.ts';
import { withoutWord } from './withoutWord.ts';

const FORMATS: Readonly<Record<number, Intent<'barcode'>['format']>> = {
  8: 'EAN8',
  12: 'UPC',
  13: 'EAN13',
  14: 'ITF14',
};
const DIGITS = /^\d+$/u;
/** As printed above a barcode: 978-89-… */
const ISBN = /^(?:ISBN[\s:]*)?(?<number>97[89][\d\s-]{10,14})$/iu;
const MARKS = /[\s-]/gu;

/**
 * The number of an article by its length and check digit: EAN-8, UPC-A, EAN-13 (also as an ISBN in groups) or GTIN-14.
 * The word for a barcode may be before or after it.
 *
 * @example readBarcode('8801234567893') // { kind: 'barcode', text: '8801234567893', format: 'EAN13' }
 */
export function readBarcode(text: string): Intent<'barcode'> | undefined {
  const plain = withoutWord(text, INTENT_WORDS.barcode) ?? text.trim();
  const digits = ISBN.exec(plain)?.groups?.['number']?.replaceAll(MARKS, '') ?? plain;
  const format = FORMATS[digits.length];
  if (format === undefined || !DIGITS.test(digits)) return undefined;
  const isRight = gs1CheckDigit(digits.slice(0, -1)) === digits.slice(-1);
  // Zeros are no article.
  return isRight && Number(digits) > 0 ? { kind: 'barcode', text: digits, format } : undefined;
}
