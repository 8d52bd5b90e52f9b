import { parseWhaleAlert, type WhaleAlert } from '@toolbox/core/whale/sources';
import { CallError } from './callError.ts';
import { fieldsOf } from './fieldsOf.ts';
import { type LiveAnswer, liveAnswer } from './liveAnswer.ts';
import type { CallOptions } from './requestJson.ts';
import type { Send } from './sendTo.ts';

/**
 * The large transfers found on Ethereum, newest first (`GET /api/crypto/whale-alert`).
 *
 * @throws CallError for any error, with the code `SERVICE_UNAVAILABLE` while the server has no data yet, and
 *   `NO_TRANSFERS` for a response without a list of transfers
 */
export async function getWhaleTransfers(send: Send, options: CallOptions = {}): Promise<LiveAnswer<WhaleAlert>> {
  return liveAnswer(await send('/api/crypto/whale-alert', options), (body) => {
    if (!Array.isArray(fieldsOf(body)['transactions'])) {
      throw new CallError({ kind: 'unknown', code: 'NO_TRANSFERS', messageKey: 'failed' });
    }
    return parseWhaleAlert(body);
  });
}
