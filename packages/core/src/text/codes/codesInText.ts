import {
  acceptedCodeReading,
  type CodeReading,
  codeReadings,
  type KoreanDecoder,
  MAX_READ_UNITS,
  shortened,
} from './codeReadings.ts';
import { parseCharCodes } from './parseCharCodes.ts';

/** Text of assigned characters, without control characters except tabs and line endings. */
const PRINTABLE = /^(?:[\t\n\r]|[^\p{Cc}\p{Cn}\p{Co}\p{Cs}])+$/u;
/** ASCII, Hangul and emoji: plain numbers that decode to other characters are probably amounts or a phone number. */
const USUAL = /^(?:[\t\n\r -~\u3131-\u318e\uac00-\ud7a3]|\p{Extended_Pictographic}\ufe0f?|\u200d)+$/u;
const NUMBERS = /^[\d\s,;]+$/u;
/** Words of the letters a to f are hexadecimal digits too, but they never decode to ASCII text. */
const ASCII = /^[\t\n\r -~]{2,}…?$/u;

/**
 * The codes that a text consists of, in a form that {@link parseCharCodes} reads as meant: two or more, of a printable
 * text, whose beginning is `shown`. To be offered, not taken without asking. Undefined for any other text, also for one
 * with a percent sign, and for very long ones.
 *
 * @example codesInText('72 105', (bytes) => String.fromCharCode(...bytes)) // { codes: '72 105', shown: 'Hi' }
 */
export function codesInText(
  text: string,
  decodeKorean: KoreanDecoder,
): Pick<CodeReading, 'codes' | 'shown'> | undefined {
  // An address with percent-encoded letters is a text.
  if (text.length > MAX_READ_UNITS || text.includes('%')) return undefined;
  const decoded = parseCharCodes(text);
  if (!decoded.ok) {
    const readings = codeReadings(text, decodeKorean);
    return readings.find(({ kind, shown }) => kind === 'utf8' || (kind === 'hex' && ASCII.test(shown)));
  }
  const bytes = acceptedCodeReading(text, decodeKorean);
  if (bytes?.kind === 'utf8') return bytes;
  const isSeveral = Array.from(decoded.value).length > 1;
  const likely = NUMBERS.test(text) ? USUAL : PRINTABLE;
  return isSeveral && likely.test(decoded.value) ? { codes: text, shown: shortened(decoded.value) } : undefined;
}
