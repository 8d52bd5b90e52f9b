import { parseCharCodes } from './parseCharCodes.ts';
import { codeTokens, plainCodes } from './plainCodes.ts';

const HEX_CODE = /^[\da-f]{1,6}$/i;
const HEX_DIGITS = /[\da-f]+/gi;

/** Adds `0x` to codes in hexadecimal digits without a prefix; undefined for other texts. */
export function markHexCodes(codes: string): string | undefined {
  const tokens = codeTokens(codes);
  const areHex = tokens.length > 0 && tokens.every((token) => HEX_CODE.test(token));
  return areHex ? plainCodes(codes).replace(HEX_DIGITS, '0x$&') : undefined;
}

/**
 * The same codes as hexadecimal, each with its `0x`, where a text that {@link parseCharCodes} rejects is hexadecimal
 * digits without one, such as `48 65 6c 6c 6f`; undefined for other texts. To be offered, not taken without asking.
 *
 * @example hexCodesReading('48 6f') // '0x48 0x6f'
 */
export function hexCodesReading(codes: string): string | undefined {
  const marked = markHexCodes(codes);
  return marked !== undefined && !parseCharCodes(codes).ok && parseCharCodes(marked).ok ? marked : undefined;
}
