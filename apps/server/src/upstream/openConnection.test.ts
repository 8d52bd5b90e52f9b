import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { type FakeServer, openFakeServer } from '../../fakes/fakeServer.ts';
import { until } from '../../testing/until.ts';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { bybit } from './bybit.ts';
import { htx } from './htx.ts';
import { openConnection } from './openConnection.ts';
import type { Connection, TradeUpstream } from './upstream.ts';

let fake: FakeServer | undefined;
afterEach(() => fake?.close());

const TIMING = { connectTimeoutMs: 2000, staleMs: 10_000, rotateMs: 1_000_000, requiresItem: false };
const EVENTS = {
  onOpen: () => undefined,
  onItems: () => undefined,
  onFirstData: () => undefined,
  onMalformed: () => undefined,
  onEmpty: () => undefined,
  onRefused: () => undefined,
  onLeaving: () => undefined,
  guard: (call: () => void) => {
    call();
    return true;
  },
};

/** A connection to a server that does this with each socket. */
async function connect(serve: (socket: WebSocket) => void, change: (connection: Connection) => Connection) {
  fake = await openFakeServer({ webSocket: serve });
  const config = readConfig({ UPSTREAM_BYBIT_WS: fake.wsUrl });
  return openConnection(change(await bybit(config).prepare()), EVENTS, TIMING, systemClock);
}

it('ends when the server refuses, with no more of its text than fits into the log', async () => {
  const refusal = JSON.stringify({ success: false, ret_msg: 'x'.repeat(500_000) });
  const connection = await connect(
    (socket) => socket.send(refusal),
    (usual) => ({ ...usual, pairs: 1 }),
  );
  expect((await connection.ended).reason).toBe('x'.repeat(200));
});

it('ends when the handshake takes too long, although bytes keep coming', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('HTTP/1.1 101 Switching Protocols\r\nX-A: ');
    const sending = setInterval(() => socket.write('a'), 20);
    socket.on('close', () => clearInterval(sending));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const upstream = bybit(readConfig({ UPSTREAM_BYBIT_WS: `ws://127.0.0.1:${port}` }));
  const timing = { ...TIMING, connectTimeoutMs: 200 };
  const connection = openConnection(await upstream.prepare(), EVENTS, timing, systemClock);
  expect(await connection.ended).toEqual({ reason: 'no connection within 200 ms' });
  server.close();
  await once(server, 'close');
});

/** The socket below a WebSocket, to send what the library would not. */
function wireOf(socket: WebSocket): Socket {
  const { _socket: wire } = socket as unknown as { readonly _socket: Socket };
  return wire;
}

it.each<readonly [string, string, (socket: WebSocket) => void]>([
  ['of a mebibyte and a byte', 'Max payload size exceeded', (socket) => socket.send('x'.repeat(1024 * 1024 + 1))],
  [
    'that announces more than it holds',
    'Max payload size exceeded',
    (socket) => wireOf(socket).write(Buffer.from([0x81, 127, 0, 0, 0, 16, 0, 0, 0, 0, 0x78])),
  ],
  [
    'that is compressed though that was not agreed',
    'Invalid WebSocket frame: RSV1 must be clear',
    (socket) => wireOf(socket).write(Buffer.from([0xc1, 2, 0x4b, 0x04])),
  ],
])('ends when the server sends a frame %s', async (_what, reason, serve) => {
  const connection = await connect(serve, (usual) => usual);
  expect(await connection.ended).toEqual({ reason });
});

it('ends when the server makes it send more than it reads', async () => {
  const answer = 'x'.repeat(256 * 1024);
  const connection = await connect(
    (socket) => {
      socket.pause();
      const sending = setInterval(() => socket.send('ping'), 1);
      socket.on('close', () => clearInterval(sending));
    },
    (usual) => ({ ...usual, read: () => ({ kind: 'heartbeat', answers: [answer] }) }),
  );
  expect((await connection.ended).reason).toBe('does not read what is sent');
});

it('answers a ping of HTX with its time, and with nothing else', async () => {
  const received: string[] = [];
  fake = await openFakeServer({
    webSocket: (socket) => {
      socket.on('message', (data) => received.push(String(data)));
      for (const ping of ['x'.repeat(1_000_000), {}, [1], null, 1_790_000_000_123]) {
        socket.send(gzipSync(JSON.stringify({ ping })));
      }
    },
  });
  const upstream: TradeUpstream = htx(readConfig({ SYMBOLS: 'BTC', UPSTREAM_HTX_WS: fake.wsUrl }));
  const connection = openConnection(await upstream.prepare(), EVENTS, TIMING, systemClock);
  await until(() => received.some((text) => text.includes('pong')));
  connection.close();
  await connection.ended;
  expect(received.filter((text) => text.includes('pong'))).toEqual(['{"pong":1790000000123}']);
});
