import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { EXCHANGES } from '../upstream/exchanges/exchanges.ts';
import { mistypedNames } from './mistypedNames.ts';
import { isNetwork, isTooWide } from './networks.ts';
import { isUnmatchable, redisUrl, upstreamUrl, upstreamUrls } from './urlTypes.ts';
import { channelName, flag, host, list, oneOf, text, textOf, unit, whole, wholeOf } from './variableTypes.ts';

const SITE_DIR = fileURLToPath(new URL('../../../web/dist/client', import.meta.url));
const DATA_DIR = fileURLToPath(new URL('../../data', import.meta.url));
const COIN = /^[A-Z0-9]{2,10}$/;

/** Where the server listens by default. */
export const ADDRESS_DEFAULTS = { PORT: 4173, HOST: '127.0.0.1', METRICS_HOST: '127.0.0.1' } as const;

/** Free public endpoints, tried in this order. */
const ETHEREUM_ENDPOINTS =
  'https://ethereum-rpc.publicnode.com,https://eth.drpc.org,https://cloudflare-eth.com,https://eth.llamarpc.com';

const NETWORKS = {
  isItem: isNetwork,
  meaning: 'addresses or networks such as 10.0.0.0/8, separated by commas',
  refused: [[isTooWide, 'must not have networks wider than /8 (IPv6: /7): anyone in them would be trusted as a proxy']],
  mayBeEmpty: true,
} as const;
const ORIGINS = {
  isItem: (item: string) => /^https?:\/\/[^/\s]+$/.test(item),
  meaning: 'origins such as https://example.org, without a path, separated by commas',
  refused: [[isUnmatchable, 'must be origins exactly as browsers send them: lower case, no default port, no asterisk']],
  mayBeEmpty: true,
} as const;

/**
 * Every environment variable of the server, with its rule and its default. `docs/operations.md` explains them one by
 * one.
 */
