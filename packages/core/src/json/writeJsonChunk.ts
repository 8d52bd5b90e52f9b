import { JSON_KIND, type JsonTape } from './jsonTape.ts';

const {
  openObject: OPEN_OBJECT,
  closeObject: CLOSE_OBJECT,
  openArray: OPEN_ARRAY,
  closeArray: CLOSE_ARRAY,
  key: KEY,
} = JSON_KIND;

/** The indentation per level: none (0: all on one line), two or four spaces, or a tab. */
export type JsonIndent = 0 | 2 | 4 | '\t';

/** A document being written, token by token. */
export type JsonWriter = {
  readonly tape: JsonTape;
  /** The tokens in output order; document order if omitted. */
  readonly order: Uint32Array | undefined;
  readonly indent: string;
  /** The separators at each depth, before the first item and before later ones. */
  readonly firstGaps: string[];
  readonly laterGaps: string[];
  readonly colon: string;
  /** The next token, in output order. */
  next: number;
  depth: number;
  /** The kind of the previous token; 0 at the start. */
  previous: number;
  /** Code units written so far. */
  length: number;
};

/** Number of pieces joined at a time: few enough for the engine to collect them while they are young. */
const PIECES_IN_CHUNK = 8192;

/** A chunk of a deep document ends earlier because its indentation is long. */
const CHUNK_LENGTH = 256 * 1024;

/** Indentation of deeper levels is not cached: the cache would grow with the square of the depth. */
const KEPT_DEPTH = 128;

/** Begins to write a document. */
export function startJsonWriter(tape: JsonTape, indent: JsonIndent, order?: Uint32Array): JsonWriter {
  return {
    tape,
    order,
    indent: typeof indent === 'number' ? ' '.repeat(indent) : indent,
    firstGaps: [],
    laterGaps: [],
    colon: indent === 0 ? ':' : ': ',
    next: 0,
    depth: 0,
    previous: 0,
    length: 0,
  };
}

function makeGap({ indent }: JsonWriter, kept: string[], comma: string, depth: number): string {
  // Joined instead of concatenated: the engine keeps a concatenated string in two parts, which slows down later use.
  const gap = indent === '' ? comma : [comma, '\n', indent.repeat(depth)].join('');
  if (depth <= KEPT_DEPTH) kept[depth] = gap;
  return gap;
}

/**
 * Writes the next few thousand tokens: the original text of each, with new white space between them. Empty objects
 * and arrays stay on one line, as in `JSON.stringify`.
 *
 * @returns the next part of the text; there is more while `next` is less than the tape's `count`
 * @example writeJsonChunk(startJsonWriter(scanJson('[1]'), 2)) // '[\n  1\n]'
 */
export function writeJsonChunk(writer: JsonWriter): string {
  const { tape, order, firstGaps, laterGaps, colon } = writer;
  const { text, kinds, starts, ends, count } = tape;
  const pieces: string[] = [];
  let { next, depth, previous, length } = writer;
  const lengthBefore = length;
  while (next < count && pieces.length < PIECES_IN_CHUNK && length - lengthBefore < CHUNK_LENGTH) {
    const token = order === undefined ? next : (order[next] ?? 0);
    const kind = kinds[token] ?? 0;
    const afterOpening = previous === OPEN_OBJECT || previous === OPEN_ARRAY;
    const closing = kind === CLOSE_OBJECT || kind === CLOSE_ARRAY;
    if (closing) depth--;
    let gap = '';
    if (previous === KEY) gap = colon;
    else if (closing ? !afterOpening : afterOpening) gap = firstGaps[depth] ?? makeGap(writer, firstGaps, '', depth);
    else if (!closing && previous !== 0) gap = laterGaps[depth] ?? makeGap(writer, laterGaps, ',', depth);
    if (gap !== '') pieces.push(gap);
    let piece: string;
    switch (kind) {
      case OPEN_OBJECT:
        piece = '{';
        depth++;
        break;
      case OPEN_ARRAY:
        piece = '[';
        depth++;
        break;
      case CLOSE_OBJECT:
        piece = '}';
        break;
      case CLOSE_ARRAY:
        piece = ']';
        break;
      default:
        piece = text.slice(starts[token], ends[token]);
    }
    pieces.push(piece);
    length += gap.length + piece.length;
    previous = kind;
    next++;
  }
  Object.assign(writer, { next, depth, previous, length });
  return pieces.join('');
}
