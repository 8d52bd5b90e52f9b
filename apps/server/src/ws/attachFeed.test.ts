import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Trade } from '@toolbox/core/feed';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { endOf, type FeedListener, listenTo } from '../../testing/feedListener.ts';
import { rawExchange } from '../../testing/rawExchange.ts';
import { settableClock } from '../../testing/testClock.ts';
import { TEST_HEADERS } from '../../testing/testSite.ts';
import { until } from '../../testing/until.ts';
import { type Clock, systemClock } from '../clock.ts';
import { readConfig } from '../config/config.ts';
import { createApp } from '../http/createApp.ts';
import { createClientAddress } from '../http/request/clientAddress.ts';
import type { Bus } from '../hub/bus.ts';
import { inProcessBus } from '../hub/inProcessBus.ts';
import { createLog } from '../log/log.ts';
import { createMetrics } from '../metrics.ts';
import { attachFeed, type FeedGate } from './attachFeed.ts';
import { textFrame } from './frame.ts';

const ORIGIN = 'https://tools.example';
const cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

type Gate = { readonly url: string; readonly httpUrl: string; readonly bus: Bus; readonly gate: FeedGate };

async function open(variables: Readonly<Record<string, string>> = {}, clock: Clock = systemClock): Promise<Gate> {
  const config = readConfig({
    SHUTDOWN_MS: '400',
    WS_PER_ADDRESS: '1000',
    WS_HANDSHAKES_PER_MINUTE: '1000',
    ...variables,
  });
  const bus = inProcessBus();
  const metrics = createMetrics();
  const app = createApp({ config, log: createLog('silent'), headers: TEST_HEADERS, files: undefined, metrics });
  const clientIpOf = createClientAddress(config.TRUST_PROXY);
  const origins = () => new Set([ORIGIN]);
  const gate = attachFeed(app.server, { config, bus, metrics, headers: TEST_HEADERS, clientIpOf, origins, clock });
  await app.listen({ port: 0, host: '127.0.0.1' });
  cleanups.push(async () => {
    await gate.close();
    await app.close();
  });
  const { port } = app.server.address() as { port: number };
  return { url: `ws://127.0.0.1:${port}/ws`, httpUrl: `http://127.0.0.1:${port}`, bus, gate };
}

