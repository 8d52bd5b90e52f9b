import { articleFormat } from '../barcode/articleFormat.ts';
import type { Intent } from './intent.ts';
import { INTENT_WORDS } from './intentWords.ts';
import { withoutWord } from './withoutWord.ts';

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
  const format = articleFormat(digits);
  // Zeros are not an article.
  return format !== undefined && Number(digits) > 0 ? { kind: 'barcode', text: digits, format } : undefined;
}
