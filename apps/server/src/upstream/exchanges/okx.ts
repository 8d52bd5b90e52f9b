import { setTimeout as wait } from 'node:timers/promises';
import type { Trade } from '@toolbox/core/feed';
import {
  normaliseOkx,
  OKX_FALLBACK_CONTRACTS,
  type OkxContract,
  parseOkxContracts,
} from '@toolbox/core/feed/exchanges';
import { isRecord } from '@toolbox/core/validate';
import type { Clock } from '../../clock.ts';
import type { Log } from '../../log/log.ts';
import { reasonOf } from '../../log/reasonOf.ts';
import { doubled } from '../../rest/doubled.ts';
import { fetchUpstreamJson, UpstreamError } from '../../rest/fetchText.ts';
import { mergeBackfills, type PairBackfill } from '../mergeBackfills.ts';
import { readJson } from '../readJson.ts';
import type { Frame, TradeUpstream } from '../upstream.ts';
import type { ExchangeSettings } from './exchangeSettings.ts';
import { createSeenIds } from './okxSeenIds.ts';

type OkxSettings = ExchangeSettings<'UPSTREAM_OKX_REST' | 'UPSTREAM_OKX_WS'>;

/** The server closes after 30 s without a message from us. */
const PING_MS = 20_000;
const CONTRACTS_BYTES = 4 * 1024 * 1024;
const CONTRACTS_FOR_MS = 24 * 3_600_000;
const CONTRACTS_RETRY_MS = 60_000;
/** The longest delay after responses that lack the same coins, which may not be listed: the list is long. */
const CONTRACTS_LACK_MS = 3_600_000;
const CLOSING_SOON = '64008';
/** The code of a pair that it does not list. */
const NO_INSTRUMENT = '51001';
/** Number of trades on the page of the newest, and on each page of older ones. */
const [NEWEST, OLDER] = [500, 100];
const REFILL_PAGES = 100;
/** Twenty pages in two seconds are allowed. */
const PAGE_GAP_MS = 100;
const REFILL = { timeoutMs: 5000, maxBytes: 1024 * 1024 };

function read(bytes: Buffer): Frame {
  if (bytes.toString('utf8') === 'pong') return { kind: 'control' };
  const message = readJson(bytes);
  if (!isRecord(message)) return { kind: 'control' };
  if (message['event'] === 'notice' && message['code'] === CLOSING_SOON) return { kind: 'leaving', reason: 'upgrade' };
  if (message['event'] === 'error') return { kind: 'refused', reason: `${message['code']} ${message['msg']}` };
  return message['event'] === undefined ? { kind: 'data', message } : { kind: 'control' };
}

/** OKX v5, perpetual swaps. Sizes count contracts, so the contract sizes are loaded first, and again every day. */
export function okx(settings: OkxSettings, log: Log, clock: Clock): TradeUpstream {
  /** A size is kept when a later response lacks it. */
  const contracts = new Map(OKX_FALLBACK_CONTRACTS);
  let loadAt = Number.NEGATIVE_INFINITY;
  let isLogged = false;
  /** The pairs that the last response lacked, and how many responses before it lacked the same ones. */
  let lack = { pairs: '', before: 0 };
  const instruments = settings.SYMBOLS.map((coin) => `${coin}-USDT-SWAP`);

  const subscription = (instId: string) => JSON.stringify({ op: 'subscribe', args: [{ channel: 'trades', instId }] });
  const seen = createSeenIds(new Set(instruments));

  const load = async () => {
    if (clock.now() < loadAt) return;
    loadAt = clock.now() + CONTRACTS_RETRY_MS;
    try {
      const url = `${settings.UPSTREAM_OKX_REST}/api/v5/public/instruments?instType=SWAP`;
      const loaded = parseOkxContracts(await fetchUpstreamJson(url, { timeoutMs: 5000, maxBytes: CONTRACTS_BYTES }));
      for (const instId of instruments) {
        const contract = loaded.get(instId);
        if (contract !== undefined) contracts.set(instId, contract);
      }
      const missing = instruments.filter((instId) => !loaded.has(instId));
      const pairs = missing.join(', ');
      lack = { pairs, before: pairs === lack.pairs ? lack.before + 1 : 0 };
      if (pairs !== '') {
        loadAt = clock.now() + doubled(CONTRACTS_RETRY_MS, lack.before, CONTRACTS_LACK_MS);
        throw new Error(`no contract size of ${pairs} in the response`);
      }
      loadAt = clock.now() + CONTRACTS_FOR_MS;
      isLogged = false;
    } catch (error) {
      const reason = reasonOf(error);
      if (!isLogged) log.warn({ exchange: 'okx', reason }, 'contract sizes not loaded, the known ones are used');
      isLogged = true;
    }
  };

  return {
    name: 'okx',
    symbols: new Set(instruments),
    staleMs: settings.STALE_MS,
    prepare: async () => {
      await load();
      return {
        url: `${settings.UPSTREAM_OKX_WS}/ws/v5/public`,
        subscribe: instruments.map(subscription),
        pairs: { names: instruments, subscription },
        keepAlive: {
          everyMs: PING_MS,
          text: () => {
            // A connection lasts almost a day. Without this, a failed load would leave it with the built-in contract
            // sizes that long.
            void load();
            return 'ping';
          },
        },
        read,
        normalise: (message) => normaliseOkx(message, contracts),
        // Trades that were dropped because they came late must be found in the REST API.
        onTimely: seen.begin(),
      };
    },
    backfill: async (sinceMs) => {
      const found: PairBackfill[] = [];
      for (const instId of instruments) found.push(await backfillOf(settings, instId, sinceMs, contracts));
      const { items, ...rest } = mergeBackfills(found);
      return { ...rest, items: items.filter((trade) => !seen.has(trade)) };
    },
  };
}

/**
 * Pages back by trade number from the newest trade until the time of the loss is reached.
 *
 * @throws UpstreamError also for an error that is sent with status 200, such as 50011 for too many requests
 */
async function backfillOf(
  settings: OkxSettings,
  instId: string,
  sinceMs: number,
  contracts: ReadonlyMap<string, OkxContract>,
): Promise<PairBackfill> {
  const trades: Trade[] = [];
  let path = `trades?instId=${instId}&limit=${NEWEST}`;
  for (let page = 0; page < REFILL_PAGES; page += 1) {
    if (page > 0) await wait(PAGE_GAP_MS);
    const body = await fetchUpstreamJson(`${settings.UPSTREAM_OKX_REST}/api/v5/market/${path}`, REFILL);
    const { code, data: list } = isRecord(body) ? body : {};
    if (code === NO_INSTRUMENT) return { items: trades };
    if (code !== '0' || !Array.isArray(list)) throw new UpstreamError(200, `no trades, code ${Number(code)}`);
    const data = list.filter(isRecord);
    trades.push(...normaliseOkx({ arg: { channel: 'trades' }, data }, contracts));
    const oldest = data.at(-1);
    if (oldest === undefined || Number(oldest['ts']) < sinceMs) return { items: trades };
    path = `history-trades?instId=${instId}&limit=${OLDER}&after=${oldest['tradeId']}`;
  }
  return { items: trades, missing: { from: sinceMs, to: trades.at(-1)?.timestamp ?? Number.POSITIVE_INFINITY } };
}
