import { type PremiumPoint, type PremiumQuotes, parsePremiumAnswer, parsePremiumHistory } from '@toolbox/core/kimchi';
import { AppError } from '../../data/appError.ts';
import { fetchJson } from '../../data/fetchJson.ts';
import { isLiveOff, isSimulated } from '../../data/liveAnswer.ts';
import { siteConfig } from '../../site/siteConfig.ts';
import { askPublicServices } from './askPublicServices.ts';
import type { Coin, MarketChoice } from './coins.ts';

export const RENEW_MS = 15 * 60_000;
/** With an alert on, the visitor wants to hear of it soon. */
export const WATCH_MS = 60_000;
const HISTORY_MS = 60_000;

export type PremiumAnswer =
  | { readonly state: 'off' }
  | {
      readonly state: 'on';
      readonly quotes: PremiumQuotes;
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

/** Whether nobody answered: then the public services are worth a try. A server that names a cause has tried them itself. */
function isNobody(error: unknown): boolean {
  if (!(error instanceof AppError) || CAUSES.includes(error.facts.serverCode)) return false;
  return !error.facts.words.startsWith('rateLimit');
}

async function askServer(market: MarketChoice, signal: AbortSignal): Promise<PremiumAnswer> {
  const body = await fetchJson(addressOf(ADDRESS, market), { signal });
  if (isLiveOff(body)) return { state: 'off' };
  const quotes = parsePremiumAnswer(body);
  if (quotes === undefined) throw new AppError({ kind: 'unknown', code: 'NO_PREMIUM', words: 'failed' });
  return { state: 'on', quotes, simulated: isSimulated(body), hasHistory: true };
}

async function askPremium(market: MarketChoice, signal: AbortSignal): Promise<PremiumAnswer> {
  if (siteConfig.hasServer) {
    try {
      return await askServer(market, signal);
    } catch (error) {
      if (!isNobody(error)) throw error;
    }
  }
  return { state: 'on', quotes: await askPublicServices(market, signal), simulated: false, hasHistory: false };
}

type Asked = { readonly signal: AbortSignal };

/**
 * The premium of now: from our server, or from the public services where no server answers. A visitor who chose an
 * exchange is never shown another's prices in its place.
 */
export function premiumQuery(market: MarketChoice) {
  return {
    queryKey: ['kimchi-premium', market],
    queryFn: ({ signal }: Asked) => askPremium(market, signal),
    everyMs: RENEW_MS,
  } as const;
}

/** How the premium of a coin went at an exchange. */
export function historyQuery(market: MarketChoice, range: HistoryRange, coin: Coin) {
  const address = addressOf(`${ADDRESS}/history`, market, { range, coin });
  return {
    queryKey: ['kimchi-premium', market, 'history', range, coin],
    queryFn: async ({ signal }: Asked): Promise<readonly PremiumPoint[]> =>
      parsePremiumHistory(await fetchJson(address, { signal })),
    everyMs: HISTORY_MS,
  } as const;
}
