import { parseCharCodes } from './parseCharCodes.ts';
import { codeTokens } from './plainCodes.ts';

const BINARY = /^[01]+$/;
const HEX = /^[\da-f]+$/i;
const SIGNED = /^-?\d{1,3}$/;
const BYTE = /[\da-f]{2}/gi;
/** Two hexadecimal digits each: EA-B0-80, ea:b0:80. */
const JOINED_BYTES = /^[\da-f]{2}(?:[-:|][\da-f]{2})+$/i;

const ALL_BYTES = 0xff;
const MIN_SIGNED_BYTE = -128;

/** Bytes of a letter in ASCII or in UTF-8. */
const BITS = 8;
/** The bits of an ASCII character, and the fewest: those of a digit without leading zeros. */
const ASCII_BITS = 7;
const MIN_BITS = 6;

function piecesOf(digits: string, length: number): readonly string[] {
  return Array.from({ length: digits.length / length }, (_, index) =>
    digits.slice(index * length, (index + 1) * length),
  );
}

function binaryDigits(tokens: readonly string[]): readonly string[] {
  const [first = ''] = tokens;
  const have = (test: (length: number) => boolean) => tokens.every((token) => test(token.length));
  if (first === '' || !tokens.every((token) => BINARY.test(token))) return [];
  const hasAscii = tokens.some(({ length }) => length >= ASCII_BITS);
  if (hasAscii && have((length) => length >= MIN_BITS && length <= BITS)) return tokens;
  if (have((length) => length % BITS === 0)) return tokens.flatMap((token) => piecesOf(token, BITS));
  if (tokens.length === 1 && first.length % ASCII_BITS === 0) return piecesOf(first, ASCII_BITS);
  const isHalves = tokens.length % 2 === 0 && have((length) => length * 2 === BITS);
  return isHalves ? piecesOf(tokens.join(''), BITS) : [];
}

/**
 * Codes that may be binary, each with its `0b`; undefined for others, and for those that are read as binary anyway.
 *
 * @example splitBinaryCodes('1001000 1101001') // '0b1001000 0b1101001'
 */
export function splitBinaryCodes(text: string): string | undefined {
  const tokens = codeTokens(text);
  const digits = binaryDigits(tokens);
  const isReadAlready = digits === tokens && tokens.every(({ length }) => length === BITS);
  return digits.length === 0 || isReadAlready ? undefined : digits.map((token) => `0b${token}`).join(' ');
}

function hexBytes(tokens: readonly string[]): readonly string[] {
  const [first = ''] = tokens;
  if (tokens.length === 1 && JOINED_BYTES.test(first)) return first.match(BYTE) as string[];
  const digits = tokens.length === 1 ? [first.replace(/^0x/i, '')] : tokens;
  const isBytes = digits.every((token) => token.length % 2 === 0 && HEX.test(token));
  return isBytes && digits.some(({ length }) => length > 2)
    ? digits.flatMap((token) => token.match(BYTE) as string[])
    : [];
}

function signedBytes(tokens: readonly string[]): readonly string[] {
  const isSigned = tokens.some((token) => token.startsWith('-')) && tokens.every((token) => SIGNED.test(token));
  const values = isSigned ? tokens.map(Number) : [];
  const fits = values.every((value) => value >= MIN_SIGNED_BYTE && value <= ALL_BYTES);
  return fits ? values.map((value) => (value & ALL_BYTES).toString(16)) : [];
}

/**
 * Codes that `parseCharCodes` rejects and that may be bytes, each as `0x` and its digits: hexadecimal digits without
 * separators (`48656c6c6f`), with others (`EA-B0-80`), and signed bytes (`-22 -80 -128`). Undefined for others.
 *
 * @example splitByteCodes('4869') // undefined
 * splitByteCodes('486f') // '0x48 0x6f'
 */
export function splitByteCodes(text: string): string | undefined {
  if (parseCharCodes(text).ok) return undefined;
  const tokens = codeTokens(text);
  const [bytes = []] = [hexBytes(tokens), signedBytes(tokens)].filter(({ length }) => length > 0);
  return bytes.length === 0 ? undefined : bytes.map((byte) => `0x${byte}`).join(' ');
}
