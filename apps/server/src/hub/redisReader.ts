import { setTimeout as wait } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { KEY } from './redisKeys.ts';

export type ReaderOptions = {
  /** A separate connection, because it blocks while waiting. */
  readonly reader: Redis;
  readonly commands: Redis;
  readonly now: () => number;
  readonly receive: (message: string) => void;
  /** Receives the current state repeatedly; `undefined` if no ingest publishes it any more. */
  readonly receiveState: (message: string | undefined) => void;
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

/** Reads the stream from its current end, and continues where it stopped after an interruption. */
export function readStream({ reader, commands, now, receive, receiveState }: ReaderOptions): {
  close: () => Promise<void>;
} {
  const closing = new AbortController();
  let last: string | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;

  const newest = async () => (await reader.xrevrange(KEY.stream, '+', '-', 'COUNT', 1))[0]?.[0] ?? BEGINNING;
  const look = async () => {
    const end = await newest();
    // A restarted Redis whose clock was set back has smaller ids: all its entries are new.
    if (last !== undefined && isBefore(end, last) && end !== BEGINNING) last = BEGINNING;
    last ??= end;
    receiveState((await commands.get(KEY.status)) ?? undefined);
    lookedAt = now();
  };
  const run = async () => {
    while (!closing.signal.aborted) {
      try {
        if (last === undefined || now() - lookedAt >= STATE_MS) await look();
        const from = last ?? BEGINNING;
        const found = await reader.xread('COUNT', COUNT, 'BLOCK', BLOCK_MS, 'STREAMS', KEY.stream, from);
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
  const running = run();

  return {
    close: async () => {
      closing.abort();
      reader.disconnect();
      await running;
    },
  };
}
