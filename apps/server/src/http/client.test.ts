import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import {
  CallError,
  connectFeed,
  getLocation,
  getPremium,
  getPremiumHistory,
  getWhaleChannel,
  getWhaleTransfers,
  plainSurroundings,
  type SocketStatus,
  sendTo,
} from '@toolbox/client';
import type { FeedMessage } from '@toolbox/core/feed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket as PackagedWebSocket } from 'ws';
import { startDemo } from '../../fakes/startDemo.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { testSite } from '../../testing/testSite.ts';
import { until } from '../../testing/until.ts';

const CLIENT = new URL('../../../../packages/client/', import.meta.url);
/** RFC 6455. */
const WEBSOCKET_GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const WALLET = `0x${'1f'.repeat(20)}`;

let server: TestServer;
let off: TestServer;

beforeAll(async () => {
  [server, off] = await Promise.all([startTestServer(), startTestServer({ LIVE: 'off' })]);
  for (let block = 0; block < 4; block += 1) {
    server.fakes.ethereum.mine({ coin: 'USDT', amount: 2_000_000, from: WALLET, to: WALLET });
  }
  server.fakes.telegram.post('💵 5,000,000 $USDC (5,000,001 USD) minted at USDC Treasury');
});
afterAll(() => Promise.all([server.close(), off.close()]));

/** A server that has just started has no data yet. */
function unlessAway(error: unknown): undefined {
  if (!(error instanceof CallError) || error.facts.code !== 'SERVICE_UNAVAILABLE') throw error;
}

describe('the client and the server', () => {
  it('agree on the premium and its history', async () => {
    const send = sendTo(server.url);
    await until(async () => {
      const history = await getPremiumHistory(send, { range: '1h', coin: 'BTC' });
      return history.state === 'on' && history.value.length > 0;
    });
    const response = await getPremium(send, { market: 'bithumb' });
    if (response.state === 'off') throw new Error('Live data is off');
    expect(response.value.coins.map(({ coin }) => coin)).toContain('BTC');
    expect(response.value.coins.every(({ sources }) => sources.krw === 'bithumb')).toBe(true);
  });

  it('agree on transfers and on the channel', async () => {
    const send = sendTo(server.url);
    await until(async () => {
      const chain = await getWhaleTransfers(send).catch(unlessAway);
      return chain?.state === 'on' && chain.value.transactions.some(({ coin }) => coin === 'USDT');
    });
    await until(async () => {
      const channel = await getWhaleChannel(send, { limit: 5 }).catch(unlessAway);
      return channel?.state === 'on' && channel.value.movements.some(({ token }) => token === 'USDC');
    });
    const channel = await getWhaleChannel(send, { limit: 5 });
    expect(channel).toMatchObject({ value: { statistics: { totalTransactions: 1 }, meta: { enabled: true } } });
  });

  it('agree on locations, and on addresses that have none', async () => {
    const send = sendTo(server.url);
    const located = await getLocation(send, { address: '8.8.8.8' });
    expect(located).toMatchObject({ location: { ip: '8.8.8.8' }, simulated: true });
    expect((await getLocation(send, { address: '10.0.0.1' })).kind).toBe('special');
    const unknown = await getLocation(send, { address: 'nowhere' }).catch((error: unknown) => error);
    expect(unknown).toBeInstanceOf(CallError);
    expect(unknown).toMatchObject({ kind: 'validation', facts: { failure: { code: 'ip.notFound' } } });
  });

  it('agree on what is refused', async () => {
    const asked = getPremiumHistory(sendTo(server.url), { range: '1h', coin: 'NONE' });
    const refused = await asked.catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(CallError);
    expect(refused).toMatchObject({ kind: 'api', facts: { messageKey: 'badRequest', message: expect.any(String) } });
  });

  it('agree on live data that is off', async () => {
    const send = sendTo(off.url);
    const responses = await Promise.all([
      getPremium(send),
      getPremiumHistory(send, { range: '1h', coin: 'BTC' }),
      getWhaleTransfers(send),
      getWhaleChannel(send, { limit: 1 }),
    ]);
    expect(responses).toEqual(Array(4).fill({ state: 'off' }));
  });

  it('agree on the feed', async () => {
    const messages: FeedMessage[] = [];
    const states: string[] = [];
    const feed = connectFeed(
      server.wsUrl,
      { onMessage: (message) => messages.push(message), onStatus: ({ state }) => states.push(state) },
      plainSurroundings(),
    );
    await until(() => messages.some(({ type }) => type === 'hello') && messages.some(({ type }) => type === 'status'));
    expect(states).toEqual(['live']);
    feed.close();
  });
});

