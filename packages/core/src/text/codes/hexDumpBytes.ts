import { codeTokens, plainCodes } from './plainCodes.ts';

/** The offset of `xxd` has a colon, those of `od` and `hexdump` have none. */
const OFFSET = /^([\da-f]{7,8})(:?)(?:\s+|$)/i;
const ZERO = /^0+$/;
const BAR = '|';
/** The column of characters of `xxd`; that of `hexdump -C` has bars, and its bytes have two blanks in the middle. */
const CHARACTERS = /\s{2}.*$/s;
const LINE_BREAK = /\r\n|\n|\r/;
const BYTE = /[\da-f]{2}/gi;
const BYTES = /^(?:[\da-f]{2})+$/i;

const NODE_BUFFER = /^<Buffer ([\da-f\s]+)>$/i;
/** As `xxd -i` writes it, with the length. */
const C_ARRAY = /^[\w\s[\]]+=\s*\{([\s,\da-fx]+)\}\s*(?:;\s*(?:unsigned int \w+ = \d+;)?)?$/i;
const C_BYTE = /^0x[\da-f]{1,2}$/i;

function marked(bytes: readonly string[]): string | undefined {
  return bytes.length === 0 ? undefined : bytes.map((byte) => `0x${byte}`).join(' ');
}

/** The bytes of a line, without its offset and the characters; undefined where it is not a line of a dump. */
function bytesOfLine(line: string): readonly string[] | undefined {
  const offset = OFFSET.exec(line);
  if (offset === null) return undefined;
  const rest = line.slice(offset[0].length);
  const tokens = codeTokens(rest.endsWith(BAR) ? rest.slice(0, rest.indexOf(BAR)) : rest.replace(CHARACTERS, ''));
  // Without a colon, four digits are a number of two bytes whose order depends on the machine.
  const isBytes = tokens.every((token) => BYTES.test(token) && (offset[2] === ':' || token.length === 2));
  return isBytes ? tokens.flatMap((token) => token.match(BYTE) as string[]) : undefined;
}

function bytesOfLines(text: string): readonly string[] {
  const lines = text.split(LINE_BREAK).map((line) => line.trim());
  const [first = ''] = lines;
  const bytes = ZERO.test(OFFSET.exec(first)?.[1] ?? '') ? lines.map(bytesOfLine) : [];
  return bytes.every((each) => each !== undefined) ? bytes.flat() : [];
}

/**
 * The bytes of a hex dump, each with its `0x`: lines of `xxd`, `hexdump -C` or `od -t x1` from offset 0, Node’s
 * `<Buffer 48 69>`, or an array in C. Undefined for other texts.
 *
 * @example hexDumpBytes('00000000: 4869 0a  Hi.') // '0x48 0x69 0x0a'
 */
export function hexDumpBytes(codes: string): string | undefined {
  const text = plainCodes(codes).trim();
  const buffer = NODE_BUFFER.exec(text);
  if (buffer !== null) return marked(codeTokens(buffer[1] as string));
  const array = C_ARRAY.exec(text);
  if (array === null) return marked(bytesOfLines(text));
  const bytes = codeTokens(array[1] as string);
  return bytes.every((byte) => C_BYTE.test(byte)) ? marked(bytes.map((byte) => byte.slice(2))) : undefined;
}