/** A client that does only what the test does. */
function upgraded(httpUrl: string): Socket {
  const socket = connect({ port: Number(new URL(httpUrl).port), host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  socket.write(
    'GET /ws HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  );
  return socket;
}

let lastId = 0;
function whale(symbol = 'BTCUSDT'): Trade {
  lastId += 1;
  const figures = { price: 65_000, volume: 10, volumeUsd: 650_000, side: 'BUY', timestamp: Date.now() } as const;
  return { exchange: 'binance', symbol, id: String(lastId), ...figures };
}

describe('the clients that may connect', () => {
  it('accepts a listed origin, and programs that have none', async () => {
    const { url } = await open();
    (await listenTo(url, { origin: ORIGIN })).socket.close();
    (await listenTo(url)).socket.close();
  });

  it.each([
    'https://evil.example',
    'http://tools.example',
    'https://tools.example:8443',
    'null',
    `${ORIGIN}.evil.example`,
  ])('refuses the origin %s before the upgrade', async (origin) => {
    const { url } = await open();
    expect(await endOf(url, { origin })).toBe(403);
  });

  it('refuses with the headers and the error of every other response', async () => {
    const { httpUrl } = await open();
    const upgrade =
      'upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==';
    const { text } = await rawExchange(
      httpUrl,
      `GET /ws HTTP/1.1\r\nhost: x\r\norigin: http://evil\r\n${upgrade}\r\n\r\n`,
    );
    expect(text).toMatch(/^HTTP\/1.1 403 Forbidden/);
    expect(text).toContain('x-content-type-options: nosniff');
    expect(text).toContain('"code":"FORBIDDEN"');
  });

  it('accepts the first subprotocol that a client offers, without which browsers would close', async () => {
    const { url } = await open();
    const socket = new WebSocket(url, ['one', 'two']);
    await once(socket, 'open');
    expect(socket.protocol).toBe('one');
    socket.close();
  });

  it('serves one path only', async () => {
    const { httpUrl } = await open();
    expect(await endOf(`${httpUrl.replace('http', 'ws')}/ws/other`)).toBe(404);
  });

  it('limits the connections of one address, and counts down when they end', async () => {
    const { url, gate } = await open({ WS_PER_ADDRESS: '20' });
    const listeners = await Promise.all(Array.from({ length: 20 }, () => listenTo(url)));
    expect(await endOf(url)).toBe(429);
    listeners[0]?.socket.terminate();
    await until(() => gate.clients() === 19);
    (await listenTo(url)).socket.close();
  });

  it('limits the connections in total', async () => {
    const { url } = await open({ WS_MAX_CLIENTS: '3' });
    await Promise.all([listenTo(url), listenTo(url), listenTo(url)]);
    expect(await endOf(url)).toBe(503);
  });

  it('limits the handshakes per minute', async () => {
    const { url } = await open({ WS_HANDSHAKES_PER_MINUTE: '5' });
    for (let handshake = 0; handshake < 5; handshake += 1) (await listenTo(url)).socket.terminate();
    expect(await endOf(url)).toBe(429);
  });

  it('counts by the visitor behind a trusted proxy, and ignores the header of others', async () => {
    const trusting = await open({ WS_PER_ADDRESS: '1', TRUST_PROXY: '127.0.0.1' });
    await listenTo(trusting.url, { 'x-forwarded-for': '198.51.100.1' });
    await listenTo(trusting.url, { 'x-forwarded-for': '198.51.100.2' });
    expect(await endOf(trusting.url, { 'x-forwarded-for': '203.0.113.9, 198.51.100.1' })).toBe(429);
    const wary = await open({ WS_PER_ADDRESS: '1' });
    await listenTo(wary.url, { 'x-forwarded-for': '198.51.100.1' });
    expect(await endOf(wary.url, { 'x-forwarded-for': '198.51.100.2' })).toBe(429);
  });
});

describe('the messages that a client may send', () => {
  it('accepts a message of 1,024 bytes and closes with 1009 after a longer one', async () => {
    const { url } = await open();
    const { socket } = await listenTo(url);
    socket.send('x'.repeat(1024));
    await wait(30);
    expect(socket.readyState).toBe(WebSocket.OPEN);
    socket.send('x'.repeat(1025));
    const [code] = await once(socket, 'close');
    expect(code).toBe(1009);
  });

  it('accepts ten messages in ten seconds and closes with 1008 after the eleventh', async () => {
    const { url } = await open();
    const { socket } = await listenTo(url);
    for (let message = 0; message < 10; message += 1) socket.send('hello');
    await wait(30);
    expect(socket.readyState).toBe(WebSocket.OPEN);
    socket.send('hello');
    const [code] = await once(socket, 'close');
    expect(code).toBe(1008);
  });

  it.each([
    ['pings', '898000000000'],
    ['pongs that were not requested', '8a8000000000'],
  ])('closes with 1008 after too many %s, and reads no more', async (_name, frame) => {
    const { url, gate } = await open();
    const { socket } = await listenTo(url);
    const { _socket: wire } = socket as unknown as { _socket: Socket };
    const flood = Buffer.from(frame.repeat(10_000), 'hex');
    const sending = setInterval(() => wire.writableLength === 0 && wire.write(flood), 1);
    cleanups.push(async () => clearInterval(sending));
    const [code] = await once(socket, 'close');
    expect(code).toBe(1008);
    await until(() => gate.clients() === 0, 3000);
  });

  it('accepts the pong of each ping without counting it', async () => {
    const { url } = await open({ WS_PING_MS: '100', WS_PONG_MS: '100' });
    const { socket } = await listenTo(url);
    let pings = 0;
    socket.on('ping', () => {
      pings += 1;
    });
    await until(() => pings > 11);
    expect(socket.readyState).toBe(WebSocket.OPEN);
  });

  it('closes with 1008 after a message of more than sixteen fragments', async () => {
    const { url } = await open();
    const { socket } = await listenTo(url);
    const { _socket: wire } = socket as unknown as { _socket: Socket };
    wire.write(Buffer.from('018000000000'.concat('008000000000'.repeat(16)), 'hex'));
    const [code] = await once(socket, 'close');
    expect(code).toBe(1008);
  });

  it('destroys the socket of a client that keeps sending after its close frame', async () => {
    const { httpUrl, gate } = await open();
    const wire = upgraded(httpUrl);
    await until(() => gate.clients() === 1);
    wire.write(Buffer.from('888000000000', 'hex'));
    const sending = setInterval(() => wire.write(Buffer.alloc(1000)), 1);
    cleanups.push(async () => clearInterval(sending));
    await until(() => gate.clients() === 0, 3000);
  });

  it('closes with 1002 if the data are not WebSocket frames', async () => {
    const { url, gate } = await open();
    const { socket } = await listenTo(url);
    (socket as unknown as { _socket: { write: (bytes: Buffer) => void } })._socket.write(
      Buffer.from([0xff, 0xff, 0xff]),
    );
    const [code] = await once(socket, 'close');
    expect(code).toBe(1002);
    await until(() => gate.clients() === 0);
  });
});

describe('what clients receive', () => {
  it('receives every trade once, and a heartbeat', async () => {
    const { url, bus } = await open({ WS_HEARTBEAT_MS: '50' });
    const listeners: FeedListener[] = await Promise.all([listenTo(url), listenTo(url)]);
    const trade = whale();
    bus.publishTrade(trade);
    bus.publishTrade(trade);
    bus.publishStatus({ binance: 'live' });
    for (const { trades, messages } of listeners) {
      await until(() => messages.some(({ type }) => type === 'heartbeat') && trades.length > 0);
      expect(trades).toEqual([trade]);
      expect(messages.map(({ type }) => type).slice(0, 2)).toEqual(['hello', 'status']);
      expect(messages).toContainEqual({ type: 'status', exchanges: { binance: 'live' } });
    }
  });

  it('sends a new client the trades that were published before it came, once, and then only newer ones', async () => {
    const { url, bus } = await open();
    const [first, second, third] = [whale(), whale(), whale()];
    const before = Date.now();
    bus.publishTrade(first);
    bus.publishTrade(second);
    const listeners = await Promise.all([listenTo(url), listenTo(url)]);
    for (const { messages } of listeners) await until(() => messages.length === 3);
    bus.publishTrade(third);
    for (const { messages, trades } of listeners) {
      await until(() => trades.length > 0);
      expect(messages.map(({ type }) => type)).toEqual(['hello', 'status', 'recent_trades', 'real_time_trade']);
      const list = messages[2];
      if (list?.type !== 'recent_trades') expect.unreachable();
      expect(list.trades).toEqual([first, second]);
      expect(trades).toEqual([third]);
      // This server has just started, and says so.
      expect(list.time - list.since).toBeLessThan(60_000);
      expect(list.time).toBeGreaterThanOrEqual(before);
    }
    const late = await listenTo(url);
    await until(() => late.messages.length === 3);
    expect(late.messages[2]).toMatchObject({ type: 'recent_trades', trades: [first, second, third] });
  });

  it.each([-86_400_000, -7_200_000, 7_200_000, 86_400_000])(
    'sends the time and the gaps of the last hour by the trades when the clock of the machine is wrong by %d ms',
    async (wrongMs) => {
      const clock = settableClock();
      clock.jump(wrongMs);
      const { url, bus } = await open({}, clock);
      const date = Date.now();
      const [recent, old] = [date - 600_000, date - 4_000_000].map((to) => ({ exchange: 'okx', from: to - 1000, to }));
      bus.publishTrade(whale());
      bus.publishStatus(
        { okx: 'live' },
        [recent, old].filter((gap) => gap !== undefined),
      );
      const { messages } = await listenTo(url);
      await until(() => messages.length === 3);
      expect(messages[1]).toEqual({ type: 'status', exchanges: { okx: 'live' }, gaps: [recent] });
      const list = messages[2];
      if (list?.type !== 'recent_trades') expect.unreachable();
      expect(list.time).toBeGreaterThanOrEqual(date);
      expect(list.time).toBeLessThan(date + 60_000);
    },
  );

  it('announces what the bus says is published, to open clients as soon as it changes', async () => {
    const { url, bus } = await open({ WHALE_TRADE_MIN_USD: '400000', EXCHANGES: 'okx' });
    const { messages } = await listenTo(url);
    await until(() => messages.length === 3);
    expect(messages[0]).toEqual({ type: 'hello', minUsd: 400_000, exchanges: ['okx'], simulated: false });
    const published = { minUsd: 20_000, exchanges: ['binance'], simulated: true };
    bus.publisher({
      returned: () => undefined,
      leading: () => [],
      forget: () => undefined,
      coverage: () => ({}),
      published,
    });
    bus.publishTrade(whale());
    bus.publishStatus({ binance: 'live' });
    await until(() => messages.length === 7);
    expect(messages.slice(3).map(({ type }) => type)).toEqual(['real_time_trade', 'hello', 'status', 'recent_trades']);
    expect(messages[4]).toEqual({ type: 'hello', ...published });
    const late = await listenTo(url);
    await until(() => late.messages.length === 3);
    expect(late.messages[0]).toEqual({ type: 'hello', ...published });
  });

  it('announces no exchange while live data is switched off', async () => {
    const { url } = await open({ LIVE: 'off' });
    const { messages } = await listenTo(url);
    await until(() => messages.length === 3);
    expect(messages[0]).toMatchObject({ exchanges: [], minUsd: 500_000 });
  });

  it('sends an empty list where nothing was published', async () => {
    const { url } = await open();
    const { messages } = await listenTo(url);
    await until(() => messages.length === 3);
    expect(messages[2]).toMatchObject({ type: 'recent_trades', trades: [] });
  });

  it('disconnects a client that does not answer pings', async () => {
    const { url, gate } = await open({ WS_PING_MS: '50', WS_PONG_MS: '50' });
    const { socket } = await listenTo(url);
    const mute = new WebSocket(url, { autoPong: false });
    await once(mute, 'open');
    await until(() => gate.clients() === 1);
    expect(socket.readyState).toBe(WebSocket.OPEN);
  });

  it('keeps its clients if it was itself suspended for longer than they have to answer', async () => {
    const { url, gate } = await open({ WS_PING_MS: '300', WS_PONG_MS: '300' });
    const client = spawn(process.execPath, ['-e', `new WebSocket('${url}')`]);
    await until(() => gate.clients() === 1);
    for (let stall = 0; stall < 5; stall += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 800);
    }
    await wait(100);
    expect(gate.clients()).toBe(1);
    client.kill();
  });

  it('disconnects a client that reads too slowly, and no other one loses a message', async () => {
    const { url, httpUrl, bus, gate } = await open({ WS_QUEUE_BYTES: String(256 * 1024), WS_PING_MS: '600000' });
    const healthy = await listenTo(url);
    const stalled = upgraded(httpUrl);
    await until(() => gate.clients() === 2);
    stalled.pause();
    let sent = 0;
    // A kernel may buffer tens of megabytes for a slow reader (`tcp_rmem`), before the server has to.
    while (gate.clients() === 2 && sent < 8000) {
      for (let burst = 0; burst < 10; burst += 1) bus.publishTrade(whale('X'.repeat(20_000)));
      sent += 10;
      await until(() => healthy.trades.length === sent, 10_000, 'the healthy client');
    }
    expect(gate.clients()).toBe(1);
    await until(() => healthy.trades.length === sent);
    expect(healthy.socket.readyState).toBe(WebSocket.OPEN);
    // The close frame (1013) was behind what it had not read.
    const chunks: Buffer[] = [];
    stalled.on('data', (chunk: Buffer) => chunks.push(chunk)).resume();
    await until(() => stalled.readableEnded || stalled.closed);
    const read = Buffer.concat(chunks);
    expect(read.length).toBeGreaterThan(0);
    expect(read.includes(Buffer.from('880203f5', 'hex'))).toBe(false);
  });

  it('closes with 1001 when the server stops', async () => {
    const { url, gate } = await open();
    const listeners = await Promise.all(Array.from({ length: 25 }, () => listenTo(url)));
    const codes = Promise.all(listeners.map(async ({ socket }) => (await once(socket, 'close'))[0]));
    await gate.close();
    expect(new Set(await codes)).toEqual(new Set([1001]));
    expect(await endOf(url)).toBe(503);
  });
});

describe('textFrame', () => {
  it.each([0, 1, 125, 126, 127, 65_535, 65_536, 100_000])('is understood with %d bytes', async (length) => {
    const { url, bus } = await open();
    const socket = new WebSocket(url);
    await once(socket, 'open');
    const received: string[] = [];
    socket.on('message', (data) => received.push(String(data)));
    const frame = textFrame('x'.repeat(length));
    const header = frame.length - length;
    expect(header).toBe(length < 126 ? 2 : length < 65_536 ? 4 : 10);
    bus.publishTrade(whale('가'.repeat(Math.min(length, 20_000))));
    await until(() => received.some((text) => text.includes('real_time_trade')));
    socket.close();
  });
});
