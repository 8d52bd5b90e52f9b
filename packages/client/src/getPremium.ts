import type { KrwMarket, PremiumQuotes } from '@toolbox/core/kimchi';
import { parsePremiumAnswer } from '@toolbox/core/kimchi/sources';
import { CallError } from './callError.ts';
import { type LiveAnswer, liveAnswer } from './liveAnswer.ts';
import type { CallOptions } from './requestJson.ts';
import type { Send } from './sendTo.ts';
import { withQuery } from './withQuery.ts';

export const PREMIUM_PATH = '/api/crypto/kimchi-premium';

/** Which exchange's prices to compare. */
export type PremiumQuery = {
  /** The Korean exchange; the first that responds where none is named. */
  readonly market?: KrwMarket | undefined;
};

/**
 * The kimchi premium of all coins (`GET /api/crypto/kimchi-premium`).
 *
 * @throws CallError for any error, with the code `NO_PREMIUM` for a response without a premium
 */
export async function getPremium(
  send: Send,
  { market }: PremiumQuery = {},
  options: CallOptions = {},
): Promise<LiveAnswer<PremiumQuotes>> {
  return liveAnswer(await send(withQuery(PREMIUM_PATH, { market }), options), (body) => {
    const quotes = parsePremiumAnswer(body);
    if (quotes === undefined) throw new CallError({ kind: 'unknown', code: 'NO_PREMIUM', messageKey: 'failed' });
    return quotes;
  });
}
