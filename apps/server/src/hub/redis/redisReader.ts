import { setTimeout as wait } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { RECENT_MS } from '../recentTrades.ts';
import { KEY } from './redisKeys.ts';

/** What was in the stream when this process opened it. */
export type StreamHistory = {
  /** Oldest first, of the last hour until then. */
  readonly entries: readonly { readonly text: string; readonly ageMs: number }[];
  /** For how long until now no entry is missing. */
  readonly coveredMs: number;
};

export type ReaderOptions = {
  /** A separate connection, because it blocks while waiting. */
  readonly reader: Redis;
  readonly now: () => number;
  readonly receive: (message: string) => void;
  /** Receives the entries before the first one that `receive` gets, once: when Redis is first reached. */
  readonly receiveHistory: (history: StreamHistory) => void;
  /** Receives the current state repeatedly; `undefined` if no ingest publishes it any more. */
  readonly receiveState: (message: string | undefined) => void;
  /**
   * Called at intervals while Redis does not respond, with the time so far, and at every response, with the time before
   * it.
   */
  readonly onSilence: (silentMs: number, isOver: boolean) => void;
  readonly tickMs: number;
};

const BLOCK_MS = 1000;
const COUNT = 500;
const RETRY_MS = 500;
/** The state is read at the start, and at this interval in case a change was missed. */
const STATE_MS = 5000;
const BEGINNING = '0-0';

/** Whether one stream id comes before another. */
function isBefore(one: string, other: string): boolean {
  const [[ms = 0, number = 0] = [], [otherMs = 0, otherNumber = 0] = []] = [one, other].map((id) =>
    id.split('-').map(Number),
  );
  return ms < otherMs || (ms === otherMs && number < otherNumber);
}

/** When an entry was added, by the clock of Redis. */
function timeOf(id: string): number {
  return Number(id.split('-')[0]);
}

/**
 * The newest entries of the last hour up to when the stream was opened, and the last of their ids. What was published
 * since then is left to be received: a process that started without Redis may have clients already.
 */
async function readHistory(reader: Redis, openForMs: () => number): Promise<{ end: string; history: StreamHistory }> {
  const [seconds, microseconds] = await reader.time();
  const redisNow = Number(seconds) * 1000 + Math.floor(Number(microseconds) / 1000);
  const from = redisNow - RECENT_MS;
  const found = await reader.xrevrange(KEY.stream, redisNow - Math.ceil(openForMs()), '-', 'COUNT', COUNT);
  const [first] = await reader.xrange(KEY.stream, '-', '+', 'COUNT', 1);
  // The result is complete from the oldest entry that was read, or from the oldest of the stream if that is shorter.
  const oldest = found.length < COUNT ? first?.[0] : found.at(-1)?.[0];
  const completeFrom = oldest === undefined ? redisNow : Math.max(from, timeOf(oldest));
  const entries = found.flatMap(([id, [, text]]) =>
    text === undefined || timeOf(id) < from ? [] : { text, ageMs: redisNow - timeOf(id) },
  );
  const history = { entries: entries.toReversed(), coveredMs: Math.max(0, redisNow - completeFrom) };
  return { end: found[0]?.[0] ?? BEGINNING, history };
}

/**
 * Reads the stream from where it ended when it was opened, and continues where it stopped after an interruption.
 */
export function readStream({ reader, now, receive, receiveState, receiveHistory, onSilence, tickMs }: ReaderOptions): {
  /** Resolves when the state and the history were received. */
  readonly started: Promise<void>;
  readonly close: () => void;
} {
  const closing = new AbortController();
  const openedAt = now();
  const start = Promise.withResolvers<void>();
  let last: string | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  // Counted in ticks: the time during which this process was suspended is not silence of Redis.
  let silentTicks = 0;
  const ticking = setInterval(() => {
    silentTicks += 1;
    if (silentTicks * tickMs >= STATE_MS) lookedAt = Number.NEGATIVE_INFINITY;
    onSilence(silentTicks * tickMs, false);
  }, tickMs);
  const endSilence = () => {
    const silentMs = silentTicks * tickMs;
    silentTicks = 0;
    onSilence(silentMs, true);
  };

  const newest = async () => (await reader.xrevrange(KEY.stream, '+', '-', 'COUNT', 1))[0]?.[0] ?? BEGINNING;
  const look = async () => {
    const end = await newest();
    // A restarted Redis whose clock was set back has smaller ids: all its entries are new.
    if (last !== undefined && isBefore(end, last) && end !== BEGINNING) last = BEGINNING;
    if (last === undefined) {
      const found = await readHistory(reader, () => now() - openedAt).catch((error: unknown) => {
        // An account that may not run these commands gets no history; the trades that follow matter more.
        if (error instanceof Error && error.name === 'ReplyError')
          return { end, history: { entries: [], coveredMs: 0 } };
        throw error;
      });
      receiveHistory(found.history);
      last = found.end;
    }
    receiveState((await reader.get(KEY.status)) ?? undefined);
    lookedAt = now();
    start.resolve();
  };
  const run = async () => {
    while (!closing.signal.aborted) {
      try {
        if (last === undefined || now() - lookedAt >= STATE_MS) await look();
        const from = last ?? BEGINNING;
        const found = await reader.xread('COUNT', COUNT, 'BLOCK', BLOCK_MS, 'STREAMS', KEY.stream, from);
        if (closing.signal.aborted) return;
        endSilence();
        for (const [id, [, text]] of found?.[0]?.[1] ?? []) {
          last = id;
          if (text !== undefined) receive(text);
        }
      } catch {
        lookedAt = Number.NEGATIVE_INFINITY;
        await wait(RETRY_MS, undefined, closing).catch(() => undefined);
      }
    }
  };
  void run();

  return {
    started: start.promise,
    close: () => {
      closing.abort();
      clearInterval(ticking);
      // A command that is pending between two attempts to connect is never settled, so nothing waits for it.
      reader.disconnect();
    },
  };
}
