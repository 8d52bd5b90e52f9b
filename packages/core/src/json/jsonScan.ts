/**
 * What the grammar allows at the place the scanner has reached. `item` and `firstKey` are the places right after an
 * opening bracket, where the closing one may stand too; `end` is after a finished value. The last three are the inside
 * of a token and are seen only where the scan failed.
 */
export type JsonExpected = 'value' | 'item' | 'key' | 'firstKey' | 'colon' | 'end' | 'string' | 'number' | 'literal';

/** A scan under way. The tape is whole once `advanceJsonScan` has answered false and `faulty` is false. */
export type JsonScan = {
  readonly text: string;
  kinds: Uint8Array;
  starts: Uint32Array;
  ends: Uint32Array;
  count: number;
  /** The next code unit; where the scan is faulty, the first one that no JSON text could have there. */
  position: number;
  expected: JsonExpected;
  /** The innermost bracket that is still open, as the number of its token; -1 outside of all. */
  open: number;
  faulty: boolean;
};

/** Code units that one call of {@link advanceJsonScan} goes over, but for a longer string: well under a millisecond. */
export const JSON_STEP_LENGTH = 256 * 1024;

/** Begins a scan at the first code unit of the text. */
export function startJsonScan(text: string): JsonScan {
  return {
    text,
    kinds: new Uint8Array(0),
    starts: new Uint32Array(0),
    ends: new Uint32Array(0),
    count: 0,
    position: 0,
    expected: 'value',
    open: -1,
    faulty: false,
  };
}

/** Makes room for as many more tokens. A token has at least one code unit, so a step needs no more than its length. */
export function reserveTokens(scan: JsonScan, more: number): void {
  const needed = scan.count + more;
  if (needed <= scan.kinds.length) return;
  const capacity = Math.max(needed, Math.min(2 * scan.kinds.length, scan.text.length));
  const { kinds, starts, ends } = scan;
  scan.kinds = new Uint8Array(capacity);
  scan.kinds.set(kinds);
  scan.starts = new Uint32Array(capacity);
  scan.starts.set(starts);
  scan.ends = new Uint32Array(capacity);
  scan.ends.set(ends);
}
