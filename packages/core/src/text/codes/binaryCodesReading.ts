import { isPrintableAscii } from './isPrintableAscii.ts';
import { parseCharCodes } from './parseCharCodes.ts';
import { splitBinaryCodes } from './splitCodes.ts';

/**
 * The same codes as binary, each with its `0b`, where a text may be ASCII in binary although {@link parseCharCodes}
 * rejects it or takes it for decimal numbers: `1001000 1101001`, `0100 1000 0110 1001`, `0100100001101001`. Undefined
 * where they are not text in ASCII. To be offered, not taken without asking.
 *
 * @example binaryCodesReading('1001000 1101001') // '0b1001000 0b1101001'
 */
export function binaryCodesReading(text: string): string | undefined {
  const marked = splitBinaryCodes(text);
  return marked !== undefined && isPrintableAscii(parseCharCodes(marked)) ? marked : undefined;
}
