import type { WhaleMovement, WhaleStatistics } from '@toolbox/core/whale';
import {
  type ChannelMeta,
  parseChannelMeta,
  parseTelegramStatistics,
  parseTelegramTransactions,
} from '@toolbox/core/whale/sources';
import { CallError } from './callError.ts';
import { type LiveAnswer, liveAnswer, OFF } from './liveAnswer.ts';
import type { CallOptions } from './requestJson.ts';
import type { Send } from './sendTo.ts';

/** The movements that the channel reported, with their statistics. */
export type WhaleChannel = {
  /** Newest first. */
  readonly movements: readonly WhaleMovement[];
  /** Undefined where the server has none. */
  readonly statistics: WhaleStatistics | undefined;
  readonly meta: ChannelMeta;
};

/** How much of the channel to get. */
export type WhaleChannelQuery = {
  /** 1 to 100 movements. */
  readonly limit: number;
};

/** The specification marks requests for the channel like this; our server ignores it. */
const HEADERS = { 'X-Requested-With': 'XMLHttpRequest' } as const;

/**
 * The large movements that a channel reported (`GET /api/telegram-whale/transactions` and `/statistics`).
 *
 * `off` where the operator has turned live data off, or the server follows no channel.
 *
 * @throws CallError for any error, with the code `SERVICE_UNAVAILABLE` while the server has no data yet, and
 *   `NO_SUCCESS` where neither response has data
 */
export async function getWhaleChannel(
  send: Send,
  { limit }: WhaleChannelQuery,
  options: CallOptions = {},
): Promise<LiveAnswer<WhaleChannel>> {
  const marked = { ...options, headers: { ...HEADERS, ...options.headers } };
  const [list, figures] = await Promise.all([
    send(`/api/telegram-whale/transactions?limit=${limit}`, marked),
    send('/api/telegram-whale/statistics', marked),
  ]);
  const meta = parseChannelMeta(list);
  if (!meta.enabled) return OFF;
  return liveAnswer(list, (body) => {
    const movements = parseTelegramTransactions(body);
    const statistics = parseTelegramStatistics(figures);
    if (movements === undefined && statistics === undefined) {
      throw new CallError({ kind: 'api', code: 'NO_SUCCESS', messageKey: 'failed' });
    }
    return { movements: movements ?? [], statistics, meta };
  });
}
