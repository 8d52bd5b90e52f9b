import { CallError, getWhaleChannel, getWhaleTransfers, type LiveAnswer, type WhaleChannel } from '@toolbox/client';
import type { WhaleAlert } from '@toolbox/core/whale/sources';
import { fetchJson } from '../../data/fetchJson.ts';
import { queryClient } from '../../data/queryClient.ts';
import { siteConfig } from '../../site/siteConfig.ts';

/** As stated on the page. */
export const RENEW_MS = 5 * 60_000;
/** A server that has just started will have data soon. */
export const COLLECTING_RENEW_MS = 10_000;
/** The interval of retries for a source that does not respond to the server. */
export const UNREACHABLE_RENEW_MS = 60_000;
const CHANNEL_TIMEOUT_MS = 15_000;
const CHANNEL_LIMIT = 50;

const OFF = { state: 'off' } as const;
const COLLECTING = { state: 'collecting' } as const;
const UNREACHABLE = { state: 'unreachable' } as const;
/** The server's code for a source that does not respond. */
const SOURCE_UNREACHABLE = 'SOURCE_UNREACHABLE';

/** The source is off, nothing was received yet, or there is no server. */
type Nothing = typeof OFF | typeof COLLECTING | typeof UNREACHABLE;

/** Data from the chain itself. */
export type ChainAnswer = Nothing | LiveAnswer<WhaleAlert>;

/** Data from the channel. */
export type ChannelAnswer = Nothing | LiveAnswer<WhaleChannel>;

async function askChain(signal: AbortSignal): Promise<ChainAnswer> {
  if (!siteConfig.hasServer) return OFF;
  return getWhaleTransfers(fetchJson, { signal });
}

async function askChannel(signal: AbortSignal): Promise<ChannelAnswer> {
  if (!siteConfig.hasServer) return OFF;
  return getWhaleChannel(fetchJson, { limit: CHANNEL_LIMIT }, { signal, timeoutMs: CHANNEL_TIMEOUT_MS });
}

/**
 * A server without data responds that it is unavailable, and whether that is because its source does not respond.
 * Before the first data this is not an error. Afterward it is: the data stays, and the error is shown beside it.
 */
async function stateIfUnavailable<Answer>(queryKey: readonly string[], asking: Promise<Answer>) {
  try {
    return await asking;
  } catch (error) {
    const cached = queryClient.getQueryData<ChainAnswer | ChannelAnswer>(queryKey);
    const isAway = error instanceof CallError && error.facts.code === 'SERVICE_UNAVAILABLE';
    if (!isAway || cached?.state === 'on' || cached?.state === 'off') throw error;
    return error.facts.serverCode === SOURCE_UNREACHABLE ? UNREACHABLE : COLLECTING;
  }
}

/** Whether the source does not respond to the server, which may still send what it received before. */
export function isUnreachable(data: ChainAnswer | ChannelAnswer | undefined): boolean {
  if (data?.state !== 'on') return data?.state === 'unreachable';
  const { value } = data;
  return ('meta' in value ? value.meta.state : value.state) === 'unreachable';
}

function renewal(data: ChainAnswer | ChannelAnswer | undefined): number {
  if (isUnreachable(data)) return UNREACHABLE_RENEW_MS;
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
