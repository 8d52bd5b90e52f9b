import { type PremiumPoint, type PremiumQuotes, parsePremiumAnswer, parsePremiumHistory } from '@toolbox/core/kimchi';
import { AppError } from '../../data/appError.ts';
import { fetchJson } from '../../data/fetchJson.ts';
import { isLiveOff, isSimulated } from '../../data/liveAnswer.ts';
import { queryClient } from '../../data/queryClient.ts';
import { siteConfig } from '../../site/siteConfig.ts';
import { askPublicServices, isWayThere } from './askPublicServices.ts';
import type { Coin, MarketChoice } from './coins.ts';

/** How often everything is renewed. */
export const RENEW_MS = 15 * 60_000;
/** How often the prices alone are: of our own server, which has them at hand, or for an alert. */
export const POLL_MS = 60_000;
/** Our server answers within three seconds; the way there and back has the rest. */
export const SERVER_TIMEOUT_MS = 5000;
/** Snapshots that may be needed to join a history to the present. */
const MAX_SNAPSHOTS = 60;

export type PremiumAnswer =
  | { readonly state: 'off' }
  | {
      readonly state: 'on';
      readonly quotes: PremiumQuotes;
      /** What was shown before and now, oldest first; the last one is `quotes`. */
      readonly snapshots: readonly PremiumQuotes[];
      readonly simulated: boolean;
      /** Only our own server keeps a history. */
      readonly hasHistory: boolean;
    };

export type HistoryRange = '1h' | '24h' | '7d';

const ADDRESS = '/api/crypto/kimchi-premium';
const CAUSES: readonly (string | undefined)[] = ['KRW_PRICE', 'USD_PRICE', 'FX'];

/** Our server answers for the first exchange that it hears, unless one is named. */
function addressOf(path: string, market: MarketChoice, asked: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ ...(market !== 'auto' && { market }), ...asked }).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Whether the public services are worth a try. A server that names a cause has tried them itself. */
function isWorthAnother(error: unknown): boolean {
  if (!(error instanceof AppError) || CAUSES.includes(error.facts.serverCode)) return false;
  return !error.facts.words.startsWith('rateLimit');
}

/** The figures as they came, without those of before. */
type Heard = { readonly state: 'off' } | Omit<Extract<PremiumAnswer, { readonly state: 'on' }>, 'snapshots'>;

async function askServer(market: MarketChoice, signal: AbortSignal): Promise<Heard> {
  const body = await fetchJson(addressOf(ADDRESS, market), { signal, timeoutMs: SERVER_TIMEOUT_MS });
  if (isLiveOff(body)) return { state: 'off' };
  const quotes = parsePremiumAnswer(body);
  if (quotes === undefined) throw new AppError({ kind: 'unknown', code: 'NO_PREMIUM', words: 'failed' });
  return { state: 'on', quotes, simulated: isSimulated(body), hasHistory: true };
}

async function askPremium(market: MarketChoice, signal: AbortSignal): Promise<Heard> {
  let refusal: unknown;
  if (siteConfig.hasServer) {
    try {
      return await askServer(market, signal);
    } catch (error) {
      if (!isWorthAnother(error)) throw error;
      refusal = error;
    }
  }
  try {
    return { state: 'on', quotes: await askPublicServices(market, signal), simulated: false, hasHistory: false };
  } catch (error) {
    // Where nobody else could be reached either, what became of our own server is what the visitor has to know.
    throw refusal !== undefined && isWayThere(error) ? refusal : error;
  }
}

const keyOf = (market: MarketChoice) => ['kimchi-premium', market] as const;

/** Renews all that is shown of an exchange, the figures and their history, however fresh they are. */
export function renewPremium(market: MarketChoice): Promise<void> {
  return queryClient.refetchQueries({ queryKey: keyOf(market), type: 'active' });
}

type Asked = { readonly signal: AbortSignal };

/**
 * The premium of now: from our server, or from the public services where no server answers. A visitor who chose an
 * exchange is never shown another's prices in its place.
 */
export function premiumQuery(market: MarketChoice) {
  const queryKey = keyOf(market);
  return {
    queryKey,
    queryFn: async ({ signal }: Asked): Promise<PremiumAnswer> => {
      const heard = await askPremium(market, signal);
      if (heard.state === 'off') return heard;
      const before = queryClient.getQueryData<PremiumAnswer>(queryKey);
      const snapshots = before?.state === 'on' ? before.snapshots : [];
      return { ...heard, snapshots: [...snapshots, heard.quotes].slice(-MAX_SNAPSHOTS) };
    },
    everyMs: (data: PremiumAnswer | undefined) => (data?.state === 'on' && data.hasHistory ? POLL_MS : RENEW_MS),
  } as const;
}

/** One record is no line. */
export const LEAST_RECORDS = 2;

/** How the premium of a coin went at an exchange, up to when it was asked for; snapshots tell what came since. */
export function historyQuery(market: MarketChoice, range: HistoryRange, coin: Coin) {
  const address = addressOf(`${ADDRESS}/history`, market, { range, coin });
  return {
    queryKey: [...keyOf(market), 'history', range, coin],
    queryFn: async ({ signal }: Asked): Promise<readonly PremiumPoint[]> =>
      parsePremiumHistory(await fetchJson(address, { signal })),
    everyMs: (data: readonly PremiumPoint[] | undefined) =>
      data !== undefined && data.length < LEAST_RECORDS ? POLL_MS : RENEW_MS,
  } as const;
}
