/**
 * What the grammar allows at the current position. `item` and `firstKey` are directly after an opening bracket, where
 * the closing one may follow too; `end` is after a complete value. The last three are inside a token and occur only
 * where the scan failed.
 */
export type JsonExpected = 'value' | 'item' | 'key' | 'firstKey' | 'colon' | 'end' | 'string' | 'number' | 'literal';

/** The state of a scan. The tape is complete once `advanceJsonScan` has returned false and `faulty` is false. */
export type JsonScan = {
  readonly text: string;
  kinds: Uint8Array;
  starts: Uint32Array;
  ends: Uint32Array;
  count: number;
  /** The next code unit; where the scan failed, the first one that is invalid at its position. */
  position: number;
  expected: JsonExpected;
  /** The token number of the innermost open bracket; -1 if none is open. */
  open: number;
  faulty: boolean;
};

/**
 * Code units that one call of {@link advanceJsonScan} processes, unless a string is longer: a millisecond or two once
 * the engine has compiled the loop.
 */
export const JSON_STEP_LENGTH = 256 * 1024;

/** Starts a scan at the first code unit of the text. */
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

/** Reserves space for this many more tokens. A token has at least one code unit, so a step needs at most its length. */
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
