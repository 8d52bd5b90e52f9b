import { WebSocket } from 'ws';
import type { Clock } from '../clock.ts';
import type { Line } from './upstream.ts';

export type LineEnd = {
  readonly reason: string;
  /** The status that answered the upgrade, when it was not an upgrade. */
  readonly status?: number;
  /** It talked, but told of nothing that could be understood. */
  readonly garbled?: boolean;
  /** It said goodbye, so everything before that was heard. */
  readonly orderly?: boolean;
};

export type LineEvents<Item> = {
  readonly onItems: (items: readonly Item[]) => void;
  readonly onFirstData: () => void;
  readonly onMalformed: () => void;
  /** A frame of the subscription told of nothing. */
  readonly onEmpty: () => void;
  /** The other side announced its end, or the time for a new connection has come. */
  readonly onLeaving: (reason: string) => void;
};

export type LineTiming = {
  readonly connectTimeoutMs: number;
  readonly staleMs: number;
  readonly rotateMs: number;
  /** After a line that was garbled only data that is understood proves that the next one is alive. */
  readonly wary: boolean;
};

export type OpenLine = {
  /** Never rejects. */
  readonly ended: Promise<LineEnd>;
  /** Moment of the last frame that proved the line alive, by the monotonic clock. */
  readonly lastData: () => number | undefined;
  readonly close: () => void;
};

/** So many frames in a row that tell of nothing, and as long as a silence may last, and the line is garbled. */
const MOST_EMPTY = 5;
/** The code of a connection that ended without a word. */
const ABNORMAL = 1006;
const MAX_FRAME_BYTES = 1024 * 1024;
/** Time for the close handshake; after it the socket is cut. */
const CLOSE_PATIENCE_MS = 1000;

function bytesOf(data: WebSocket.RawData): Buffer {
  if (Buffer.isBuffer(data)) return data;
  return Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data);
}

/** Opens one connection and lives with it until it ends, for whatever reason. */
export function openLine<Item>(line: Line<Item>, events: LineEvents<Item>, timing: LineTiming, clock: Clock): OpenLine {
  const socket = new WebSocket(line.url, {
    handshakeTimeout: timing.connectTimeoutMs,
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
    followRedirects: false,
  });
  const { promise: ended, resolve } = Promise.withResolvers<LineEnd>();
  const timers: NodeJS.Timeout[] = [];
  let lastData: number | undefined;
  let over = false;
  let told = false;
  let empty = { count: 0, since: 0 };
  let opened = clock.now();

  const end = (result: LineEnd) => {
    if (over) return;
    over = true;
    for (const timer of timers) clearInterval(timer);
    if (socket.readyState === WebSocket.OPEN) {
      socket.close(1000);
      setTimeout(() => socket.terminate(), CLOSE_PATIENCE_MS).unref();
    } else {
      socket.terminate();
    }
    resolve(result);
  };
  const say = (text: string) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(text);
  };

  socket.on('open', () => {
    opened = clock.now();
    for (const text of line.greeting) say(text);
    const { keepAlive } = line;
    if (keepAlive !== undefined) timers.push(setInterval(() => say(keepAlive.text()), keepAlive.everyMs));
    timers.push(setInterval(watch, Math.max(10, timing.staleMs / 10)));
    timers.push(setTimeout(() => events.onLeaving('planned rotation'), timing.rotateMs));
  });
  const watch = () => {
    if (!isSilent()) return;
    // After this process stood still there is something to read: only what is silent after that is silent.
    setImmediate(() => {
      if (isSilent()) end({ reason: `silent for ${timing.staleMs} ms`, garbled: empty.count >= MOST_EMPTY });
    });
  };
  const isSilent = () => clock.now() - Math.max(lastData ?? opened, opened) > timing.staleMs;
  socket.on('message', (data) => {
    if (over) return;
    try {
      receive(bytesOf(data));
    } catch {
      events.onMalformed();
      tellOfNothing();
    }
  });
  const proveAlive = (isCertain: boolean) => {
    lastData = clock.now();
    if (told || !isCertain) return;
    told = true;
    events.onFirstData();
  };
  const tellOfNothing = () => {
    if (empty.count === 0) empty = { count: 0, since: clock.now() };
    empty.count += 1;
    const garbled = empty.count >= MOST_EMPTY && clock.now() - empty.since >= timing.staleMs;
    if (garbled) end({ reason: `nothing understood for ${timing.staleMs} ms`, garbled });
  };
  const receive = (bytes: Buffer) => {
    const frame = line.read(bytes);
    if ('answer' in frame && frame.answer !== undefined) say(frame.answer);
    if (frame.kind === 'leaving') events.onLeaving(frame.reason);
    if (frame.kind === 'refused') end({ reason: frame.reason });
    if (frame.kind === 'alive') proveAlive(!timing.wary);
    if (frame.kind !== 'data') return;
    const items = line.normalise(frame.message);
    if (items.length === 0) {
      events.onEmpty();
      tellOfNothing();
      return;
    }
    empty = { count: 0, since: 0 };
    proveAlive(true);
    events.onItems(items);
  };
  socket.on('unexpected-response', (_request, response) => {
    end({ reason: `status ${response.statusCode} instead of an upgrade`, status: response.statusCode ?? 0 });
    response.resume();
  });
  socket.on('error', (error) => end({ reason: error.message === '' ? 'connection failed' : error.message }));
  socket.on('close', (code) => end({ reason: `closed with ${code}`, orderly: code !== ABNORMAL }));

  return { ended, lastData: () => lastData, close: () => end({ reason: 'closed by us' }) };
}
