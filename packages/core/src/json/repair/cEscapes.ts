import { CLOSING, OPENING } from './looseMarks.ts';

/** A string of bytes in Python. */
const BYTES = /(?<![\p{L}\p{N}_])b(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/giu;
/** A run of bytes that ASCII does not have, or another escape. */
const FOREIGN_BYTES = /((?:\\x[89a-f][\da-f])+)|\\./giu;
/** A document in a string of bytes, or in the quotes of a shell in which a backslash starts an escape: `$'…'`. */
const DOCUMENT =
  /(?:(?<![\p{L}\p{N}_])[bB]|\$)(?:'(?=(?:\s|\\[nrt])*[[{])((?:[^'\\]|\\.)*)'|(?<=[bB])"(?=(?:\s|\\[nrt])*[[{])((?:[^"\\]|\\.)*)")/gsu;
const ESCAPE = /((?:\\x[\da-fA-F]{2})+)|\\(?:u([\da-fA-F]{4})|U([\da-fA-F]{8})|([0-7]{3})|(.))/gsu;
const CONTROLS: ReadonlyMap<string, string> = new Map([
  ['a', '\u0007'],
  ['b', '\b'],
  ['e', '\u001b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['v', '\v'],
]);

/** What bytes such as `\xea\xb0\x80` are in UTF-8; undefined for other bytes. */
function fromUtf8(bytes: string): string | undefined {
  try {
    return decodeURIComponent(bytes.replaceAll(/\\x/giu, '%'));
  } catch {
    return undefined;
  }
}

const ofCode = (digits: string, base: number) => String.fromCodePoint(Number.parseInt(digits, base));

/** Browsers write code points as bytes. */
const ofBytes = (bytes: string) =>
  fromUtf8(bytes) ?? bytes.replaceAll(/\\x(..)/giu, (_, digits: string) => ofCode(digits, 16));

function unescaped(content: string): string {
  return content.replace(ESCAPE, (_, bytes?: string, short?: string, long?: string, octal?: string, mark = '') => {
    if (bytes !== undefined) return ofBytes(bytes);
    if (octal !== undefined) return ofCode(octal, 8);
    const code = short ?? long;
    return code === undefined ? (CONTROLS.get(mark) ?? mark) : ofCode(code, 16);
  });
}

/**
 * A text with the characters that the bytes of Python stand for in UTF-8; undefined where they are in another encoding.
 *
 * @example withDecodedBytes(String.raw`b'\xea\xb0\x80'`) // "b'가'"
 */
export function withDecodedBytes(text: string): string | undefined {
  let isUtf8 = true;
  const decoded = text.replace(BYTES, (literal) =>
    literal.replace(FOREIGN_BYTES, (found, bytes?: string) => {
      const characters = bytes === undefined ? found : fromUtf8(bytes);
      isUtf8 &&= characters !== undefined;
      return characters ?? found;
    }),
  );
  return isUtf8 ? decoded : undefined;
}

/**
 * The documents that are in the escapes of C, in a command line or in bytes of Python, with the text around them where
 * that may have others. Undefined where there are none.
 *
 * @example fromCEscapes(String.raw`curl -d $'{"a":"it\'s"}'`) // '{"a":"it\'s"}'
 */
export function fromCEscapes(text: string): string | undefined {
  const before = text.slice(0, Math.max(0, text.search(DOCUMENT)));
  // In a document, it is one of its strings.
  if (before.split(OPENING).length !== before.split(CLOSING).length) return undefined;
  const documents: string[] = [];
  const plain = text.replace(DOCUMENT, (_, single?: string, double = '') => {
    const document = unescaped(single ?? double);
    documents.push(document);
    return document;
  });
  const rest = text.replace(DOCUMENT, '');
  if (documents.length === 0) return undefined;
  return OPENING.test(rest) ? plain : documents.join('\n');
}
