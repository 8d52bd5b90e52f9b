import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Clock, systemClock } from '../../clock.ts';
import type { Log } from '../../log/log.ts';
import { createErrorLog, logErrors } from '../../log/logErrors.ts';
import type { Bus, BusEvent, Publisher } from '../bus.ts';
import { HELD_MS } from '../createHub.ts';
import { createRecentIds } from '../recentIds.ts';
import { createRecentTrades } from '../recentTrades.ts';
import { parseSharedStatus } from '../sharedStatus.ts';
import { createStatusShare } from '../statusShare.ts';
import { connectRedis } from './connectRedis.ts';
import { KEY } from './redisKeys.ts';
import { holdLeadership } from './redisLeadership.ts';
import { readStream } from './redisReader.ts';
import { createStreamReceiver } from './streamReceiver.ts';
import { createTradePublisher } from './tradePublisher.ts';
import { watchRefusals } from './watchRefusals.ts';
import { watchRight } from './watchRight.ts';
import { watchState } from './watchState.ts';

export type RedisBusOptions = {
  /** Whether this process competes for the leadership. A gateway only receives. */
  readonly leading: boolean;
  /** How long the leadership lasts after its holder is gone. */
  readonly lockMs?: number;
  /** The interval at which the silence of Redis is measured. */
  readonly tickMs?: number;
};

const LOCK_MS = 6000;
const TICK_MS = 1000;
/** After this many ticks without Redis, no exchange counts as live. */
export const SILENT_TICKS = 15;
/** The lifetime of the state, which the leader renews with its lock, in lifetimes of the lock: 15 s. */
const STATUS_LOCKS = 2.5;
/** About 20 MiB: more than three minutes of 300 large trades a second, for a gateway that was suspended. */
const STREAM_LENGTH = 60_000;
/** The start waits this long for the history, so that the first clients get the trades of the last hour. */
const HISTORY_TIMEOUT_MS = 1000;

const SILENT: Publisher = {
  returned: () => undefined,
  leading: () => [],
  forget: () => undefined,
  coverage: () => ({}),
};

/**
 * The bus over Redis or Valkey, for any number of ingests and gateways.
 *
 * One ingest leads by a lock that it renews; the others receive the exchanges too and buffer the fills. If the leader
 * is gone, or receives less than another, the next one merges and publishes its buffer; fills that the old leader has
 * already published, in any trade, are recognized individually. Gateways read a stream, from the last hour on, and
 * continue where they stopped, so a lost connection loses nothing.
 */
