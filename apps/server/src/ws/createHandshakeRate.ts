/** Counts the handshakes of an address in the current minute. */
export type HandshakeRate = {
  /** Counts one more; `undefined` if it is allowed, else the seconds until the next minute. */
  readonly hit: (key: string, now: number) => number | undefined;
};

const WINDOW_MS = 60_000;

export function createHandshakeRate(maxPerMinute: number): HandshakeRate {
  let windowStart = 0;
  let counts = new Map<string, number>();
  return {
    hit: (key, now) => {
      if (now - windowStart >= WINDOW_MS) {
        windowStart = now;
        counts = new Map();
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= maxPerMinute ? undefined : Math.ceil((windowStart + WINDOW_MS - now) / 1000);
    },
  };
}
