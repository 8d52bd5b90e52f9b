import {
  type ChannelMeta,
  parseChannelMeta,
  parseTelegramStatistics,
  parseTelegramTransactions,
  parseWhaleAlert,
  type WhaleAlert,
  type WhaleMovement,
  type WhaleStatistics,
} from '@toolbox/core/whale';
import { AppError } from '../../data/appError.ts';
import { fetchJson } from '../../data/fetchJson.ts';
import { isLiveOff, isSimulated } from '../../data/liveAnswer.ts';
import { siteConfig } from '../../site/siteConfig.ts';

/** As the page promises. */
export const RENEW_MS = 5 * 60_000;
const CHANNEL_TIMEOUT_MS = 15_000;
const CHANNEL_HEADERS = { 'X-Requested-With': 'XMLHttpRequest' } as const;
const CHANNEL_LIMIT = 50;

const OFF = { state: 'off' } as const;

/** What the chain itself tells, or that nobody listens to it. */
export type ChainAnswer =
  | typeof OFF
  | { readonly state: 'on'; readonly alert: WhaleAlert; readonly simulated: boolean };

/** What the channel tells, or that nobody listens to it. */
export type ChannelAnswer =
  | typeof OFF
  | {
      readonly state: 'on';
      readonly movements: readonly WhaleMovement[];
      readonly statistics: WhaleStatistics | undefined;
      readonly meta: ChannelMeta;
      readonly simulated: boolean;
    };

async function askChain(signal: AbortSignal): Promise<ChainAnswer> {
  if (!siteConfig.hasServer) return OFF;
  const body = await fetchJson('/api/crypto/whale-alert', { signal });
  return isLiveOff(body) ? OFF : { state: 'on', alert: parseWhaleAlert(body), simulated: isSimulated(body) };
}

async function askChannel(signal: AbortSignal): Promise<ChannelAnswer> {
  if (!siteConfig.hasServer) return OFF;
  const options = { signal, timeoutMs: CHANNEL_TIMEOUT_MS, headers: CHANNEL_HEADERS };
  const [list, figures] = await Promise.all([
    fetchJson(`/api/telegram-whale/transactions?limit=${CHANNEL_LIMIT}`, options),
    fetchJson('/api/telegram-whale/statistics', options),
  ]);
  const meta = parseChannelMeta(list);
  if (isLiveOff(list) || !meta.enabled) return OFF;
  const movements = parseTelegramTransactions(list);
  const statistics = parseTelegramStatistics(figures);
  if (movements === undefined && statistics === undefined) {
    throw new AppError({ kind: 'api', code: 'NO_SUCCESS', words: 'failed' });
  }
  return { state: 'on', movements: movements ?? [], statistics, meta, simulated: isSimulated(list) };
}

type Asked = { readonly signal: AbortSignal };

/** Large transfers found on the chain. */
export const chainQuery = {
  queryKey: ['whale-alert', 'chain'],
  queryFn: ({ signal }: Asked) => askChain(signal),
  everyMs: RENEW_MS,
} as const;

/** Large movements the channel told of, and its statistics: asked for together. */
export const channelQuery = {
  queryKey: ['whale-alert', 'channel'],
  queryFn: ({ signal }: Asked) => askChannel(signal),
  everyMs: RENEW_MS,
} as const;
