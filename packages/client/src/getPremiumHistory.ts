import type { PREMIUM_RANGES, PremiumPoint } from '@toolbox/core/kimchi';
import { parsePremiumHistory } from '@toolbox/core/kimchi/sources';
import { CallError } from './callError.ts';
import { fieldsOf } from './fieldsOf.ts';
import { PREMIUM_PATH, type PremiumQuery } from './getPremium.ts';
import { type LiveAnswer, liveAnswer } from './liveAnswer.ts';
import type { CallOptions } from './requestJson.ts';
import type { Send } from './sendTo.ts';
import { withQuery } from './withQuery.ts';

/** How far back the history goes. */
export type PremiumRange = (typeof PREMIUM_RANGES)[number];

/** Whose history, and how long. */
export type PremiumHistoryQuery = PremiumQuery & {
  readonly range: PremiumRange;
  /** Such as `BTC`. */
  readonly coin: string;
};

/**
 * The history of a coin's premium, oldest first (`GET /api/crypto/kimchi-premium/history`). Empty where the server has
 * recorded nothing. A day or a week is thinned out but has the lowest and the highest recorded values: count its points
 * with `valuesByMinute` of `@toolbox/core/kimchi`.
 *
 * @throws CallError for any error, with the code `NO_HISTORY` for a response without points
 */
export async function getPremiumHistory(
  send: Send,
  { market, range, coin }: PremiumHistoryQuery,
  options: CallOptions = {},
): Promise<LiveAnswer<readonly PremiumPoint[]>> {
  return liveAnswer(await send(withQuery(`${PREMIUM_PATH}/history`, { market, range, coin }), options), (body) => {
    if (!Array.isArray(fieldsOf(body)['points'])) {
      throw new CallError({ kind: 'unknown', code: 'NO_HISTORY', messageKey: 'failed' });
    }
    return parsePremiumHistory(body);
  });
}
