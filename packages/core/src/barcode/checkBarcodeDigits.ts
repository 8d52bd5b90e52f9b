import { fail, ok, type Result } from '../result/index.ts';
import type { BarcodeRule } from './barcodeFormats.ts';
import { gs1CheckDigit } from './gs1CheckDigit.ts';
import { msiMod10, msiMod11 } from './msiCheckDigit.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    /** The modulo 11 check of this number is 10, which is not a digit. */
    'barcode.noCheckDigit': { readonly digits: string };
  }
}

/** The check digits; `given` says whether they were typed or added. */
export type BarcodeCheckDigits = { readonly digits: string; readonly given: boolean };

type CheckedBarcodeText = { readonly text: string; readonly check: BarcodeCheckDigits | null };

function msiDigits(text: string, check: BarcodeRule['check']): string | undefined {
  const first = check === 'mod10' || check === 'mod1010' ? msiMod10(text) : msiMod11(text);
  if (first === undefined || check === 'mod10' || check === 'mod11') return first;
  return first + msiMod10(text + first);
}

/**
 * Adds or verifies the check digits of a text whose characters and length are valid.
 *
 * A wrong check digit is `barcode.wrongCheckDigit`, which names the right one; an MSI number whose modulo 11 check is
 * 10 is `barcode.noCheckDigit`.
 *
 * @example checkBarcodeDigits('880123456789', barcodeFormats.EAN13) // text 8801234567893, digit 3 added
 */
export function checkBarcodeDigits(text: string, { check, maxLength }: BarcodeRule): Result<CheckedBarcodeText> {
  if (check === 'none') return ok({ text, check: null });
  if (check === 'gs1') {
    const data = text.slice(0, maxLength - 1);
    const given = text.slice(maxLength - 1);
    const digits = gs1CheckDigit(data);
    return given === '' || given === digits
      ? ok({ text: data + digits, check: { digits, given: given !== '' } })
      : fail('barcode.wrongCheckDigit', { expected: digits, given });
  }
  const digits = msiDigits(text, check);
  return digits === undefined
    ? fail('barcode.noCheckDigit', { digits: text })
    : ok({ text: text + digits, check: { digits, given: false } });
}
