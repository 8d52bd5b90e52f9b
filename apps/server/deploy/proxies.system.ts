import { once } from 'node:events';
import { request as plainRequest } from 'node:http';
import { type ClientHttp2Session, connect } from 'node:http2';
import { type RequestOptions, request } from 'node:https';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type ChildServer, startChildServer } from '../testing/childServer.ts';
import { type ProxyServer, startCaddy, startNginx } from '../testing/proxies.ts';
import { testSite } from '../testing/testSite.ts';

const HOST = 'tools.example.org';
const FEEDS_PER_ADDRESS = 2;
/** Headers that differ between responses, or belong to the connection and not to the response. */
const OF_THE_HOP = ['connection', 'date', 'keep-alive', 'server', 'transfer-encoding', 'alt-svc', 'via'];

const site = testSite();
let server: ChildServer;
beforeAll(async () => {
  server = await startChildServer({
    SITE_DIR: site.siteDir,
    TRUST_PROXY: '127.0.0.1',
    ALLOWED_ORIGINS: `https://${HOST}`,
    WS_PER_ADDRESS: String(FEEDS_PER_ADDRESS),
    LOG_LEVEL: 'silent',
  });
});
afterAll(async () => {
  await server.stop();
  site.remove();
});

type TextResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
};

describe.each([
  ['nginx', (address: string) => startNginx('nginx.conf', [['127.0.0.1:4173', address]])],
  ['Caddy', startCaddy],
])('%s in front of the server', (_name, open) => {
  let proxy: ProxyServer;
  beforeAll(async () => {
    proxy = await open(new URL(server.url).host);
  });
  afterAll(() => proxy.stop());

  /** Over HTTP/1.1, from an address of this machine. */
  function get(path: string, options: RequestOptions = {}): Promise<TextResponse> {
    const { headers, ...others } = options;
    const where = { host: '127.0.0.1', port: proxy.port, servername: HOST, rejectUnauthorized: false, path };
    return new Promise((resolve, reject) => {
      request({ ...where, ...others, headers: { host: HOST, ...headers } }, async (response) => {
        const body = Buffer.concat(await response.toArray());
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      })
        .on('error', reject)
        .end();
    });
  }
  function straight(path: string, headers: Readonly<Record<string, string>>): Promise<TextResponse> {
    return new Promise((resolve, reject) => {
      plainRequest(`${server.url}${path}`, { headers: { host: HOST, ...headers } }, async (response) => {
        const body = Buffer.concat(await response.toArray());
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      })
        .on('error', reject)
        .end();
    });
  }
  const kept = ({ status, headers, body }: TextResponse) => ({
    status,
    body,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_HOP.includes(name))),
  });
  const feed = (headers: Readonly<Record<string, string>> = {}, localAddress?: string) => {
    const options = {
      headers: { host: HOST, origin: `https://${HOST}`, ...headers },
      rejectUnauthorized: false,
      servername: HOST,
      ...(localAddress === undefined ? {} : { localAddress }),
    };
    return new WebSocket(`wss://127.0.0.1:${proxy.port}/ws`, options);
  };
  const outcomeOf = (socket: WebSocket): Promise<number> =>
    new Promise((resolve) => {
      socket.on('open', () => resolve(101));
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
      socket.on('error', () => undefined);
    });

  it.each([
    ['/', 'br'],
    ['/', 'identity'],
    ['/string-tools/char-count', 'gzip'],
    ['/assets/app-1a2b3c.js', 'br'],
    ['/assets/app-1a2b3c.js', 'identity'],
    ['/no-such-page', 'br'],
    ['/api/nothing', 'br'],
  ])('hands on the status, headers and bytes of %s (%s) as they are', async (path, encoding) => {
    const [through, direct] = [
      await get(path, { headers: { 'accept-encoding': encoding } }),
      await straight(path, { 'accept-encoding': encoding }),
    ];
    // The identifier of a request is in the body of an API error.
    const { body: _one, ...head } = kept(through);
    const { body: _other, ...expected } = kept(direct);
    expect(head).toEqual(expected);
    if (!path.startsWith('/api/')) expect(through.body).toEqual(direct.body);
    expect(Object.keys(through.headers)).toContain('content-security-policy');
  });

  it('revalidates by the tag of the server', async () => {
    const { headers } = await get('/', { headers: { 'accept-encoding': 'br' } });
    const again = await get('/', { headers: { 'accept-encoding': 'br', 'if-none-match': String(headers['etag']) } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('speaks HTTP/2', async () => {
    const session = connect(`https://127.0.0.1:${proxy.port}`, { rejectUnauthorized: false, servername: HOST });
    const stream = session.request({ ':path': '/', ':authority': HOST });
    const [headers] = await once(stream, 'response');
    const body = Buffer.concat(await stream.toArray());
    expect([headers[':status'], String(body)]).toEqual([200, '<html lang="ko">home']);
    expect(session.alpnProtocol).toBe('h2');
    session.close();
  });

  it('serves six visitors of one address that load a page of 28 files at once', async () => {
    // With a window of one byte, no response ends: all requests are in progress at the same time.
    const sessions = Array.from({ length: 6 }, () =>
      connect(`https://127.0.0.1:${proxy.port}`, {
        rejectUnauthorized: false,
        servername: HOST,
        settings: { initialWindowSize: 1 },
      }),
    );
    const streams = sessions.flatMap((session) =>
      Array.from({ length: 28 }, () => session.request({ ':path': '/assets/app-1a2b3c.js', ':authority': HOST })),
    );
    const responses = await Promise.all(streams.map((stream) => once(stream, 'response')));
    expect(responses.filter(([headers]) => headers[':status'] !== 200)).toEqual([]);
    for (const session of sessions) session.destroy();
  });

  it('leads from HTTP to HTTPS, with the path', async () => {
    const asked = plainRequest({
      host: '127.0.0.1',
      port: proxy.plainPort,
      path: '/en?x=1',
      headers: { host: HOST },
    }).end();
    const [response] = await once(asked, 'response');
    response.resume();
    expect([301, 308]).toContain(response.statusCode);
    expect(response.headers.location.replace(/:\d+/u, '')).toBe(`https://${HOST}/en?x=1`);
  });

  it('carries the feed both ways, and refuses pages of others', async () => {
    const socket = feed();
    const [first] = await once(socket, 'message');
    expect(JSON.parse(String(first))).toMatchObject({ type: 'hello' });
    // More than ten messages in ten seconds end the feed: the server has read them.
    for (let message = 0; message < 11; message += 1) socket.send('{"type":"ping"}');
    const [code] = await once(socket, 'close');
    expect(code).toBe(1008);
    expect(await outcomeOf(feed({ origin: 'https://elsewhere.example' }))).toBe(403);
  });

  it('passes on the address of the visitor, whatever address the request claims', async () => {
    const open: WebSocket[] = [];
    const from = async (address: string, claim: string) => {
      const socket = feed({ 'x-forwarded-for': claim }, address);
      open.push(socket);
      return outcomeOf(socket);
    };
    const outcomes: number[] = [];
    for (const claim of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) outcomes.push(await from('127.0.0.2', claim));
    expect(outcomes).toEqual([101, 101, 429]);
    expect(await from('127.0.0.3', '127.0.0.2')).toBe(101);
    for (const socket of open) socket.terminate();
  });
});

it('nginx counts an IPv6 address by its /64, and an IPv4 address alone', async () => {
  const proxy = await startNginx('nginx.conf', [
    ['127.0.0.1:4173', new URL(server.url).host],
    [
      'limit_conn toolbox_visitors 1000;',
      'limit_conn toolbox_visitors 1; set_real_ip_from 127.0.0.1; real_ip_header x-visitor;',
    ],
  ]);
  const sessions: ClientHttp2Session[] = [];
  const outcomeFor = (address: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const session = connect(`https://127.0.0.1:${proxy.port}`, {
        rejectUnauthorized: false,
        servername: HOST,
        settings: { initialWindowSize: 1 },
      });
      sessions.push(session);
      session
        .request({ ':path': '/', ':authority': HOST, 'x-visitor': address })
        .on('response', (headers) => resolve(headers[':status'] ?? 0))
        .on('error', reject);
    });
  const outcomes: (readonly [address: string, status: number])[] = [];
  for (const address of [
    '2001:db8::1',
    '2001:db8::2:3:4:5',
    '2001:db8:0:1::1',
    '2001:db8::a00:0:0:1',
    '192.0.2.1',
    '192.0.2.2',
    '192.0.2.1',
  ])
    outcomes.push([address, await outcomeFor(address)]);
  expect(outcomes).toEqual([
    ['2001:db8::1', 200],
    ['2001:db8::2:3:4:5', 429],
    ['2001:db8:0:1::1', 200],
    ['2001:db8::a00:0:0:1', 429],
    ['192.0.2.1', 200],
    ['192.0.2.2', 200],
    ['192.0.2.1', 429],
  ]);
  for (const session of sessions) session.destroy();
  await proxy.stop();
});
