import { WebSocket } from 'ws';
import type { Clock } from '../clock.ts';
import { reasonOf } from '../log/reasonOf.ts';
import { retryAfterMs } from '../rest/fetchText.ts';
import { createPairSubscriptions, type PairSubscriptions } from './pairSubscriptions.ts';
import type { ConnectionTiming } from './timing.ts';
import type { Connection } from './upstream.ts';

export type ConnectionEnd = {
  readonly reason: string;
  /** The HTTP status of a failed upgrade. */
  readonly status?: number;
  /** The delay that it requests before the next attempt, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  /** It sent frames, but no items for too long. */
  readonly garbled?: boolean;
  /** It closed properly, so everything before that was received. */
  readonly orderly?: boolean;
};

export type ConnectionEvents<Item> = {
  /** Called before a frame is read; may close the connection. */
  readonly onFrame: () => void;
  /** The connection is open, and its subscriptions are sent. */
  readonly onOpen: () => void;
  readonly onItems: (items: readonly Item[]) => void;
  /**
   * Called when the connection is proved.
   *
   * @param items those that proved it, none if it was a heartbeat
   * @param since the time of its first heartbeat or item, by the monotonic clock
   */
  readonly onFirstData: (items: readonly Item[], since: number) => void;
  readonly onMalformed: () => void;
  /** A frame of the subscription had no items. */
  readonly onEmpty: () => void;
  /** The server rejected the subscription of a pair, but not those of all. Called once until it is accepted. */
  readonly onRefused: (reason: string) => void;
  /** The server accepted the subscription of a pair that it had rejected. */
  readonly onAccepted: (pair: string) => void;
  /** Called again and again once the server has had the time to reject subscriptions. */
  readonly onSettled: () => void;
  /** The server announced that it will close, or the connection is due for renewal. */
  readonly onLeaving: (reason: string) => void;
  /** Calls code that processes a frame, and logs its error; returns whether there was none. */
  readonly guard: (call: () => void) => boolean;
};

export type OpenConnection = Pick<PairSubscriptions, 'refused' | 'isSettled'> & {
  /** Never rejects. */
  readonly ended: Promise<ConnectionEnd>;
  /** Time of the last heartbeat or item, by the monotonic clock; `undefined` until the connection is proved. */
  readonly lastData: () => number | undefined;
  /** Time of the last item, by the monotonic clock; `undefined` if there was none. */
  readonly lastItems: () => number | undefined;
  readonly close: (reason?: string) => void;
};

/** A connection counts as garbled after this many consecutive frames without an item within the silence timeout. */
const MAX_EMPTY = 5;
/** The code of a connection without a close frame. */
const ABNORMAL = 1006;
const MAX_FRAME_BYTES = 1024 * 1024;
/** A server that makes us send, but does not read, is disconnected when this much is unsent. */
const MAX_UNSENT_BYTES = 1024 * 1024;
/** The reason may be a text of the server, and is logged. */
const MAX_REASON_LENGTH = 200;
/** Timeout of the close handshake; after it the socket is terminated. */
const CLOSE_TIMEOUT_MS = 1000;

function bytesOf(data: WebSocket.RawData): Buffer {
  if (Buffer.isBuffer(data)) return data;
  return Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data);
}

