import { WebSocket } from 'ws';
import type { Clock } from '../clock.ts';
import type { Line } from './exchange.ts';

export type LineEnd = {
  readonly reason: string;
  /** The status that answered the upgrade, when it was not an upgrade. */
  readonly status?: number;
};

export type LineEvents<Item> = {
  readonly onItems: (items: readonly Item[]) => void;
  readonly onFirstData: () => void;
  readonly onMalformed: () => void;
  /** The other side announced its end, or the time for a new connection has come. */
  readonly onLeaving: (reason: string) => void;
};

export type LineTiming = {
  readonly connectTimeoutMs: number;
  readonly staleMs: number;
  readonly rotateMs: number;
};

export type OpenLine = {
  /** Never rejects. */
  readonly ended: Promise<LineEnd>;
  /** Moment of the last frame that proved the line alive, by the monotonic clock. */
  readonly lastData: () => number | undefined;
  readonly close: () => void;
};

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
    if (clock.now() - Math.max(lastData ?? opened, opened) > timing.staleMs)
      end({ reason: `silent for ${timing.staleMs} ms` });
  };
  socket.on('message', (data) => {
    if (over) return;
    try {
      receive(bytesOf(data));
    } catch {
      events.onMalformed();
    }
  });
  const receive = (bytes: Buffer) => {
    const frame = line.read(bytes);
    if ('answer' in frame && frame.answer !== undefined) say(frame.answer);
    if (frame.kind === 'leaving') events.onLeaving(frame.reason);
    if (frame.kind === 'refused') end({ reason: frame.reason });
    if (frame.kind !== 'data' && frame.kind !== 'alive') return;
    const first = lastData === undefined;
    lastData = clock.now();
    if (first) events.onFirstData();
    if (frame.kind === 'data') events.onItems(line.normalise(frame.message));
  };
  socket.on('unexpected-response', (_request, response) => {
    end({ reason: `status ${response.statusCode} instead of an upgrade`, status: response.statusCode ?? 0 });
    response.resume();
  });
  socket.on('error', (error) => end({ reason: error.message === '' ? 'connection failed' : error.message }));
  socket.on('close', (code) => end({ reason: `closed with ${code}` }));

  return { ended, lastData: () => lastData, close: () => end({ reason: 'closed by us' }) };
}