const environment = z.object({
  PORT: whole(ADDRESS_DEFAULTS.PORT, 0, 65_535),
  HOST: host(ADDRESS_DEFAULTS.HOST),
  SITE_DIR: text(SITE_DIR),
  DATA_DIR: text(DATA_DIR),
  STORE_QUOTA_BYTES: whole(256 * unit.mebibyte, 64 * unit.kibibyte, 64 * 1024 * unit.mebibyte),
  ROLE: oneOf(['all', 'ingest', 'gateway'], 'all'),
  LIVE: flag(true),
  SIMULATED: flag(false),
  NODE_ENV: text('development'),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  METRICS_PORT: wholeOf(0, 65_535).optional(),
  METRICS_HOST: host(ADDRESS_DEFAULTS.METRICS_HOST),
  TRUST_PROXY: list('', NETWORKS),
  ALLOWED_ORIGINS: list('', ORIGINS),
  REDIS_URL: redisUrl().optional(),

  BODY_LIMIT_BYTES: whole(16 * unit.kibibyte, 1, unit.mebibyte),
  URL_LIMIT_BYTES: whole(2 * unit.kibibyte, 64, 16 * unit.kibibyte),
  HEADERS_TIMEOUT_MS: whole(5 * unit.second, 100, unit.minute),
  REQUEST_TIMEOUT_MS: whole(10 * unit.second, 100, unit.minute),
  CONNECTION_CHECK_MS: whole(unit.second, 20, 10 * unit.second),
  KEEP_ALIVE_MS: wholeOf(100, 10 * unit.minute).optional(),
  MAX_CONNECTIONS: whole(2000, 1, 1_000_000),
  CONNECTIONS_PER_ADDRESS: whole(100, 1, 1_000_000),
  WRITE_TIMEOUT_MS: whole(10 * unit.second, 50, 10 * unit.minute),
  ANSWER_TIMEOUT_MS: whole(2 * unit.minute, 100, unit.hour),
  ANSWER_BYTES: whole(64 * unit.mebibyte, 1, 4096 * unit.mebibyte),
  ANSWER_BYTES_PER_ADDRESS: whole(8 * unit.mebibyte, 1, 4096 * unit.mebibyte),
  SHUTDOWN_MS: whole(10 * unit.second, 0, unit.minute),
  RATE_PER_MINUTE: whole(120, 1, 1_000_000),
  GEO_RATE_PER_MINUTE: whole(20, 1, 1_000_000),
  WS_HANDSHAKES_PER_MINUTE: whole(120, 1, 1_000_000),
  WS_PER_ADDRESS: whole(20, 1, 1_000_000),
  WS_MAX_CLIENTS: whole(2000, 1, 1_000_000),
  WS_QUEUE_BYTES: whole(unit.mebibyte, 1024, 64 * unit.mebibyte),
  WS_PING_MS: whole(25 * unit.second, 50, 10 * unit.minute),
  WS_PONG_MS: whole(8 * unit.second, 20, 10 * unit.minute),
  // Pages count a feed as stale after 30 s of silence, and nginx.conf ends one after 60 s.
  WS_HEARTBEAT_MS: whole(15 * unit.second, 50, 25 * unit.second),

  EXCHANGES: list('binance,bybit,okx', {
    isItem: (item) => EXCHANGES.has(item),
    meaning: `some of ${[...EXCHANGES.keys()].join(', ')}, separated by commas`,
  }),
  SYMBOLS: list('BTC,ETH', { isItem: (item) => COIN.test(item), meaning: 'coins such as BTC, separated by commas' }),
  WHALE_TRADE_MIN_USD: whole(500_000, 1, 1_000_000_000_000),
  SWEEP_MS: whole(100, 0, 10 * unit.second),
  STALE_MS: whole(30 * unit.second, 50, unit.hour),
  COINBASE_ADVANCED_SIDE: oneOf(['maker', 'taker'], 'maker'),

  ETH_RPC_URLS: upstreamUrls(ETHEREUM_ENDPOINTS),
  CHAIN_POLL_MS: whole(12 * unit.second, 20, unit.hour),
  CHAIN_BACKFILL_BLOCKS: whole(50, 0, 1000),
  CHAIN_BLOCK_GAP_MS: whole(200, 0, unit.minute),
  CHAIN_CONFIRMATIONS: whole(2, 0, 100),
  WHALE_TRANSFER_MIN_USD: whole(1_000_000, 1, 1_000_000_000_000),

  TELEGRAM: flag(false),
  TELEGRAM_CHANNEL: channelName('whale_alert_io'),
  TELEGRAM_POLL_MS: whole(unit.minute, 20, unit.day),
  WHALE_ALERT_API_KEY: textOf().optional(),
  TELEGRAM_PAGES: whole(3, 1, 10),
  TELEGRAM_PAGE_GAP_MS: whole(1000, 0, unit.minute),
  WHALE_ALERT_MIN_USD: whole(1_000_000, 100_000, 1_000_000_000),
  PREMIUM_RECORD_MS: whole(unit.minute, 20, unit.day),

  UPSTREAM_BINANCE_WS: upstreamUrl('wss://fstream.binance.com'),
  UPSTREAM_BINANCE_SPOT_WS: upstreamUrl('wss://data-stream.binance.vision'),
  UPSTREAM_BYBIT_WS: upstreamUrl('wss://stream.bybit.com'),
  UPSTREAM_BYBIT_REST: upstreamUrl('https://api.bybit.com'),
  UPSTREAM_OKX_WS: upstreamUrl('wss://ws.okx.com:8443'),
  UPSTREAM_OKX_REST: upstreamUrl('https://www.okx.com'),
  UPSTREAM_COINBASE_WS: upstreamUrl('wss://ws-feed.exchange.coinbase.com'),
  UPSTREAM_COINBASE_ADVANCED_WS: upstreamUrl('wss://advanced-trade-ws.coinbase.com'),
  UPSTREAM_KRAKEN_WS: upstreamUrl('wss://ws.kraken.com'),
  UPSTREAM_BITFINEX_WS: upstreamUrl('wss://api-pub.bitfinex.com'),
  UPSTREAM_KUCOIN_REST: upstreamUrl('https://api.kucoin.com'),
  UPSTREAM_HTX_WS: upstreamUrl('wss://api.huobi.pro'),
  UPSTREAM_GATE_WS: upstreamUrl('wss://api.gateio.ws'),
  UPSTREAM_MEXC_WS: upstreamUrl('wss://wbs-api.mexc.com'),
  UPSTREAM_UPBIT: upstreamUrl('https://api.upbit.com'),
  UPSTREAM_BITHUMB: upstreamUrl('https://api.bithumb.com'),
  UPSTREAM_BINANCE_FUTURES_REST: upstreamUrl('https://fapi.binance.com'),
  UPSTREAM_BINANCE_REST: upstreamUrl('https://data-api.binance.vision'),
  UPSTREAM_COINBASE_REST: upstreamUrl('https://api.coinbase.com'),
  UPSTREAM_NAVER: upstreamUrl('https://m.search.naver.com'),
  UPSTREAM_EXCHANGE_RATE: upstreamUrl('https://open.er-api.com'),
  UPSTREAM_COINGECKO: upstreamUrl('https://api.coingecko.com'),
  UPSTREAM_TELEGRAM: upstreamUrl('https://t.me'),
  UPSTREAM_WHALE_ALERT: upstreamUrl('wss://leviathan.whale-alert.io'),
  UPSTREAM_GEO: upstreamUrl('https://ipapi.co'),
});

