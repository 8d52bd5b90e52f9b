import type { Query } from '@tanstack/react-query';
import { CallError, getPremium, getPremiumHistory, type PremiumRange } from '@toolbox/client';
import type { KrwMarket, PremiumCoin, PremiumPoint, PremiumQuotes } from '@toolbox/core/kimchi';
import { fetchJson } from '../../data/fetchJson.ts';
import { queryClient } from '../../data/queryClient.ts';
import { siteConfig } from '../../site/siteConfig.ts';
import { askPublicServices, isNetworkFailure } from './askPublicServices.ts';
import type { MarketChoice } from './premiumChoice.ts';

/** How often everything is refetched. */
export const RENEW_MS = 15 * 60_000;
/** How often prices are refetched: from our own server, which caches them, or for an alert. */
export const POLL_MS = 60_000;
/** Without snapshots for longer, the chart of an hour would have a gap. */
const MAX_PAUSE_MS = 2 * POLL_MS;
/** Our server responds within three seconds; the rest is for the network. */
export const SERVER_TIMEOUT_MS = 5000;
/** Snapshots that may be needed to continue a history up to now. */
const MAX_SNAPSHOTS = 60;

export type PremiumAnswer =
  | { readonly state: 'off' }
  | {
      readonly state: 'on';
      readonly quotes: PremiumQuotes;
      /** The snapshots shown so far, oldest first; the last one is `quotes`. */
      readonly snapshots: readonly PremiumQuotes[];
      readonly simulated: boolean;
      /** Only our own server has a history. */
      readonly hasHistory: boolean;
    };

const CAUSES: readonly (string | undefined)[] = ['KRW_PRICE', 'USD_PRICE', 'FX'];

/** Our server uses the first available exchange, unless one is specified. */
function marketOf(market: MarketChoice): KrwMarket | undefined {
  return market === 'auto' ? undefined : market;
}

/** Whether to try the public services. A server that reports a cause has already tried them. */
function isRecoverable(error: unknown): boolean {
  if (!(error instanceof CallError) || CAUSES.includes(error.facts.serverCode)) return false;
  return !error.facts.messageKey.startsWith('rateLimit');
}

/** The figures as received, without earlier snapshots. */
type ServerAnswer = { readonly state: 'off' } | Omit<Extract<PremiumAnswer, { readonly state: 'on' }>, 'snapshots'>;

async function askServer(market: MarketChoice, signal: AbortSignal | undefined): Promise<ServerAnswer> {
  const answer = await getPremium(fetchJson, { market: marketOf(market) }, { signal, timeoutMs: SERVER_TIMEOUT_MS });
  if (answer.state === 'off') return answer;
  return { state: 'on', quotes: answer.value, simulated: answer.simulated, hasHistory: true };
}

async function askPremium(market: MarketChoice, signal: AbortSignal): Promise<ServerAnswer> {
  let refusal: unknown;
  if (siteConfig.hasServer) {
    try {
      return await askServer(market, signal);
    } catch (error) {
      if (!isRecoverable(error)) throw error;
      refusal = error;
    }
  }
  try {
    return { state: 'on', quotes: await askPublicServices(market, signal), simulated: false, hasHistory: false };
  } catch (error) {
    // If no other service was reachable either, the error of our own server is reported.
    throw refusal !== undefined && isNetworkFailure(error) ? refusal : error;
  }
}

const keyOf = (market: MarketChoice) => ['kimchi-premium', market] as const;

/** Refetches all data of an exchange, the figures and their history, even if they are fresh. */
export function renewPremium(market: MarketChoice): Promise<void> {
  return queryClient.refetchQueries({ queryKey: keyOf(market), type: 'active' });
}

function withSnapshots(queryKey: ReturnType<typeof keyOf>, answer: ServerAnswer): PremiumAnswer {
  if (answer.state === 'off') return answer;
  const { data: before, dataUpdatedAt = 0 } = queryClient.getQueryState<PremiumAnswer>(queryKey) ?? {};
  const snapshots = before?.state === 'on' ? before.snapshots : [];
  // Snapshots do not continue a history across the minutes that a page was hidden; the server has recorded them.
  if (before !== undefined && Date.now() - dataUpdatedAt > MAX_PAUSE_MS) {
    const isOld = ({ state }: Query) => state.dataUpdatedAt < Date.now() - MAX_PAUSE_MS;
    const queries = { queryKey: [...queryKey, 'history'], predicate: isOld };
    void queryClient.invalidateQueries(queries, { cancelRefetch: false });
  }
  return { ...answer, snapshots: [...snapshots, answer.quotes].slice(-MAX_SNAPSHOTS) };
}

type Asked = { readonly signal: AbortSignal };

/**
 * The current premium: from our server, or from the public services if no server responds. The prices of a chosen
 * exchange are never replaced by those of another.
 */
export function premiumQuery(market: MarketChoice) {
  const queryKey = keyOf(market);
  return {
    queryKey,
    queryFn: async ({ signal }: Asked) => withSnapshots(queryKey, await askPremium(market, signal)),
    everyMs: (data: PremiumAnswer | undefined) => (data?.state === 'on' && data.hasHistory ? POLL_MS : RENEW_MS),
  } as const;
}

/**
 * Asks only our own server, whose response replaces the figures of the public services. While there is none, they
 * stay: the public services are not for a request every minute.
 */
export async function returnToServer(market: MarketChoice): Promise<void> {
  const queryKey = keyOf(market);
  try {
    const answer = await askServer(market, undefined);
    queryClient.setQueryData(queryKey, withSnapshots(queryKey, answer));
  } catch {
    // It is asked again.
  }
}

/** A line needs two records. */
export const MIN_RECORDS = 2;

/** The history of a coin's premium at an exchange up to the time of the request; snapshots continue it. */
export function historyQuery(market: MarketChoice, range: PremiumRange, coin: PremiumCoin) {
  return {
    queryKey: [...keyOf(market), 'history', range, coin],
    queryFn: async ({ signal }: Asked): Promise<readonly PremiumPoint[]> => {
      const answer = await getPremiumHistory(fetchJson, { market: marketOf(market), range, coin }, { signal });
      return answer.state === 'on' ? answer.value : [];
    },
    everyMs: (data: readonly PremiumPoint[] | undefined) =>
      data !== undefined && data.length < MIN_RECORDS ? POLL_MS : RENEW_MS,
  } as const;
}
