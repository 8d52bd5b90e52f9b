import {
  binaryCodesReading,
  byteCodesReading,
  cp949Reading,
  decimalCodesReading,
  escapesReading,
  hexCodesReading,
  parseCharCodes,
  toCharCodes,
  utf8Reading,
} from '@toolbox/core/text';

/** Readings that are a text and no codes. */
type TextKind = 'utf8' | 'cp949' | 'escapes';
type ReadingKind = TextKind | 'decimal' | 'bytes' | 'binary' | 'hex';

export type CodeReading<Kind extends ReadingKind = ReadingKind> = {
  readonly kind: Kind;
  /** The codes in a form that is read as meant. */
  readonly codes: string;
  /** The beginning of the characters. */
  readonly shown: string;
};

/** A longer list is not read in other ways: it would take long, and hardly anyone types that many codes. */
const MAX_UNITS = 20_000;
const MAX_SHOWN = 20;

function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length > MAX_SHOWN ? `${characters.slice(0, MAX_SHOWN).join('')}…` : text;
}

function textReading<Kind extends TextKind>(kind: Kind, text: string | undefined): CodeReading<Kind> | undefined {
  return text === undefined ? undefined : { kind, codes: toCharCodes(text, 'unicode'), shown: shortened(text) };
}

function decodeKorean(bytes: Uint8Array): string {
  return new TextDecoder('euc-kr').decode(bytes);
}

function markedReading<Kind extends ReadingKind>(kind: Kind, codes: string | undefined): CodeReading<Kind> | undefined {
  const decoded = codes === undefined ? undefined : parseCharCodes(codes);
  return codes !== undefined && decoded?.ok ? { kind, codes, shown: shortened(decoded.value) } : undefined;
}

/** What accepted codes more probably mean: the bytes of a text in UTF-8 or EUC-KR, or binary without its mark. */
export function acceptedReading(text: string): CodeReading<'utf8' | 'cp949' | 'binary'> | undefined {
  if (text.length > MAX_UNITS) return undefined;
  const bytes = textReading('utf8', utf8Reading(text)) ?? textReading('cp949', cp949Reading(text, decodeKorean));
  return bytes ?? markedReading('binary', binaryCodesReading(text));
}

/** What rejected codes may mean, the most likely first. */
export function codeReadings(text: string): readonly CodeReading[] {
  if (text.length > MAX_UNITS) return [];
  return [
    textReading('utf8', utf8Reading(text)),
    textReading('cp949', cp949Reading(text, decodeKorean)),
    textReading('escapes', escapesReading(text)),
    markedReading('decimal', decimalCodesReading(text)),
    markedReading('bytes', byteCodesReading(text)),
    markedReading('binary', binaryCodesReading(text)),
    markedReading('hex', hexCodesReading(text)),
  ].filter((reading) => reading !== undefined);
}
