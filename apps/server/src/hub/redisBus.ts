import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseFeedMessage, type SourceState, serialiseFeedMessage, type Trade } from '@toolbox/core/feed';
import { Redis } from 'ioredis';
import { type Clock, systemClock } from '../clock.ts';
import type { Log } from '../log.ts';
import { type Bus, type BusEvent, tradeKey } from './bus.ts';
import { createRecentIds } from './recentIds.ts';
import { PUBLISH, RELEASE, RENEW } from './redisScripts.ts';

export type RedisBusOptions = {
  /** Whether this process wants to be the one whose findings count. A gateway only listens. */
  readonly leading: boolean;
  /** How long the lead outlives its holder. */
  readonly lockMs?: number;
};

const STREAM = 'toolbox:feed';
const LEADER = 'toolbox:leader';
const STATUS = 'toolbox:status';
const BOARD = 'toolbox:board:';
const SEEN = 'toolbox:seen:';

const LOCK_MS = 6000;
const SEEN_MS = 600_000;
const STATUS_MS = 60_000;
const STREAM_LENGTH = 1000;
const READ_BLOCK_MS = 1000;
const READ_COUNT = 500;
const RETRY_MS = 500;
const COMMAND_TIMEOUT_MS = 1000;
/** Trades a follower keeps, to publish them should it have to take over: more than a lead outlives its holder. */
const SPARE_MS = 30_000;
const MOST_SPARE = 5000;

type Spare = { readonly trade: Trade; readonly at: number };

/**
 * The bus over Redis or Valkey, for any number of ingests and gateways.
 *
 * One ingest leads, by a lock that it renews; the others hear the exchanges as well and keep what they would have
 * published. When the leader is gone, the next one publishes what it kept, and what the old one had published already is
 * recognised by its trade id. Gateways read a stream and go on where they stopped, so a lost connection loses nothing.
 */
export async function openRedisBus(
  url: string,
  options: RedisBusOptions,
  log: Log,
  { now }: Clock = systemClock,
): Promise<Bus> {
  const { leading, lockMs = LOCK_MS } = options;
  const me = randomUUID();
  const closing = new AbortController();
  const listeners = new Set<(event: BusEvent) => void>();
  const told = createRecentIds();
  const spare: Spare[] = [];
  let status: Readonly<Record<string, SourceState>> = {};
  let leadUntil = 0;
  let lost = false;

  const connect = async (settings: object) => {
    const client = new Redis(url, {
      lazyConnect: true,
      retryStrategy: (tries) => Math.min(tries * 100, 2000),
      ...settings,
    });
    client.on('error', (error) => {
      if (!lost) log.error({ reason: error.message }, 'the bus is not reached');
      lost = true;
    });
    client.on('ready', () => {
      if (lost) log.info('the bus is reached again');
      lost = false;
    });
    // Unreached now is no reason not to start: the client goes on trying.
    await client.connect().catch(() => undefined);
    return client;
  };
  const commands = await connect({
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    commandTimeout: COMMAND_TIMEOUT_MS,
  });
  const reader = await connect({ maxRetriesPerRequest: null });

  const leads = () => leading && now() < leadUntil;
  const keep = (trade: Trade, at: number) => {
    spare.push({ trade, at });
    while (spare.length > MOST_SPARE || (spare[0]?.at ?? at) < now() - SPARE_MS) spare.shift();
  };
  const publish = async (trade: Trade, at: number) => {
    const message = serialiseFeedMessage({ type: 'real_time_trade', trade });
    const keys = [LEADER, SEEN + tradeKey(trade), STREAM];
    try {
      const done = await commands.eval(PUBLISH, keys.length, ...keys, me, message, SEEN_MS, STREAM_LENGTH);
      if (done === -1) keep(trade, at);
    } catch {
      keep(trade, at);
    }
  };
  const publishSpare = async () => {
    for (const { trade, at } of spare.splice(0)) await publish(trade, at);
  };
  const shareStatus = async () => {
    await commands.set(STATUS, JSON.stringify(status), 'PX', STATUS_MS);
    const message = serialiseFeedMessage({ type: 'status', exchanges: status });
    await commands.xadd(STREAM, 'MAXLEN', '~', STREAM_LENGTH, '*', 'message', message);
  };

  const holdLead = async () => {
    while (!closing.signal.aborted) {
      try {
        const asked = now();
        const held = leads()
          ? (await commands.eval(RENEW, 1, LEADER, me, lockMs)) === 1
          : (await commands.set(LEADER, me, 'PX', lockMs, 'NX')) === 'OK';
        const before = leads();
        leadUntil = held ? asked + lockMs : 0;
        if (held && !before) {
          log.info('leading');
          await shareStatus();
        }
        if (held) await publishSpare();
      } catch {
        // The lead ends by itself when it cannot be renewed.
      }
      await wait(lockMs / 6, undefined, closing).catch(() => undefined);
    }
  };

  const hear = (text: string) => {
    const read = parseFeedMessage(text);
    if (!read.ok) return;
    const message = read.value;
    if (message.type === 'status') status = leading ? status : message.exchanges;
    if (message.type === 'real_time_trade' && !told.add(tradeKey(message.trade))) return;
    if (message.type !== 'real_time_trade' && message.type !== 'status') return;
    const event: BusEvent =
      message.type === 'status'
        ? { type: 'status', exchanges: message.exchanges }
        : { type: 'trade', trade: message.trade };
    for (const listener of listeners) listener(event);
  };
  const listen = async () => {
    let last: string | undefined;
    while (!closing.signal.aborted) {
      try {
        last ??= (await reader.xrevrange(STREAM, '+', '-', 'COUNT', 1))[0]?.[0] ?? '0-0';
        const found = await reader.xread('COUNT', READ_COUNT, 'BLOCK', READ_BLOCK_MS, 'STREAMS', STREAM, last);
        for (const [id, [, text]] of found?.[0]?.[1] ?? []) {
          last = id;
          if (text !== undefined) hear(text);
        }
      } catch {
        await wait(RETRY_MS, undefined, closing).catch(() => undefined);
      }
    }
  };

  const known = await commands.get(STATUS).catch(() => null);
  const remembered = known === null ? undefined : parseFeedMessage(`{"type":"status","exchanges":${known}}`);
  if (remembered?.ok && remembered.value.type === 'status') status = remembered.value.exchanges;
  const running = [listen(), ...(leading ? [holdLead()] : [])];

  return {
    publishTrade: (trade) => {
      const at = now();
      if (leads()) void publish(trade, at);
      else keep(trade, at);
    },
    publishStatus: (exchanges) => {
      status = exchanges;
      if (leads()) void shareStatus().catch(() => undefined);
    },
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    put: async (name, json, forMs) => {
      await commands.set(BOARD + name, json, 'PX', forMs).catch(() => undefined);
    },
    get: async (name) => (await commands.get(BOARD + name).catch(() => null)) ?? undefined,
    leads,
    healthy: () => commands.status === 'ready',
    close: async () => {
      closing.abort();
      if (leads()) await commands.eval(RELEASE, 1, LEADER, me).catch(() => undefined);
      reader.disconnect();
      await Promise.all(running);
      commands.disconnect();
      listeners.clear();
    },
  };
}
