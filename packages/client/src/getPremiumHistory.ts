import type { premiumRangeShape } from '@toolbox/core/api';
import type { PremiumPoint } from '@toolbox/core/kimchi';
import { parsePremiumHistory } from '@toolbox/core/kimchi/sources';
import { PREMIUM_PATH, type PremiumQuery } from './getPremium.ts';
import type { CallOptions } from './requestJson.ts';
import type { Send } from './sendTo.ts';
import { withQuery } from './withQuery.ts';

/** How far back the history goes, as the shared schema lists it. */
export type PremiumRange = (typeof premiumRangeShape)['_zod']['output'];

/** Whose history, and how long. */
export type PremiumHistoryQuery = PremiumQuery & {
  readonly range: PremiumRange;
  /** Such as `BTC`. */
  readonly coin: string;
};

/**
 * The history of a coin's premium, oldest first (`GET /api/crypto/kimchi-premium/history`). Empty where the server has
 * recorded nothing.
 *
 * @throws CallError for any error
 */
export async function getPremiumHistory(
  send: Send,
  { market, range, coin }: PremiumHistoryQuery,
  options: CallOptions = {},
): Promise<readonly PremiumPoint[]> {
  return parsePremiumHistory(await send(withQuery(`${PREMIUM_PATH}/history`, { market, range, coin }), options));
}
