import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { type FakeServer, openFakeServer } from '../../fakes/fakeServer.ts';
import { until } from '../../testing/until.ts';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config/config.ts';
import { bybit } from './exchanges/bybit.ts';
import { htx } from './exchanges/htx.ts';
import { openConnection } from './openConnection.ts';
import type { Connection, TradeUpstream } from './upstream.ts';

let fake: FakeServer | undefined;
afterEach(() => fake?.close());

const ANSWERS = { answerMs: 50, resubscribeMs: 1_000_000 };
const TIMING = { connectTimeoutMs: 2000, staleMs: 10_000, rotateMs: 1_000_000, requiresItem: false, ...ANSWERS };
const EVENTS = {
  onFrame: () => undefined,
  onOpen: () => undefined,
  onItems: () => undefined,
  onFirstData: () => undefined,
  onMalformed: () => undefined,
  onEmpty: () => undefined,
  onRefused: () => undefined,
  onAccepted: () => undefined,
  onSettled: () => undefined,
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
    (usual) => usual,
  );
  expect((await connection.ended).reason).toBe('x'.repeat(200));
});

it('takes a refusal that names no pair for that of the pair that was subscribed to again', async () => {
  const answers = ['error:handler not found,topic:publicTrade.ETHUSDT', 'Too many visits!', ''];
  let asked = 0;
  fake = await openFakeServer({
    webSocket: (socket) =>
      socket.on('message', (data) => {
        if (!String(data).includes('publicTrade.ETHUSDT')) return;
        const answer = answers[asked] ?? '';
        asked += 1;
        socket.send(JSON.stringify({ success: answer === '', ret_msg: answer, op: 'subscribe' }));
      }),
  });
  const upstream = bybit(readConfig({ SYMBOLS: 'BTC,ETH,1000ETH', UPSTREAM_BYBIT_WS: fake.wsUrl }));
  const calls: string[] = [];
  const events = {
    ...EVENTS,
    onRefused: (reason: string) => calls.push(reason),
    onAccepted: (pair: string) => calls.push(pair),
  };
  const connection = openConnection(await upstream.prepare(), events, { ...TIMING, resubscribeMs: 200 }, systemClock);
  for (const count of [1, 2]) {
    await until(() => asked === count);
    await until(() => connection.isSettled());
    expect(connection.refused()).toEqual(['ETHUSDT']);
  }
  await until(() => connection.refused().length === 0);
  expect(asked).toBe(3);
  expect(calls).toEqual([answers[0], 'ETHUSDT']);
  connection.close();
  expect(await connection.ended).toMatchObject({ reason: 'closed by us' });
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
