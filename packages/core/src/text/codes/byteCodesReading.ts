import { isPrintableAscii } from './isPrintableAscii.ts';
import { parseCharCodes } from './parseCharCodes.ts';
import { splitByteCodes } from './splitCodes.ts';

/**
 * The bytes of a text in ASCII, each with its `0x`, where {@link parseCharCodes} rejects them because they have no
 * separators or others: `48656c6c6f`, `0x48656c6c6f`, `4865 6c6c`, `48:65`. Undefined where they are not text in ASCII;
 * {@link utf8Reading} reads the others. To be offered, not taken without asking.
 *
 * @example byteCodesReading('48656c6c6f') // '0x48 0x65 0x6c 0x6c 0x6f'
 */
export function byteCodesReading(text: string): string | undefined {
  const marked = splitByteCodes(text);
  return marked !== undefined && isPrintableAscii(parseCharCodes(marked)) ? marked : undefined;
}
