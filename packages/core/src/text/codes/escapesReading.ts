import { namedCharacters } from './namedCharacters.ts';
import { parseCharCodes } from './parseCharCodes.ts';

/** The escapes of JavaScript and JSON, those of `escape()`, and the references of HTML. */
const CODE = /\\u\{([\da-f]{1,6})\}|[\\%]u([\da-f]{4})|&#x([\da-f]{1,6});|&#(\d{1,7});|&([a-z]+\d{0,2});/giu;
/** Bytes in octal, as git writes names of files, and in hexadecimal, as Python does. */
const BYTES = /(?:\\(?:[0-3][0-7]{2}|x[\da-f]{2}))+/giu;
const BYTE = /\\(?:x([\da-f]{2})|(\d{3}))/giu;
const LAST_CODE_POINT = 0x10_ffff;

function characterOf(
  written: string,
  braces?: string,
  digits?: string,
  hex?: string,
  decimal?: string,
  name?: string,
): string {
  if (name !== undefined) return namedCharacters.get(name) ?? written;
  const code = decimal === undefined ? Number.parseInt(braces ?? digits ?? (hex as string), 16) : Number(decimal);
  if (code > LAST_CODE_POINT) return written;
  // Two surrogates in a row make one character.
  return digits === undefined ? String.fromCodePoint(code) : String.fromCharCode(code);
}

function textOf(bytes: string): string {
  try {
    return decodeURIComponent(
      bytes.replace(BYTE, (_, hex: string | undefined, octal: string) => {
        const byte = hex === undefined ? Number.parseInt(octal, 8) : Number.parseInt(hex, 16);
        return `%${byte.toString(16).padStart(2, '0')}`;
      }),
    );
  } catch {
    return bytes;
  }
}

/**
 * The text that is meant where escapes stand between other characters, or are written as {@link parseCharCodes} does
 * not know them: `{"a":"\ud55c"}`, `%uD55C`, `&#54620;글`, `&lt;p&gt;`, and the bytes of UTF-8 in `"\355\225\234.txt"`.
 * Undefined where there are none. To be offered, not taken without asking.
 *
 * @see RFC 8259 section 7 (2017-12), RFC 3629 (2003-11), read 2026-11-20
 * @example escapesReading('안녕 \\uD55C\\uAE00') // '안녕 한글'
 */
export function escapesReading(text: string): string | undefined {
  const plain = text.replace(BYTES, textOf).replace(CODE, characterOf);
  return plain === text || parseCharCodes(text).ok ? undefined : plain;
}
