/** What may follow at the current offset. */
export type LooseExpected = 'item' | 'key' | 'colon' | 'value' | 'end';

type LooseFrame = {
  kind: 'object' | 'array' | 'tuple';
  /** The bracket that closes this frame in the text. */
  readonly closer: string;
  /** The index in `pieces` of the opening bracket. */
  readonly opener: number;
  /** The index in `pieces` of the last comma; -1 before the first comma, or if the last comma was missing. */
  comma: number;
  hasComma: boolean;
};

/** What has been read of a document, in pieces of JSON. */
export type LooseFrames = {
  readonly pieces: string[];
  /** The brackets that are open, the innermost last. */
  readonly open: LooseFrame[];
  expected: LooseExpected;
  /** The last piece that is not blank. */
  last: number;
  /** Whether the last key or value is a string with quotes. */
  isQuoted: boolean;
  /** The JSON that replaces a missing value: an empty string after `=`, as in Java, otherwise null. */
  missing: 'null' | '""';
};

/** A string or a whole number. */
const KEY = /^(?:"|-?\d+$)/u;
const CLOSING_OF = { object: '}', array: ']', tuple: ']' } as const;

export function startFrames(): LooseFrames {
  return { pieces: [], open: [], expected: 'value', last: -1, isQuoted: false, missing: 'null' };
}

export function addPiece(frames: LooseFrames, piece: string): void {
  frames.last = frames.pieces.push(piece) - 1;
}

/** Adds a mark after the last piece, before the blanks that follow it. */
export function addMissing(frames: LooseFrames, mark: string): void {
  frames.pieces[frames.last] += mark;
}

export function openFrame(frames: LooseFrames, kind: LooseFrame['kind'], closer: string): void {
  addPiece(frames, kind === 'object' ? '{' : '[');
  frames.open.push({ kind, closer, opener: frames.last, comma: -1, hasComma: false });
  frames.expected = kind === 'object' ? 'key' : 'item';
}

/**
 * Makes the innermost array an object and its only item a key, as in PHP: `['a' => 1]`. False where it has other items,
 * which PHP would number, or where the item is not a key.
 */
export function turnIntoObject(frames: LooseFrames): boolean {
  const frame = frames.open.at(-1);
  const key = frames.pieces[frames.last];
  if (frame?.kind !== 'array' || frame.hasComma || frames.expected !== 'end') return false;
  if (key === undefined || !KEY.test(key)) return false;
  if (!key.startsWith('"')) frames.pieces[frames.last] = JSON.stringify(key);
  frames.pieces[frame.opener] = '{';
  frame.kind = 'object';
  frames.expected = 'colon';
  return true;
}

function expectNext(frames: LooseFrames, frame: LooseFrame, comma: number): void {
  frame.comma = comma;
  frame.hasComma = true;
  frames.expected = frame.kind === 'object' ? 'key' : 'item';
}

/** Adds a comma of the text; none where no bracket is open. */
export function addComma(frames: LooseFrames): void {
  const frame = frames.open.at(-1);
  if (frame === undefined) return;
  addPiece(frames, ',');
  expectNext(frames, frame, frames.last);
}

/** Adds a comma that is not in the text after the last piece; none where no bracket is open. */
export function addMissingComma(frames: LooseFrames): void {
  const frame = frames.open.at(-1);
  if (frame === undefined) return;
  addMissing(frames, ',');
  expectNext(frames, frame, -1);
}

/** Whether the last thing in the innermost bracket is a comma. */
export function endsWithComma({ open, last }: LooseFrames): boolean {
  return open.at(-1)?.comma === last;
}

/** Completes what is in the innermost bracket, and closes it with what `addCloser` adds. */
function endFrame(frames: LooseFrames, addCloser: typeof addPiece): void {
  const frame = frames.open.at(-1);
  if (frame === undefined) return;
  if (endsWithComma(frames)) frames.pieces[frame.comma] = '';
  if (frames.expected === 'colon') addMissing(frames, ':null');
  else if (frames.expected === 'value') addMissing(frames, frames.missing);
  const isGroup = frame.kind === 'tuple' && !frame.hasComma && frame.opener !== frames.last;
  if (isGroup) frames.pieces[frame.opener] = '';
  addCloser(frames, isGroup ? '' : CLOSING_OF[frame.kind]);
  frames.open.pop();
  frames.expected = 'end';
  frames.isQuoted = false;
}

/**
 * Closes the innermost bracket where the text does: a last comma goes, a value that is missing after its key is null
 * or empty, and a tuple of one value without a comma is that value. Does nothing where no bracket is open.
 */
export function closeFrame(frames: LooseFrames): void {
  endFrame(frames, addPiece);
}

/** Closes the innermost bracket, whose end is missing, after the last piece; otherwise like {@link closeFrame}. */
export function closeUnclosedFrame(frames: LooseFrames): void {
  endFrame(frames, addMissing);
}

/**
 * Closes the innermost bracket before its last comma, because what follows the comma belongs to the bracket around it.
 * False where there is no such comma.
 */
export function closeBeforeComma(frames: LooseFrames): boolean {
  const frame = frames.open.at(-1);
  const around = frames.open.at(-2);
  if (frame === undefined || around === undefined || frame.comma < 0 || around.kind === frame.kind) return false;
  frames.pieces[frame.comma] = `${CLOSING_OF[frame.kind]},`;
  frames.open.pop();
  around.comma = frame.comma;
  around.hasComma = true;
  return true;
}