/** Opens one connection and runs it until it ends for any reason. */
export function openConnection<Item>(
  connection: Connection<Item>,
  events: ConnectionEvents<Item>,
  timing: ConnectionTiming,
  clock: Clock,
): OpenConnection {
  const socket = new WebSocket(connection.url, {
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
    followRedirects: false,
  });
  const { promise: ended, resolve } = Promise.withResolvers<ConnectionEnd>();
  // For the whole handshake: the timeout of `ws` starts again with every byte.
  const connectTimer = setTimeout(
    () => end({ reason: `no connection within ${timing.connectTimeoutMs} ms` }),
    timing.connectTimeoutMs,
  );
  const timers = [connectTimer];
  let firstData: number | undefined;
  let lastData: number | undefined;
  let lastItems: number | undefined;
  let over = false;
  let isConfirmed = false;
  let isSubscribed = false;
  const { names = [], subscription = () => '' } = connection.pairs ?? {};
  let empty = { count: 0, since: 0 };
  let opened = clock.now();

  const end = (result: ConnectionEnd) => {
    if (over) return;
    over = true;
    for (const timer of timers) clearInterval(timer);
    if (socket.readyState === WebSocket.OPEN) {
      socket.close(1000);
      setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS).unref();
    } else {
      socket.terminate();
    }
    resolve({ ...result, reason: result.reason.slice(0, MAX_REASON_LENGTH) });
  };
  const send = (text: string) => {
    if (socket.bufferedAmount > MAX_UNSENT_BYTES) end({ reason: 'does not read what is sent' });
    if (socket.readyState === WebSocket.OPEN) socket.send(text);
  };
  const pairs = createPairSubscriptions({
    names,
    subscription,
    send,
    clock,
    timing,
    events: {
      ...events,
      onRefused: (reason) => events.onRefused(reason.slice(0, MAX_REASON_LENGTH)),
      onAllRefused: (reason) => end({ reason }),
    },
  });
  const ping = () => {
    if (socket.readyState === WebSocket.OPEN) socket.ping();
  };

  socket.on('open', () => {
    clearTimeout(connectTimer);
    opened = clock.now();
    subscribe(connection.subscribe);
    const { keepAlive } = connection;
    if (keepAlive !== undefined) timers.push(setInterval(() => send(keepAlive.text()), keepAlive.everyMs));
    if (connection.pingMs !== undefined) timers.push(setInterval(ping, connection.pingMs));
    timers.push(setInterval(watch, Math.max(10, timing.staleMs / 10)));
    timers.push(setTimeout(() => events.onLeaving('planned rotation'), timing.rotateMs));
  });
  const subscribe = ([text, ...others]: readonly string[]) => {
    if (text !== undefined) send(text);
    if (others.length > 0 && connection.subscribeGapMs !== undefined) {
      timers.push(setTimeout(() => subscribe(others), connection.subscribeGapMs));
    } else if (others.length > 0) {
      subscribe(others);
    } else {
      isSubscribed = true;
      if (names.length > 0) timers.push(setInterval(pairs.reviewRefused, timing.answerMs));
      events.onOpen();
    }
  };
  const watch = () => {
    if (!isSilent() && !isItemOverdue()) return;
    // After this process was suspended there may be unread frames: only silence after reading them counts.
    setImmediate(() => {
      if (isSilent()) end({ reason: `silent for ${timing.staleMs} ms`, garbled: empty.count >= MAX_EMPTY });
      else if (isItemOverdue()) end({ reason: `only heartbeats for ${timing.itemTimeoutMs} ms`, garbled: true });
    });
  };
  const sinceOpenOr = (time = opened) => clock.now() - Math.max(time, opened);
  const isSilent = () => sinceOpenOr(lastData) > timing.staleMs;
  const isItemOverdue = () => timing.itemTimeoutMs !== undefined && sinceOpenOr(lastItems) > timing.itemTimeoutMs;
  socket.on('message', (data) => {
    if (!over) events.onFrame();
    if (over) return;
    const frame = read(bytesOf(data));
    if (!events.guard(() => receive(frame))) end({ reason: 'its data could not be processed' });
  });
  /** A frame with its items; `undefined` if it is malformed. */
  const read = (bytes: Buffer) => {
    try {
      const frame = connection.read(bytes);
      return frame.kind === 'data' ? { kind: frame.kind, items: connection.normalise(frame.message) } : frame;
    } catch {
      return undefined;
    }
  };
  /** Returns since when there is data. */
  const noteData = (): number => {
    lastData = clock.now();
    if (isSubscribed) firstData ??= lastData;
    return firstData ?? lastData;
  };
  const confirmConnection = (items: readonly Item[], since: number) => {
    // Before that, some pairs are missing: a connection that is being replaced must still serve.
    if (isConfirmed || !isSubscribed) return;
    isConfirmed = true;
    events.onFirstData(items, since);
  };
  const countEmpty = () => {
    if (empty.count === 0) empty = { count: 0, since: clock.now() };
    empty.count += 1;
    const garbled = empty.count >= MAX_EMPTY && clock.now() - empty.since >= timing.staleMs;
    if (garbled) end({ reason: `nothing understood for ${timing.staleMs} ms`, garbled });
  };
  const receive = (frame: ReturnType<typeof read>) => {
    if (frame === undefined) {
      events.onMalformed();
      countEmpty();
      return;
    }
    if ('answers' in frame) for (const answer of frame.answers ?? []) send(answer);
    if (frame.kind === 'leaving') events.onLeaving(frame.reason);
    if (frame.kind === 'refused') pairs.countRefusal(frame.reason);
    if (frame.kind === 'heartbeat') {
      const since = noteData();
      if (!timing.requiresItem) confirmConnection([], since);
    }
    if (frame.kind !== 'data') return;
    const { items } = frame;
    if (items.length === 0) {
      events.onEmpty();
      countEmpty();
      return;
    }
    empty = { count: 0, since: 0 };
    lastItems = clock.now();
    confirmConnection(items, noteData());
    events.onItems(items);
  };
  socket.on('pong', () => {
    if (isConfirmed) noteData();
  });
  socket.on('unexpected-response', (_request, response) => {
    const { statusCode: status = 0, headers } = response;
    const delayMs = retryAfterMs(headers['retry-after'], headers.date);
    end({ reason: `status ${status} instead of an upgrade`, status, retryAfterMs: delayMs });
    response.resume();
  });
  socket.on('error', (error) => end({ reason: reasonOf(error) }));
  socket.on('close', (code) => end({ reason: `closed with ${code}`, orderly: code !== ABNORMAL }));

  return {
    ended,
    lastData: () => (isConfirmed ? lastData : undefined),
    lastItems: () => lastItems,
    refused: pairs.refused,
    isSettled: pairs.isSettled,
    close: (reason = 'closed by us') => end({ reason }),
  };
}
