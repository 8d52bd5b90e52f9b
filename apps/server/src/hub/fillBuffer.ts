import type { Trade } from '@toolbox/core/feed';

/** Buffers fills until they may be merged and published, limited in time and memory. */
export type FillBuffer = {
  readonly keep: (fill: Trade, now: number) => void;
  /** Returns and removes all fills, earliest trade first. */
  readonly take: () => readonly Trade[];
  /** Removes the fills that arrived before a time; they do not count as dropped. */
  readonly forget: (before: number) => void;
  /**
   * For each exchange, the time of the newest fill that was dropped since the last {@link FillBuffer.take}, for its age
   * or because the buffer was full. Fills that arrived before `since` are ignored.
   */
  readonly droppedSince: (since: number) => ReadonlyMap<string, number>;
};

export type FillBufferOptions = {
  readonly forMs: number;
  readonly bytes: number;
  /** Called when a fill was evicted because the buffer is full, not because of its age. */
  readonly onOverflow?: (exchange: string) => void;
};

/** The newest dropped fill of an exchange: its own time, and its arrival by the monotonic clock. */
type Dropped = { readonly timestamp: number; readonly at: number };
type Kept = { readonly fill: Trade; readonly at: number };

/** The memory of a fill without its texts. */
const FILL_BYTES = 200;
/** The array is compacted once this many leading entries are removed. */
const CUT_AT = 4096;

function bytesOf({ exchange, symbol, id }: Trade): number {
  return FILL_BYTES + 2 * (exchange.length + symbol.length + id.length);
}

export function createFillBuffer({ forMs, bytes: maxBytes, onOverflow }: FillBufferOptions): FillBuffer {
  let kept: Kept[] = [];
  let head = 0;
  let bytes = 0;
  const dropped = new Map<string, Dropped>();

  const shift = () => {
    const oldest = kept[head];
    if (oldest === undefined) return;
    bytes -= bytesOf(oldest.fill);
    head += 1;
    if (head < CUT_AT) return oldest;
    kept = kept.slice(head);
    head = 0;
    return oldest;
  };
  const evict = () => {
    const oldest = shift();
    if (oldest === undefined) return;
    const { exchange, timestamp } = oldest.fill;
    dropped.set(exchange, { timestamp: Math.max(timestamp, dropped.get(exchange)?.timestamp ?? 0), at: oldest.at });
  };
  return {
    keep: (fill, now) => {
      kept.push({ fill, at: now });
      bytes += bytesOf(fill);
      while ((kept[head]?.at ?? now) < now - forMs) evict();
      while (bytes > maxBytes) {
        onOverflow?.(kept[head]?.fill.exchange ?? '');
        evict();
      }
    },
    take: () => {
      const fills = kept.slice(head).map(({ fill }) => fill);
      [kept, head, bytes] = [[], 0, 0];
      dropped.clear();
      return fills.sort((one, other) => one.timestamp - other.timestamp);
    },
    forget: (before) => {
      while ((kept[head]?.at ?? before) < before) shift();
    },
    droppedSince: (since) => {
      const found = [...dropped].filter(([, { at }]) => at >= since);
      return new Map(found.map(([exchange, { timestamp }]) => [exchange, timestamp]));
    },
  };
}
