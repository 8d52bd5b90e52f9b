import { JSON_KIND, type JsonTape } from './scan/jsonTape.ts';

const { OPEN_OBJECT, CLOSE_OBJECT, OPEN_ARRAY, CLOSE_ARRAY, KEY } = JSON_KIND;

const TAB = 0x09;
const LINE_FEED = 0x0a;
const SPACE = 0x20;
const COMMA = 0x2c;
const COLON = 0x3a;

/** The indentation per level: none (0: all on one line), two or four spaces, or a tab. */
export type JsonIndent = 0 | 2 | 4 | '\t';

/** A document being written, token by token. */
export type JsonWriter = {
  readonly tape: JsonTape;
  /** The tokens in output order; document order if omitted. */
  readonly order: Uint32Array | undefined;
  readonly indent: string;
  /** The current chunk. A chunk of code units is several times faster than as many short strings. */
  readonly units: Uint16Array;
  /** Where each line starts; only the first `lineCount` are set. */
  lineStarts: Uint32Array;
  lineCount: number;
  /** The next token, in output order. */
  next: number;
  depth: number;
  /** The kind of the previous token; 0 at the start. */
  previous: number;
  /** Code units in earlier chunks. */
  length: number;
};

/** One part of the output: its code units, valid until the next chunk, or a piece too long for a chunk. */
export type JsonChunk = Uint16Array | string;

const CHUNK_LENGTH = 256 * 1024;

/** A comma and a line feed, or a colon and a space. */
const MAX_GAP_LENGTH = 2;

/** Begins to write a document. */
export function startJsonWriter(tape: JsonTape, indent: JsonIndent, order?: Uint32Array): JsonWriter {
  return {
    tape,
    order,
    indent: typeof indent === 'number' ? ' '.repeat(indent) : indent,
    units: new Uint16Array(Math.min(CHUNK_LENGTH, 16 + 4 * tape.text.length)),
    lineStarts: new Uint32Array(1024),
    lineCount: 1,
    next: 0,
    depth: 0,
    previous: 0,
    length: 0,
  };
}

/** Adds a line to the index. */
function noteLine(writer: JsonWriter, start: number): void {
  if (writer.lineCount === writer.lineStarts.length) {
    const grown = new Uint32Array(2 * writer.lineCount);
    grown.set(writer.lineStarts);
    writer.lineStarts = grown;
  }
  writer.lineStarts[writer.lineCount] = start;
  writer.lineCount++;
}

/**
 * Writes the next tokens, as many as fit into a chunk: the original text of each, with new whitespace between them.
 * Empty objects and arrays stay on one line, as in `JSON.stringify`. A chunk ends between two tokens.
 *
 * @returns the next part of the text; there is more while `next` is less than the tape's `count`
 * @example writeJsonChunk(startJsonWriter(scanJson('[1]'), 2)) // the code units of '[\n  1\n]'
 */
export function writeJsonChunk(writer: JsonWriter): JsonChunk {
  const { tape, order, indent, units } = writer;
  const { text, kinds, starts, ends, count } = tape;
  const marginUnit = indent === '\t' ? TAB : SPACE;
  let { next, depth, previous } = writer;
  let piece: string | undefined;
  let at = 0;
  while (next < count) {
    const token = order === undefined ? next : (order[next] as number);
    const kind = kinds[token] as number;
    const isOpening = kind === OPEN_OBJECT || kind === OPEN_ARRAY;
    const isClosing = kind === CLOSE_OBJECT || kind === CLOSE_ARRAY;
    const afterOpening = previous === OPEN_OBJECT || previous === OPEN_ARRAY;
    const start = starts[token] as number;
    const end = isOpening || isClosing ? start + 1 : (ends[token] as number);
    const level = isClosing ? depth - 1 : depth;
    const hasComma = !isClosing && !afterOpening && previous !== KEY && previous !== 0;
    const hasLine = indent !== '' && (isClosing ? !afterOpening : afterOpening || hasComma);
    const margin = hasLine ? indent.length * level : 0;
    if (at + MAX_GAP_LENGTH + margin + end - start > units.length) {
      if (at > 0) break;
      // Longer than a chunk: a long string, or a line at a great depth.
      const colon = indent === '' ? ':' : ': ';
      const gap = previous === KEY ? colon : `${hasComma ? ',' : ''}${hasLine ? `\n${indent.repeat(level)}` : ''}`;
      if (hasLine) noteLine(writer, writer.length + (hasComma ? 2 : 1));
      // Joined instead of concatenated: the engine keeps a concatenated string in two parts, which slows down later
      // use.
      piece = [gap, text.slice(start, end)].join('');
    } else {
      if (previous === KEY) {
        units[at++] = COLON;
        if (indent !== '') units[at++] = SPACE;
      } else if (hasComma) units[at++] = COMMA;
      if (hasLine) {
        units[at++] = LINE_FEED;
        noteLine(writer, writer.length + at);
        for (const stop = at + margin; at < stop; at++) units[at] = marginUnit;
      }
      for (let from = start; from < end; from++) units[at++] = text.charCodeAt(from);
    }
    depth = isOpening ? level + 1 : level;
    previous = kind;
    next++;
    if (piece !== undefined) break;
  }
  const chunk = piece ?? units.subarray(0, at);
  Object.assign(writer, { next, depth, previous, length: writer.length + chunk.length });
  return chunk;
}
