import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EXCHANGES } from '../upstream/exchanges/exchanges.ts';
import { ConfigError, readConfig, VARIABLES } from './config.ts';

function problem(variables: Readonly<Record<string, string>>): string {
  try {
    readConfig(variables);
    return '';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}

const DATABASE = 'must have no path but the number of a database, such as redis://host:6379/1';
const MALFORMED =
  'must be a well-formed address (a port of at most 65535; in a password, / # ? % @ written as %2F %23 %3F %25 %40)';

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 4173,
      HOST: '127.0.0.1',
      ROLE: 'all',
      RATE_PER_MINUTE: 120,
      GEO_RATE_PER_MINUTE: 20,
      WHALE_TRADE_MIN_USD: 500_000,
      TELEGRAM: false,
    });
    for (const off of ['REDIS_URL', 'METRICS_PORT', 'WHALE_ALERT_API_KEY'] as const)
      expect(readConfig({})[off]).toBeUndefined();
  });

  it.each(['[::1]', '0.0.0.0:80', 'http://0.0.0.0', '*', '"0.0.0.0"'])('says how to write HOST=%s', (value) => {
    const rule = 'must be an address such as 0.0.0.0 or ::, or a name, without brackets, a port and a protocol';
    expect(problem({ HOST: value, METRICS_HOST: value })).toBe(`HOST ${rule}.\nMETRICS_HOST ${rule}.`);
  });

  it('treats a blank variable as unset', () => {
    expect(readConfig({ PORT: ' ', ROLE: '' })).toMatchObject({ PORT: 4173, ROLE: 'all' });
  });

  it.each([
    ['PORT', '0'],
    ['PORT', '65535'],
    ['HOST', 'fe80::1%eth0'],
    ['HOST', 'my_host-1.example'],
    ['TRUST_PROXY', '10.0.0.0/8, fd00::/8'],
    ['ALLOWED_ORIGINS', 'https://example.org,http://localhost:4173'],
    ['UPSTREAM_BINANCE_WS', 'ws://127.0.0.1:9999'],
    ['UPSTREAM_UPBIT', 'http://[::1]:9999/'],
    ['ETH_RPC_URLS', 'http://localhost:1,https://node.example.org'],
    ['REDIS_URL', 'redis://valkey:6379'],
    ['REDIS_URL', 'rediss://me:p%25%40%2F@[::1]:6379/1/'],
    ['REDIS_URL', 'redis://valkey/?db=1&family=6'],
    ['REDIS_URL', 'redis://me:p@ss@valkey'],
    ['REDIS_URL', 'redis://valkey:6379?password=p@ss'],
    ['REDIS_URL', 'redis://valkey:6379/0?family=6&connectionName=toolbox@eu'],
    ['TELEGRAM', 'on'],
    ['TELEGRAM_CHANNEL', 'News'],
    ['TRUST_PROXY', '10.0.0.0/32,fd00::/128,192.0.2.1'],
    ['EXCHANGES', 'mexc, binance-spot'],
    ['WS_HEARTBEAT_MS', '25000'],
  ])('accepts %s=%s', (name, value) => {
    expect(problem({ [name]: value })).toBe('');
  });

  it.each([
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '80.5', 'PORT must be a whole number from 0 to 65535.'],
    ['WS_HEARTBEAT_MS', '25001', 'WS_HEARTBEAT_MS must be a whole number from 50 to 25000.'],
    ['ROLE', 'boss', 'ROLE must be one of all, ingest, gateway.'],
    ['TELEGRAM', 'perhaps', 'TELEGRAM must be on or off.'],
    ['DATA_DIR', '"/data"', 'DATA_DIR must not be in quotes, which are part of the value.'],
    ['WHALE_ALERT_API_KEY', "'key'", 'WHALE_ALERT_API_KEY must not be in quotes, which are part of the value.'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY must be addresses or networks such as 10.0.0.0/8, separated by commas.'],
    [
      'TRUST_PROXY',
      '10.0.0.0/33',
      'TRUST_PROXY must be addresses or networks such as 10.0.0.0/8, separated by commas.',
    ],
    ['TRUST_PROXY', 'fd00::/129', 'TRUST_PROXY must be addresses or networks such as 10.0.0.0/8, separated by commas.'],
    ['TRUST_PROXY', '10.0.0.256', 'TRUST_PROXY must be addresses or networks such as 10.0.0.0/8, separated by commas.'],
    ['ROLE', 'gateway', 'ROLE must be all unless REDIS_URL is set.'],
    ['ROLE', 'ingest', 'ROLE must be all unless REDIS_URL is set.'],
    [
      'EXCHANGES',
      'binance,binnance',
      'EXCHANGES must be some of binance, binance-spot, bybit, okx, coinbase, coinbase-advanced, kraken, bitfinex, kucoin, huobi, gate, mexc, separated by commas.',
    ],
    [
      'ALLOWED_ORIGINS',
      'https://example.org/',
      'ALLOWED_ORIGINS must be origins such as https://example.org, without a path, separated by commas.',
    ],
    ['REDIS_URL', 'localhost:6379', 'REDIS_URL must begin with redis:// or rediss://.'],
    ['REDIS_URL', 'http://localhost:6379', 'REDIS_URL must begin with redis:// or rediss://.'],
    [
      'UPSTREAM_BINANCE_WS',
      'ws://example.org',
      'UPSTREAM_BINANCE_WS must be an address that begins with wss:// (unencrypted only on this machine).',
    ],
    [
      'UPSTREAM_UPBIT',
      'http://127.example.org',
      'UPSTREAM_UPBIT must be an address that begins with https:// (unencrypted only on this machine).',
    ],
    [
      'ETH_RPC_URLS',
      'http://node.example.org',
      'ETH_RPC_URLS must be addresses that begin with https://, separated by commas (unencrypted only on this machine).',
    ],
  ])('rejects %s=%s with one sentence', (name, value, message) => {
    expect(problem({ [name]: value })).toBe(message);
  });

  it.each<readonly [string, string, string]>([
    ['EXCHANGES', 'binance,bybit,binance', 'EXCHANGES must not name anything twice, as its item 3 does.'],
    ['SYMBOLS', 'BTC,BTC', 'SYMBOLS must not name anything twice, as its item 2 does.'],
    ['EXCHANGES', ',', 'EXCHANGES must not have an empty item between its commas.'],
    ['SYMBOLS', 'BTC,,ETH', 'SYMBOLS must not have an empty item between its commas.'],
    ['ALLOWED_ORIGINS', ' , ', 'ALLOWED_ORIGINS must not have an empty item between its commas.'],
    ['ETH_RPC_URLS', 'https://a.example,', 'ETH_RPC_URLS must not have an empty item between its commas.'],
    ...[
      'https://Example.org',
      'https://example.org:443',
      'http://example.org:80',
      'https://*.example.org',
      'https://a@b',
    ].map(
      (origin) =>
        [
          'ALLOWED_ORIGINS',
          `https://example.com,${origin}`,
          'ALLOWED_ORIGINS must be origins exactly as browsers send them: lower case, no default port, no asterisk.',
        ] as const,
    ),
    ...[
      '0.0.0.0/0',
      '::/0',
      '0.0.0.0/1,128.0.0.0/1',
      '10.0.0.0/7',
      'fc00::/6',
      '::/7',
      '::ffff:0:0/96',
      '::ffff:8000:0/97',
    ].map(
      (network) =>
        [
          'TRUST_PROXY',
          network,
          'TRUST_PROXY must not have networks wider than /8 (IPv6: /7): anyone in them would be trusted as a proxy.',
        ] as const,
    ),
    ...[
      'wss://a.example/?key=1',
      'wss://a.example/?',
      'wss://me:secret@a.example',
      'wss://me@a.example',
      'wss://a.example/#x',
    ].map(
      (address) =>
        [
          'UPSTREAM_BINANCE_WS',
          address,
          'UPSTREAM_BINANCE_WS must be an address without a query, a fragment, a name or a password.',
        ] as const,
    ),
    [
      'ETH_RPC_URLS',
      'https://a.example,https://me:secret@b.example',
      'ETH_RPC_URLS must be addresses without a query, a fragment, a name or a password.',
    ],
  ])('rejects %s=%s, which would have no effect', (name, value, message) => {
    expect(problem({ [name]: value })).toBe(message);
  });

  it.each([
    ...['redis://:pa/ss@valkey', 'redis://:pa#ss@valkey', 'rediss://:pa?ss@valkey', 'redis://valkey:63790000'].map(
      (url) => ['REDIS_URL', url] as const,
    ),
    ['UPSTREAM_UPBIT', 'https://a b.com'],
    ['UPSTREAM_UPBIT', 'HTTP://127.0.0.1:99999'],
    ['UPSTREAM_BINANCE_WS', 'wss://example.org:99999'],
    ['ETH_RPC_URLS', 'https://a.example,https://b.example:99999'],
  ] as const)('does not say that %s=%s begins wrongly', (name, value) => {
    expect(problem({ [name]: value })).toBe(`${name} ${MALFORMED}.`);
  });

  it.each([
    '@whale_alert_io',
    'https://t.me/whale_alert_io',
    't.me/s/whale_alert_io',
    '"whale_alert_io"',
    '../x',
    'abc',
    '1whale',
    'a'.repeat(33),
  ])('takes only the name of a channel, not %s', (TELEGRAM_CHANNEL) => {
    const sentence = 'must be only the name of a channel, such as whale_alert_io, without @ and without an address';
    expect(problem({ TELEGRAM_CHANNEL })).toBe(`TELEGRAM_CHANNEL ${sentence}.`);
  });

  it.each([
    ['redis:valkey', 'must begin with redis:// or rediss://'],
    ['redis://', 'must name a host'],
    ['redis:///1', 'must name a host'],
    ...['redis://valkey/abc', 'redis://valkey/-1', 'redis://valkey/1/2', 'redis://valkey/1/?family=6'].map(
      (url) => [url, DATABASE] as const,
    ),
    ['redis://valkey?db=abc', DATABASE],
    ...['redis://:pa%ss@valkey', 'redis://u%:pass@valkey', 'redis://u:12#ss@valkey', 'redis://u:12?ss@valkey'].map(
      (url) => [url, MALFORMED] as const,
    ),
    ...['redis://u:12/ss@valkey:6379', 'redis://u:12?s&s@valkey:6379/0?db=1'].map((url) => [url, MALFORMED] as const),
  ] as const)('rejects the URL %s, which the client of Redis cannot use', (REDIS_URL, sentence) => {
    expect(problem({ REDIS_URL })).toBe(`REDIS_URL ${sentence}.`);
  });

  it.each([
    [{ WS_PING_MS: '5000', WS_PONG_MS: '5001' }, 'WS_PONG_MS must not be more than WS_PING_MS.'],
    [{ WS_PING_MS: '7999' }, 'WS_PONG_MS must not be more than WS_PING_MS.'],
    [{ REQUEST_TIMEOUT_MS: '4999' }, 'HEADERS_TIMEOUT_MS must not be more than REQUEST_TIMEOUT_MS.'],
    [{ PORT: '5000', METRICS_PORT: '5000' }, 'METRICS_PORT must be a port other than PORT.'],
    [{ METRICS_PORT: '4173' }, 'METRICS_PORT must be a port other than PORT.'],
  ])('rejects the combination %o', (variables, message) => {
    expect(problem(variables)).toBe(message);
  });

  it('accepts variables that may be combined', () => {
    for (const variables of [
      { WS_PING_MS: '5000', WS_PONG_MS: '5000' },
      { HEADERS_TIMEOUT_MS: '9000', REQUEST_TIMEOUT_MS: '9000' },
      { PORT: '0', METRICS_PORT: '0' },
      { REDIS_URL: 'redis://me:secret@valkey:6379/1' },
      { TRUST_PROXY: '10.0.0.0/8,fc00::/7,::ffff:10.0.0.0/104' },
    ])
      expect(problem(variables)).toBe('');
  });

  it.each([
    ['WS_PER_ADRESS', 'WS_PER_ADRESS is not a variable of this server; did you mean WS_PER_ADDRESS?'],
    ['WS_MAX', 'WS_MAX is not a variable of this server.'],
    ['UPSTREAM_KRAKEN', 'UPSTREAM_KRAKEN is not a variable of this server.'],
    ['TRUSTPROXY', 'TRUSTPROXY is not a variable of this server; did you mean TRUST_PROXY?'],
    ['ALLOWED_ORIGIN', 'ALLOWED_ORIGIN is not a variable of this server; did you mean ALLOWED_ORIGINS?'],
    ['RATE_PER_MIUNTE', 'RATE_PER_MIUNTE is not a variable of this server; did you mean RATE_PER_MINUTE?'],
    ['KEEP_ALIVE', 'KEEP_ALIVE is not a variable of this server; did you mean KEEP_ALIVE_MS?'],
    ['BODY_LIMIT', 'BODY_LIMIT is not a variable of this server; did you mean BODY_LIMIT_BYTES?'],
    ['STALE', 'STALE is not a variable of this server; did you mean STALE_MS?'],
    ['RATE_PER_MIN', 'RATE_PER_MIN is not a variable of this server.'],
    ['redis_url', 'redis_url is not a variable of this server; did you mean REDIS_URL?'],
    ['ETH_RPC_URL', 'ETH_RPC_URL is not a variable of this server; did you mean ETH_RPC_URLS?'],
    ['METRIC_PORT', 'METRIC_PORT is not a variable of this server; did you mean METRICS_PORT?'],
    ['TRUST_PROXIES', 'TRUST_PROXIES is not a variable of this server; did you mean TRUST_PROXY?'],
    ['METRICS_PORTS', 'METRICS_PORTS is not a variable of this server; did you mean METRICS_PORT?'],
    ['ROLES', 'ROLES is not a variable of this server; did you mean ROLE?'],
    ['LIVES', 'LIVES is not a variable of this server; did you mean LIVE?'],
    ['PORTT', 'PORTT is not a variable of this server; did you mean PORT?'],
    ['HOSTT', 'HOSTT is not a variable of this server; did you mean HOST?'],
  ])('rejects %s, which does not exist', (name, message) => {
    expect(problem({ [name]: '5' })).toBe(message);
  });

  it('ignores variables of other programs', () => {
    const foreign = [
      'PATH',
      'HOME',
      'host',
      'HOSTNAME',
      'HOSTS',
      'PORTS',
      'POST',
      'ROOT',
      'SHELL',
      'NODE_ENV',
      'LC_ALL',
      'LOGNAME',
      'VITE_SITE_ORIGIN',
      'CI',
    ];
    const orchestrated = ['WS_SERVICE_HOST', 'WS_PORT_80_TCP_ADDR', 'REDIS_PORT', 'METRICS_SERVICE_PORT_HTTP'];
    expect(problem(Object.fromEntries([...foreign, ...orchestrated].map((name) => [name, 'x'])))).toBe('');
    expect(problem({ WS_PER_ADRESS: ' ' })).toBe('');
  });

  it('separates ingest and serving where there is a bus', () => {
    for (const ROLE of ['gateway', 'ingest'])
      expect(readConfig({ ROLE, REDIS_URL: 'redis://valkey:6379' })).toMatchObject({ ROLE });
  });

  it('writes the protocol of Redis as its client recognizes it, which would otherwise not encrypt', () => {
    const url = (REDIS_URL: string) => readConfig({ REDIS_URL }).REDIS_URL;
    expect(url('REDISS://Me:Secret@valkey:6379/1')).toBe('rediss://Me:Secret@valkey:6379/1');
    expect(url('Redis://valkey')).toBe('redis://valkey');
  });

  it('names every problem at once', () => {
    expect(problem({ PORT: 'x', ROLE: 'x' }).split('\n')).toHaveLength(2);
  });
});