export async function openRedisBus(
  url: string,
  options: RedisBusOptions,
  log: Log,
  { now }: Clock = systemClock,
): Promise<Bus> {
  const { leading, lockMs = LOCK_MS, tickMs = TICK_MS } = options;
  const statusMs = STATUS_LOCKS * lockMs;
  const me = randomUUID();
  const listeners = new Set<(event: BusEvent) => void>();
  const delivered = createRecentIds();
  const recent = createRecentTrades(now);
  let publisher = SILENT;

  const { commands, reader } = await connectRedis(url, log);

  // An error of this program would be taken for one of Redis: for a write that it refused, or a read that failed.
  const reportError = createErrorLog(log, {}, now);
  const guard = (call: () => void) => logErrors(reportError, call);
  const notify = (event: BusEvent) => {
    for (const listener of listeners) guard(() => listener(event));
  };
  const share = createStatusShare({ isIngest: leading, ownFeed: () => publisher.published, notify });
  const onWrite = watchRefusals({
    graceMs: lockMs,
    now,
    log,
    messages: ['the bus accepts no writes', 'the bus accepts writes again'],
    isConnected: () => commands.status === 'ready',
    onChange: share.setRefused,
  });
  // No `onChange`: after a refused read, gateways react to the silence that follows.
  const onRead = watchRefusals({
    graceMs: lockMs,
    now,
    log,
    messages: ['the bus accepts no reads', 'the bus accepts reads again'],
    // Only a reply is logged: lost connections are logged elsewhere.
    isConnected: () => false,
  });
  const rightOptions = { graceMs: lockMs, now, log };
  const toPublish = watchRight('writes of trades', rightOptions);
  const toPut = watchRight('writes of stored responses', rightOptions);
  const toGet = watchRight('reads of stored responses', rightOptions);
  /** Redis may accept a new connection while it still pauses its clients: only a write shows that it serves again. */
  let isProven = true;
  if (leading) {
    commands.on('close', () => {
      isProven = false;
    });
  }
  const onAttempt = (error?: unknown) => {
    if (error === undefined) isProven = true;
    onWrite(error);
  };
  const state = watchState({
    tickMs,
    now,
    log,
    renew: () => {
      reader.disconnect(true);
      // An ingest's connection for commands is renewed when a write is refused.
      if (!leading) commands.disconnect(true);
    },
  });
  /** `null` also for another type of value: it was written by another program, and is replaced. */
  const readStatus = () =>
    commands.get(KEY.status).catch((error: unknown) => {
      if (error instanceof Error && error.message.startsWith('WRONGTYPE')) return null;
      throw error;
    });
  const storeStatus = () => commands.set(KEY.status, share.text(), 'PX', statusMs);
  const shareStatus = async () => {
    await storeStatus();
    await commands.xadd(KEY.stream, 'MAXLEN', '~', STREAM_LENGTH, '*', 'message', share.text());
  };
  const leadership = leading
    ? holdLeadership({
        commands,
        me,
        lockMs,
        now,
        log,
        coverage: () => publisher.coverage(),
        onLeadership: async (reachedAt) => {
          if (reachedAt === undefined) {
            await storeStatus();
            guard(() => publisher.leading());
            return;
          }
          const stored = parseSharedStatus((await readStatus()) ?? '');
          const inherited = stored === undefined ? share.gaps() : (stored.message.gaps ?? []);
          guard(() => share.setGaps(publisher.leading({ reachedAt, gaps: inherited })));
          await shareStatus();
        },
        onDataLoss: (reachedAt) => guard(() => publisher.forget(reachedAt)),
        onAttempt,
      })
    : undefined;

  const leads = () => leadership?.leads() ?? false;
  const publish = createTradePublisher({
    commands,
    me,
    toPublish,
    returned: (fills) => publisher.returned(fills),
    lost: () => leadership?.lost(),
    streamLength: STREAM_LENGTH,
  });
  const receiver = createStreamReceiver({
    isIngest: leading,
    leads,
    share,
    state,
    delivered,
    recent,
    notify,
    now,
    heldMs: (HELD_MS / TICK_MS) * tickMs,
    cutMs: SILENT_TICKS * tickMs,
  });
  const guarded =
    <Values extends readonly unknown[]>(call: (...values: Values) => void) =>
    (...values: Values) => {
      guard(() => call(...values));
    };
  const stream = readStream({
    reader,
    now,
    receive: guarded(receiver.receive),
    receiveState: guarded(receiver.receiveState),
    receiveHistory: guarded(receiver.receiveHistory),
    onHistoryRefused: (reason) => log.error({ reason }, 'the bus accepts no reads of the last hour'),
    onSilence: guarded(receiver.onSilence),
    onAttempt: onRead,
    tickMs,
  });
  if (commands.status === 'ready') {
    const late = new AbortController();
    await Promise.race([
      stream.started,
      wait(HISTORY_TIMEOUT_MS, undefined, { signal: late.signal }).catch(() => undefined),
    ]);
    late.abort();
  }

  return {
    publishTrade: (trade, fills = [trade]) => {
      if (leads()) void publish(trade, fills);
      else publisher.returned(fills);
    },
    publishStatus: (exchanges, found = []) => {
      share.set(exchanges, leads() ? found : undefined);
      if (leads()) void shareStatus().catch(() => undefined);
    },
    status: share.exchanges,
    gaps: share.gaps,
    published: () => (leads() ? publisher.published : (share.receivedFeed() ?? publisher.published)),
    recent: recent.list,
    publisher: (one) => {
      publisher = one;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    put: async (name, json, forMs) => {
      await toPut(commands.set(KEY.cache + name, json, 'PX', forMs)).catch(() => undefined);
    },
    get: async (name) => (await toGet(commands.get(KEY.cache + name)).catch(() => null)) ?? undefined,
    leads,
    healthy: () => commands.status === 'ready' && isProven && !share.isCut(),
    receivesState: () => state.isFound() && !share.isCut(),
    close: async () => {
      await leadership?.close();
      stream.close();
      commands.disconnect();
      listeners.clear();
    },
  };
}
