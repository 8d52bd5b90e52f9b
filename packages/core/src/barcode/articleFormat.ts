import type { BarcodeFormat } from './barcodeFormats.ts';
import { hasArticleCheckDigit } from './hasArticleCheckDigit.ts';

/** The formats in which article numbers are printed. */
type ArticleFormat = Extract<BarcodeFormat, 'EAN8' | 'UPC' | 'EAN13' | 'ITF14'>;

const FORMATS: ReadonlyMap<number, ArticleFormat> = new Map([
  [8, 'EAN8'],
  [12, 'UPC'],
  [13, 'EAN13'],
  [14, 'ITF14'],
]);

/**
 * The format that carries an article number, by its length. Undefined if the digits are not a complete article number,
 * which ends in its check digit.
 *
 * @example articleFormat('96385074') // 'EAN8'
 */
export function articleFormat(digits: string): ArticleFormat | undefined {
  return hasArticleCheckDigit(digits) ? FORMATS.get(digits.length) : undefined;
}