describe('the guide for those who run it', () => {
  const guide = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  /** Codes of responses. */
  const CODES = ['LIVE_OFF', 'SOURCE_UNREACHABLE'];
  /** Read by the C library and by Node. */
  const NOT_OURS = ['RES_OPTIONS', 'UV_THREADPOOL_SIZE'];

  it('explains every variable', () => {
    expect(VARIABLES.filter((variable) => !guide.includes(`\`${variable}\``))).toEqual([]);
  });

  it('names every exchange', () => {
    const [row = ''] = /^\| `EXCHANGES` .*$/m.exec(guide) ?? [];
    const named = new Set(row.match(/[\w-]+/g));
    expect([...EXCHANGES.keys()].filter((name) => !named.has(name))).toEqual([]);
  });

  it('names no variable that does not exist', () => {
    const named = Array.from(guide.matchAll(/\b(?!VITE_)[A-Z]+(?:_[A-Z]+)+\b/g), ([name]) => name);
    expect(named.length).toBeGreaterThan(VARIABLES.length);
    const known = [...VARIABLES, ...CODES, ...NOT_OURS];
    expect([...new Set(named)].filter((name) => !known.includes(name))).toEqual([]);
  });

  it('states the defaults', () => {
    const defaults = readConfig({}) as Readonly<Record<string, unknown>>;
    const rows = [...guide.matchAll(/^\| (`[A-Z].*?`) +\| ([^|]*?) +\|/gm)].flatMap(([, names = '', stated = '']) => {
      const values = stated.split(' / ');
      return names.split(' / ').map((name, index) => [name.replaceAll('`', ''), values[index] ?? ''] as const);
    });
    const compared = rows.filter(
      ([, stated]) => /^(?:\d+|on|off|[\w.,]+)$/.test(stated) && !/^(?:none|unset)$/.test(stated),
    );
    expect(compared.length).toBeGreaterThan(40);
    for (const [name, stated] of compared) {
      const value = defaults[name];
      const written =
        typeof value === 'boolean' ? (value ? 'on' : 'off') : Array.isArray(value) ? value.join() : String(value);
      expect(written, name).toBe(stated);
    }
  });
});
