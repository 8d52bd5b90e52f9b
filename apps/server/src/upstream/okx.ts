import {
  isRecord,
  normaliseOkx,
  OKX_FALLBACK_CONTRACTS,
  type OkxContract,
  parseOkxContracts,
} from '@toolbox/core/feed';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { reasonOf } from '../reasonOf.ts';
import { fetchJson } from '../rest/fetchText.ts';
import type { Exchange, Frame } from './exchange.ts';
import { readJson } from './readJson.ts';

/** The other side closes after 30 s without a word from us. */
const PING_MS = 20_000;
const CONTRACTS_BYTES = 4 * 1024 * 1024;
const CONTRACTS_FOR_MS = 24 * 3_600_000;
const CLOSING_SOON = '64008';

function read(bytes: Buffer): Frame {
  if (bytes.toString('utf8') === 'pong') return { kind: 'control' };
  const message = readJson(bytes);
  if (!isRecord(message)) return { kind: 'control' };
  if (message['event'] === 'notice' && message['code'] === CLOSING_SOON) return { kind: 'leaving', reason: 'upgrade' };
  if (message['event'] === 'error') return { kind: 'refused', reason: `error ${message['code']}` };
  return message['event'] === undefined ? { kind: 'data', message } : { kind: 'control' };
}

/** OKX v5, perpetual swaps. Sizes count contracts, so the contract sizes are loaded first, and again every day. */
export function okx(config: Config, log: Log, clock: Clock): Exchange {
  let contracts: ReadonlyMap<string, OkxContract> = OKX_FALLBACK_CONTRACTS;
  let loadedAt = Number.NEGATIVE_INFINITY;
  let told = false;
  const instruments = config.SYMBOLS.map((coin) => `${coin}-USDT-SWAP`);

  const load = async () => {
    if (clock.now() - loadedAt < CONTRACTS_FOR_MS) return;
    try {
      const url = `${config.UPSTREAM_OKX_REST}/api/v5/public/instruments?instType=SWAP`;
      const loaded = parseOkxContracts(await fetchJson(url, { timeoutMs: 5000, maxBytes: CONTRACTS_BYTES }));
      if (loaded.size === 0) throw new Error('no contract in the answer');
      contracts = loaded;
      loadedAt = clock.now();
      told = false;
    } catch (error) {
      const reason = reasonOf(error);
      if (!told) log.warn({ exchange: 'okx', reason }, 'contract sizes not loaded, the known ones are used');
      told = true;
    }
  };

  return {
    name: 'okx',
    staleMs: config.STALE_MS,
    prepare: async () => {
      await load();
      return {
        url: `${config.UPSTREAM_OKX_WS}/ws/v5/public`,
        greeting: [
          JSON.stringify({ op: 'subscribe', args: instruments.map((instId) => ({ channel: 'trades', instId })) }),
        ],
        keepAlive: { everyMs: PING_MS, text: () => 'ping' },
        read,
        normalise: (message) => normaliseOkx(message, contracts),
      };
    },
    missed: async () => {
      const answers = await Promise.all(
        instruments.map((instId) =>
          fetchJson(`${config.UPSTREAM_OKX_REST}/api/v5/market/trades?instId=${instId}&limit=500`, {
            timeoutMs: 5000,
            maxBytes: 1024 * 1024,
          }),
        ),
      );
      return answers.flatMap((body) => {
        const data = isRecord(body) ? body['data'] : undefined;
        return normaliseOkx({ arg: { channel: 'trades' }, data }, contracts);
      });
    },
  };
}
