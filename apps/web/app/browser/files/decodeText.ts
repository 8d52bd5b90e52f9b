/** The encoding of a text file. `euc-kr` is the name of CP949 in browsers, with all of its syllables. */
export const TEXT_ENCODINGS = ['utf-8', 'euc-kr', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type TextEncoding = (typeof TEXT_ENCODINGS)[number];

export type DecodedText = {
  readonly text: string;
  readonly encoding: TextEncoding;
  /** Whether another encoding may be meant: no byte order mark gives this one, and the bytes are not valid UTF-8. */
  readonly isGuess: boolean;
};

const MARKS: readonly (readonly [encoding: TextEncoding, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** Detected by their bytes. Any bytes fit Windows-1252, so only visitors choose it. */
const DISTINCT: readonly TextEncoding[] = ['euc-kr', 'utf-16le', 'utf-16be'];
/** Encodings in which an invalid byte affects only the character that it is in. */
const REPAIRABLE: readonly TextEncoding[] = ['utf-8', 'euc-kr'];
/** Enough to distinguish encodings; even, so that no UTF-16 unit is split. */
const SAMPLE_BYTES = 65_536;
/** Below this share of ordinary characters a file is not text in any encoding. */
const MIN_ORDINARY = 0.9;
/** Ordinary text characters: printable ASCII, blanks, Latin letters, Hangul, kana, ideographs and their punctuation. */
const ORDINARY =
  /[\t\n\r\x20-\x7e\u00a0-\u024f\u0370-\u04ff\u2010-\u2049\u20a0-\u20bf\u2100-\u22ff\u2460-\u27bf\u3000-\u30ff\u3131-\u318e\u3200-\u33ff\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff60\uffe0-\uffe6]/gu;
/** Rare in files without a byte order mark, and a typical result of decoding binary data. */
const IDEOGRAPH = /[\u4e00-\u9fff]/gu;

/** Above this share of ideographs a guess is not useful. */
const MAX_IDEOGRAPHS = 0.5;
/** Above this share of invalid characters a file is not text. French in Windows-1252, read as UTF-8, is below it. */
const MAX_INVALID = 0.05;
/** From this length a text may have one invalid character whatever its share. */
const MIN_WITH_INVALID = 4;
const INVALID = /\ufffd/gu;

function decode(bytes: Uint8Array, encoding: TextEncoding, options: TextDecoderOptions): string | undefined {
  try {
    return new TextDecoder(encoding, options).decode(bytes);
  } catch {
    return undefined;
  }
}

function shareOf(pattern: RegExp, text: string): number {
  return text === '' ? 0 : (text.match(pattern)?.length ?? 0) / text.length;
}

function markOf(bytes: Uint8Array): TextEncoding | undefined {
  return MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];
}

/** How plausible an encoding is for the beginning of the file; 0 if it is impossible. */
function likeness(bytes: Uint8Array, encoding: TextEncoding): number {
  if (encoding.startsWith('utf-16') && bytes.length % 2 !== 0) return 0;
  // The sample may end inside a character, so the last characters do not count as invalid.
  const sample = decode(bytes.subarray(0, SAMPLE_BYTES), encoding, { fatal: bytes.length <= SAMPLE_BYTES });
  if (sample === undefined) return 0;
  const share = shareOf(ORDINARY, sample);
  const ideographs = shareOf(IDEOGRAPH, sample);
  return share < MIN_ORDINARY || ideographs > MAX_IDEOGRAPHS ? 0 : share - ideographs / 2;
}

/** Binary data has these, and text in UTF-16 that is decoded as UTF-8. */
function withoutNul(decoded: DecodedText | undefined): DecodedText | undefined {
  return decoded?.text.includes('\0') ? undefined : decoded;
}

function exactly(bytes: Uint8Array): DecodedText | undefined {
  const encoding = markOf(bytes) ?? 'utf-8';
  const text = decode(bytes, encoding, { fatal: true });
  return text === undefined ? undefined : { text, encoding, isGuess: false };
}

function exactGuess(bytes: Uint8Array): DecodedText | undefined {
  const [best] = DISTINCT.map((encoding) => ({ encoding, score: likeness(bytes, encoding) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  const text = best && decode(bytes, best.encoding, { fatal: true });
  return best && text !== undefined ? { text, encoding: best.encoding, isGuess: true } : undefined;
}

/**
 * The encoding that a byte order mark names, unless its text is mostly garbage: hardly any bytes are invalid as UTF-16.
 */
function likelyMarkOf(bytes: Uint8Array): readonly TextEncoding[] {
  const encoding = markOf(bytes);
  if (encoding === undefined) return [];
  const text = decodeAs(bytes, encoding).replaceAll(INVALID, '');
  return shareOf(ORDINARY, text) < MIN_ORDINARY ? [] : [encoding];
}

/** With the fewest replacement characters. */
function damagedGuess(bytes: Uint8Array): DecodedText | undefined {
  const guesses = [...likelyMarkOf(bytes), ...REPAIRABLE].map((encoding) => {
    const text = decodeAs(bytes, encoding);
    return { invalid: text.match(INVALID)?.length ?? 0, guess: { text, encoding, isGuess: true } };
  });
  const [best] = guesses.sort((one, other) => one.invalid - other.invalid);
  if (best === undefined) return undefined;
  const { invalid, guess } = best;
  const { length } = guess.text;
  const isSingle = invalid === 1 && length >= MIN_WITH_INVALID;
  return isSingle || invalid <= length * MAX_INVALID ? guess : undefined;
}

/**
 * Decodes a file and detects its encoding: that of a byte order mark, UTF-8 where the bytes are valid, otherwise
 * whichever of CP949 and UTF-16 gives the most ordinary text. If the bytes are valid in none, that of the mark, UTF-8
 * or CP949 with a few replacement characters. Undefined if it is not text.
 */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  return withoutNul(exactly(bytes)) ?? withoutNul(exactGuess(bytes)) ?? withoutNul(damagedGuess(bytes));
}

/** Decodes a file in the encoding that the visitor chose; invalid bytes become replacement characters. */
export function decodeAs(bytes: Uint8Array, encoding: TextEncoding): string {
  return decode(bytes, encoding, { fatal: false }) ?? '';
}

/**
 * Reads a file as text in the encoding that the visitor chose, otherwise in the detected one. Undefined if it is not
 * text; rejects if the file cannot be read.
 */
export async function readText(file: File, chosen?: TextEncoding): Promise<DecodedText | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return chosen === undefined ? decodeText(bytes) : { text: decodeAs(bytes, chosen), encoding: chosen, isGuess: true };
}
