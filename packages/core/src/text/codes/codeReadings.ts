import { binaryCodesReading } from './binaryCodesReading.ts';
import { byteCodesReading } from './byteCodesReading.ts';
import { cp949Reading } from './cp949Reading.ts';
import { decimalCodesReading } from './decimalCodesReading.ts';
import { escapesReading } from './escapesReading.ts';
import { hexCodesReading, markHexCodes } from './hexCodesReading.ts';
import { hexDumpBytes } from './hexDumpBytes.ts';
import { isPrintableAscii } from './isPrintableAscii.ts';
import { parseCharCodes } from './parseCharCodes.ts';
import { toCharCodes } from './toCharCodes.ts';
import { utf8Reading } from './utf8Reading.ts';

/** How a list of codes is read. */
export type CodeReadingKind = 'utf8' | 'cp949' | 'escapes' | 'decimal' | 'bytes' | 'binary' | 'hex';

/** Kinds whose reading is a decoded text instead of codes in another notation. */
type TextKind = Extract<CodeReadingKind, 'utf8' | 'cp949' | 'escapes'>;

/** Another way to read a list of codes. */
export type CodeReading<Kind extends CodeReadingKind = CodeReadingKind> = {
  readonly kind: Kind;
  /** The codes in a notation that {@link parseCharCodes} reads with this meaning. */
  readonly codes: string;
  /** The beginning of the decoded text. */
  readonly shown: string;
};

/** A longer list is not read in other ways: it would take long, and hardly anyone types that many codes. */
export const MAX_READ_UNITS = 20_000;
const MAX_SHOWN = 20;
/** Control characters except tabs and line endings; no text contains them. */
const CONTROL = /(?![\t\n\r])\p{Cc}/u;
const CONTROLS = new RegExp(CONTROL, 'gu');
const ASCII = /^\p{ASCII}*$/u;
const VISIBLE = /\P{C}/u;
/** Codes padded with zeros to four digits, as in Unicode notation and hardly ever in decimal: 0041 0042. */
const PADDED = /^\s*0\d{3}(?:[\s,;]+0\d{3})*\s*$/u;
/** Comes from the offsets of a dump or from UTF-16. */
const NUL = '\0';

/** The beginning of a text, with a mark where more follows. */
export function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length > MAX_SHOWN ? `${characters.slice(0, MAX_SHOWN).join('')}…` : text;
}

function textReading<Kind extends TextKind>(kind: Kind, text: string | undefined): CodeReading<Kind> | undefined {
  return text === undefined ? undefined : { kind, codes: toCharCodes(text, 'unicode'), shown: shortened(text) };
}

/** The platform's decoder of EUC-KR: `(bytes) => new TextDecoder('euc-kr').decode(bytes)`. */
export type KoreanDecoder = (bytes: Uint8Array) => string;

function markedReading<Kind extends CodeReadingKind>(
  kind: Kind,
  codes: string | undefined,
): CodeReading<Kind> | undefined {
  const decoded = codes === undefined ? undefined : parseCharCodes(codes);
  return codes !== undefined && decoded?.ok ? { kind, codes, shown: shortened(decoded.value) } : undefined;
}

/**
 * The bytes of a dump as characters; control characters are shown as points, as in a dump. Undefined where a byte is
 * not ASCII, because its encoding is unknown.
 */
function dumpReading(dump: string): CodeReading<'bytes'> | undefined {
  const decoded = parseCharCodes(dump);
  if (!decoded.ok || !ASCII.test(decoded.value)) return undefined;
  return { kind: 'bytes', codes: dump, shown: shortened(decoded.value.replace(CONTROLS, '.')) };
}

function printable(codes: string | undefined): string | undefined {
  return codes !== undefined && isPrintableAscii(parseCharCodes(codes)) ? codes : undefined;
}

/**
 * Decimal digits as hexadecimal where only that gives a text: `48 69 21` is Hi! and no text in decimal. Controls alone,
 * such as `27`, are meant in decimal or not yet complete. Four digits with zeros before them may be either: `0041`.
 */
function hexInPlaceOfDecimal(text: string): string | undefined {
  const decimal = parseCharCodes(text);
  const isMixed = decimal.ok && CONTROL.test(decimal.value) && VISIBLE.test(decimal.value);
  return printable(isMixed || PADDED.test(text) ? markHexCodes(text) : undefined);
}

/**
 * What codes that {@link parseCharCodes} accepts more probably mean: the bytes of a text in UTF-8 or EUC-KR, or binary
 * or hexadecimal without its mark. To be offered, not taken without asking. Undefined where nothing else is likely, and
 * for very long lists.
 *
 * @example acceptedCodeReading('0xEA 0xB0 0x80', (bytes) => new TextDecoder('euc-kr').decode(bytes))?.shown // '가'
 */
export function acceptedCodeReading(
  text: string,
  decodeKorean: KoreanDecoder,
): CodeReading<'utf8' | 'cp949' | 'binary' | 'hex'> | undefined {
  if (text.length > MAX_READ_UNITS) return undefined;
  const dump = hexDumpBytes(text);
  const codes = dump ?? text;
  const bytes = textReading('utf8', utf8Reading(codes)) ?? textReading('cp949', cp949Reading(codes, decodeKorean));
  if (dump !== undefined) return bytes ?? markedReading('hex', printable(dump));
  const binary = markedReading('binary', binaryCodesReading(text));
  return bytes ?? binary ?? markedReading('hex', hexInPlaceOfDecimal(text));
}

/**
 * What codes that {@link parseCharCodes} rejects may mean, the most likely first: the bytes of a text, also in a hex
 * dump, escapes between other characters, decimal codes between other marks, bytes or codes without their marks. To be
 * offered, not taken without asking.
 *
 * @example codeReadings('48 6f', (bytes) => new TextDecoder('euc-kr').decode(bytes))[0]?.codes // '0x48 0x6f'
 */
export function codeReadings(text: string, decodeKorean: KoreanDecoder): readonly CodeReading[] {
  if (text.length > MAX_READ_UNITS) return [];
  const dump = hexDumpBytes(text);
  const codes = dump ?? text;
  const hex = dump === undefined ? markedReading('hex', hexCodesReading(text)) : undefined;
  return [
    textReading('utf8', utf8Reading(codes)),
    textReading('cp949', cp949Reading(codes, decodeKorean)),
    textReading('escapes', escapesReading(text)),
    markedReading('decimal', decimalCodesReading(text)),
    dump === undefined ? markedReading('bytes', byteCodesReading(text)) : dumpReading(dump),
    markedReading('binary', binaryCodesReading(text)),
    hex?.shown.includes(NUL) ? undefined : hex,
  ].filter((reading) => reading !== undefined);
}
