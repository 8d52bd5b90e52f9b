import { hexCodesReading } from './hexCodesReading.ts';
import { parseCharCodes } from './parseCharCodes.ts';
import { splitBinaryCodes, splitByteCodes } from './splitCodes.ts';

const PERCENT_BYTE = /%[\da-f]{2}/iu;
/** A percent sign of its own, as in 50%. */
const STRAY_PERCENT = /%(?![\da-f]{2})/giu;
const ABOVE_ASCII = /[\u0080-\u00ff]/;
const NO_BYTE = /[^\0-\u00ff]/;
const ANY = /./gs;

function percentByte(character: string): string {
  return `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
}

/** Codes as percent-encoded bytes; undefined where they are not all bytes, or are ASCII, which reads the same. */
function percentBytes(text: string): string | undefined {
  const codes = parseCharCodes(text);
  const isBytes = codes.ok && ABOVE_ASCII.test(codes.value) && !NO_BYTE.test(codes.value);
  return isBytes ? codes.value.replace(ANY, percentByte) : undefined;
}

function decode(bytes: string | undefined): string | undefined {
  try {
    return bytes && decodeURIComponent(bytes);
  } catch {
    return undefined;
  }
}

/**
 * The text whose UTF-8 bytes a list of codes may be: `EA B0 80`, `EAB080`, `0xEA 0xB0 0x80`, `-22 -80 -128`, `11101010
 * 10110000 10000000` and `%EA%B0%80` are 가, while `parseCharCodes` takes each byte for a character or rejects them. A
 * text with a percent-encoded byte is decoded as a whole, and its other percent signs are kept. Undefined where the
 * codes are not such bytes. To be offered, not taken without asking: `C3 A9` may be é or Ã©.
 *
 * @see RFC 3629 (2003-11, read 2026-11-20)
 * @example utf8Reading('EA B0 80') // '가'
 */
export function utf8Reading(text: string): string | undefined {
  if (PERCENT_BYTE.test(text)) return decode(text.trim().replace(STRAY_PERCENT, '%25'));
  for (const reading of [hexCodesReading(text), splitByteCodes(text), splitBinaryCodes(text), text]) {
    const decoded = reading === undefined ? undefined : decode(percentBytes(reading));
    if (decoded !== undefined) return decoded;
  }
  return undefined;
}
