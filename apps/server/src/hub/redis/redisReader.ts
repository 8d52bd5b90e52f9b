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
  /** Called with the reason of Redis if it refuses to read them, before `receiveHistory` gets none. */
  readonly onHistoryRefused: (reason: string) => void;
  /** Receives the current state repeatedly; `undefined` if no ingest publishes it any more. */
  readonly receiveState: (message: string | undefined) => void;
  /**
   * Called at intervals while Redis does not respond, with the time so far, and at every response, with the time before
   * it.
   */
  readonly onSilence: (silentMs: number, isOver: boolean) => void;
  /** Called after each read, with its error if it failed. */
  readonly onAttempt: (error?: unknown) => void;
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

async function timeOfRedis(reader: Redis): Promise<number> {
  const [seconds, microseconds] = await reader.time();
  return Number(seconds) * 1000 + Math.floor(Number(microseconds) / 1000);
}

/** For accounts that may not run a command. */
function unlessRefused<Value>(value: Value, onRefused?: (reason: string) => void): (error: unknown) => Value {
  return (error) => {
    if (!(error instanceof Error) || error.name !== 'ReplyError') throw error;
    onRefused?.(error.message);
    return value;
  };
}

type StreamLoss = {
  /** The last id that was read. */
  readonly last: string;
  /** The id at which the stream ends now. */
  readonly end: string;
  /** The time since the stream was last in order. */
  readonly lossMs: () => number;
};

/**
 * Where to continue in a stream that ends before the last id that was read. It lost its newest entries: Redis restarted
 * with a snapshot, or a replica that lagged behind took over. If its clock was also set back, new ids are smaller than
 * the last one, so everything added in the meantime is read; what is older was received before.
 */
async function placeAfterLoss(reader: Redis, { last, end, lossMs }: StreamLoss): Promise<string> {
  const redisNow = await timeOfRedis(reader).catch(unlessRefused(0));
  // While the clock is behind the stream, Redis continues with ids of the time at which the stream ends.
  const from = Math.floor(Math.max(redisNow, timeOf(end)) - lossMs()) - 1;
  return from < timeOf(last) ? String(Math.max(0, from)) : last;
}

/**
 * The newest entries of the last hour up to when the stream was opened, and the last of their ids. What was published
 * since then is left to be received: a process that started without Redis may have clients already.
 */
async function readHistory(reader: Redis, openForMs: () => number): Promise<{ end: string; history: StreamHistory }> {
  const redisNow = await timeOfRedis(reader);
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
export function readStream({
  reader,
  now,
  receive,
  receiveState,
  receiveHistory,
  onHistoryRefused,
  onSilence,
  onAttempt,
  tickMs,
}: ReaderOptions): {
  /** Resolves when the state and the history were received. */
  readonly started: Promise<void>;
  readonly close: () => void;
} {
  const closing = new AbortController();
  const openedAt = now();
  const start = Promise.withResolvers<void>();
  let last: string | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  /** When the end of the stream was last not before the last id that was read. */
  let inOrderAt = openedAt;
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
    const askedAt = now();
    const end = await newest();
    if (last === undefined) {
      // An account that may not run these commands gets no history; the trades that follow matter more.
      const none = { end, history: { entries: [], coveredMs: 0 } };
      const found = await readHistory(reader, () => now() - openedAt).catch(unlessRefused(none, onHistoryRefused));
      receiveHistory(found.history);
      last = found.end;
    } else if (isBefore(end, last)) {
      // An empty stream does not say where its ids will begin.
      if (end !== BEGINNING) last = await placeAfterLoss(reader, { last, end, lossMs: () => now() - inOrderAt });
    } else {
      inOrderAt = askedAt;
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
        const askedAt = now();
        const found = await reader.xread('COUNT', COUNT, 'BLOCK', BLOCK_MS, 'STREAMS', KEY.stream, from);
        if (closing.signal.aborted) return;
        endSilence();
        onAttempt();
        for (const [id, [, text]] of found?.[0]?.[1] ?? []) {
          last = id;
          inOrderAt = askedAt;
          if (text !== undefined) receive(text);
        }
      } catch (error) {
        if (closing.signal.aborted) return;
        onAttempt(error);
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