/** Invalid combinations of valid values. */
const consistent = environment.check(({ value, issues }) => {
  const refuse = (name: keyof typeof value, message: string) =>
    issues.push({ code: 'custom', path: [name], message, input: value[name] });
  // A process that only ingests, or only serves, needs the bus to reach the other.
  if (value.ROLE !== 'all' && value.REDIS_URL === undefined) refuse('ROLE', 'must be all unless REDIS_URL is set');
  if (value.WS_PONG_MS > value.WS_PING_MS) refuse('WS_PONG_MS', 'must not be more than WS_PING_MS');
  // Node would throw.
  if (value.HEADERS_TIMEOUT_MS > value.REQUEST_TIMEOUT_MS)
    refuse('HEADERS_TIMEOUT_MS', 'must not be more than REQUEST_TIMEOUT_MS');
  if (value.METRICS_PORT !== undefined && value.METRICS_PORT !== 0 && value.METRICS_PORT === value.PORT)
    refuse('METRICS_PORT', 'must be a port other than PORT');
});

/** All names, for checking the documentation. */
export const VARIABLES: readonly string[] = Object.keys(environment.shape);

export type Config = Readonly<z.infer<typeof environment>>;

/** The environment has an invalid value. The message has one sentence per problem. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** One sentence for each rejected variable. */
function problemsIn(given: Readonly<Record<string, string | undefined>>, issues: readonly z.core.$ZodIssue[]) {
  const mistyped = mistypedNames(Object.keys(given), VARIABLES).map(({ name, meant }) => {
    const hint = meant === undefined ? '' : `; did you mean ${meant}?`;
    return `${name} is not a variable of this server${hint === '' ? '.' : hint}`;
  });
  return [...issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`), ...mistyped];
}

/**
 * Reads the environment once. An unset or blank variable takes its default.
 *
 * @throws ConfigError with one sentence for each rejected variable
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== '');
  const given = Object.fromEntries(set);
  const read = consistent.safeParse(given);
  const problems = problemsIn(given, read.error?.issues ?? []);
  if (read.success && problems.length === 0) return Object.freeze(read.data);
  throw new ConfigError(problems.join('\n'));
}
