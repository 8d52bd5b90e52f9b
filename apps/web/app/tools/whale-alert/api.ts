import type { WhaleMovement, WhaleStatistics } from '@toolbox/core/whale';
import {
  type ChannelMeta,
  parseChannelMeta,
  parseTelegramStatistics,
  parseTelegramTransactions,
  parseWhaleAlert,
  type WhaleAlert,
} from '@toolbox/core/whale/sources';
import { AppError } from '../../data/appError.ts';
import { fetchJson } from '../../data/fetchJson.ts';
import { isLiveOff, isSimulated } from '../../data/liveAnswer.ts';
import { queryClient } from '../../data/queryClient.ts';
import { siteConfig } from '../../site/siteConfig.ts';

/** As stated on the page. */
export const RENEW_MS = 5 * 60_000;
/** A server that has just started will have data soon. */
export const COLLECTING_RENEW_MS = 10_000;
/** The interval of retries for a source that does not respond to the server. */
export const UNREACHABLE_RENEW_MS = 60_000;
const CHANNEL_TIMEOUT_MS = 15_000;
const CHANNEL_HEADERS = { 'X-Requested-With': 'XMLHttpRequest' } as const;
const CHANNEL_LIMIT = 50;

const OFF = { state: 'off' } as const;
const COLLECTING = { state: 'collecting' } as const;
const UNREACHABLE = { state: 'unreachable' } as const;
/** The server's code for a source that does not respond. */
const SOURCE_UNREACHABLE = 'SOURCE_UNREACHABLE';

/** The source is off, nothing was received yet, or there is no server. */
type Nothing = typeof OFF | typeof COLLECTING | typeof UNREACHABLE;

/** Data from the chain itself. */
export type ChainAnswer = Nothing | { readonly state: 'on'; readonly alert: WhaleAlert; readonly simulated: boolean };

/** Data from the channel. */
export type ChannelAnswer =
  | Nothing
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

/**
 * A server without data responds that it is unavailable, and whether that is because its source does not respond.
 * Before the first data this is not an error. Afterwards it is: the data stays, and the error is shown beside it.
 */
async function stateIfUnavailable<Answer>(queryKey: readonly string[], asking: Promise<Answer>) {
  try {
    return await asking;
  } catch (error) {
    const heard = queryClient.getQueryData<ChainAnswer | ChannelAnswer>(queryKey);
    const isAway = error instanceof AppError && error.facts.code === 'SERVICE_UNAVAILABLE';
    if (!isAway || heard?.state === 'on' || heard?.state === 'off') throw error;
    return error.facts.serverCode === SOURCE_UNREACHABLE ? UNREACHABLE : COLLECTING;
  }
}

function renewal(data: ChainAnswer | ChannelAnswer | undefined): number {
  if (data?.state === 'unreachable') return UNREACHABLE_RENEW_MS;
  return data?.state === 'collecting' ? COLLECTING_RENEW_MS : RENEW_MS;
}

type Asked = { readonly signal: AbortSignal };

const CHAIN_KEY = ['whale-alert', 'chain'] as const;
const CHANNEL_KEY = ['whale-alert', 'channel'] as const;

/** Large transfers found on the chain. */
export const chainQuery = {
  queryKey: CHAIN_KEY,
  queryFn: ({ signal }: Asked) => stateIfUnavailable(CHAIN_KEY, askChain(signal)),
  everyMs: renewal,
} as const;

/** Large movements from the channel and their statistics, fetched together. */
export const channelQuery = {
  queryKey: CHANNEL_KEY,
  queryFn: ({ signal }: Asked) => stateIfUnavailable(CHANNEL_KEY, askChannel(signal)),
  everyMs: renewal,
} as const;