/** A port on which nothing listens. */
async function closedPort(): Promise<number> {
  const closed = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => closed.once('listening', resolve));
  const address = closed.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  await new Promise((resolve) => closed.close(resolve));
  return address.port;
}

describe('an address without a server', () => {
  it('is an error of the network, after a second attempt', async () => {
    const failed = await getPremium(sendTo(`http://127.0.0.1:${await closedPort()}`)).catch((error: unknown) => error);
    expect(failed).toMatchObject({ kind: 'network', facts: { code: 'NO_RESPONSE' } });
  });

  it.each([
    ['the built-in WebSocket', undefined],
    ['the package ws', (url: string) => new PackagedWebSocket(url)],
  ])('is a status of the feed, and no error, with %s', async (_name, open) => {
    const problems: unknown[] = [];
    const url = `ws://127.0.0.1:${await closedPort()}/ws`;
    const onStatus = ({ problem }: SocketStatus) => problems.push(problem);
    const feed = connectFeed(url, { onMessage: () => {}, onStatus }, plainSurroundings(open));
    await until(() => problems.length > 0);
    feed.close();
    expect(problems).toEqual(['unreachable']);
  });
});

it('agrees with the server over the package ws', async () => {
  const messages: FeedMessage[] = [];
  const surroundings = plainSurroundings((url) => new PackagedWebSocket(url));
  const feed = connectFeed(server.wsUrl, { onMessage: (message) => messages.push(message) }, surroundings);
  await until(() => messages.some(({ type }) => type === 'hello'));
  feed.close();
});

it('ends a connection whose server does not answer the close, over the package ws', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  const wires: Duplex[] = [];
  silent.on('upgrade', (request, wire) => {
    wires.push(wire);
    wire.on('error', () => wire.destroy());
    // It completes the handshake, and ignores what follows.
    const key = createHash('sha1').update(`${request.headers['sec-websocket-key']}${WEBSOCKET_GUID}`).digest('base64');
    wire.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n`);
    wire.write(`Sec-WebSocket-Accept: ${key}\r\n\r\n`);
    wire.resume();
  });
  await once(silent, 'listening');
  const sockets: PackagedWebSocket[] = [];
  const surroundings = plainSurroundings((url) => {
    const socket = new PackagedWebSocket(url);
    sockets.push(socket);
    return socket;
  });
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const feed = connectFeed(`ws://127.0.0.1:${port}/ws`, { onMessage: () => {} }, surroundings);
  await until(() => sockets[0]?.readyState === PackagedWebSocket.OPEN);
  feed.close();
  await until(() => sockets[0]?.readyState === PackagedWebSocket.CLOSED);
  for (const wire of wires) wire.destroy();
  silent.close();
});

describe('the examples of its README', () => {
  const readme = readFileSync(new URL('README.md', CLIENT), 'utf8');
  const examples = Array.from(readme.matchAll(/```ts\n([\s\S]*?)```/gu), ([, code = '']) => code);

  it('print what they say', async () => {
    const site = testSite();
    const demo = await startDemo({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', SITE_DIR: site.siteDir });
    try {
      expect(examples).toHaveLength(2);
      for (const example of examples) {
        const printed = Array.from(example.matchAll(/console\.log\(.*\); \/\/ (.+)$/gmu), ([, line]) => line);
        const code = example.replaceAll('//localhost:4173', demo.url.replace('http:', ''));
        const words = ['--input-type=module-typescript', '--eval', code];
        const { stdout, stderr } = await promisify(execFile)(process.execPath, words, { cwd: CLIENT });
        expect(stderr).toBe('');
        expect(stdout.trimEnd().split('\n')).toEqual(printed);
      }
    } finally {
      await demo.close();
      site.remove();
    }
  });
});
