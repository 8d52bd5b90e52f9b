import { isRecord } from '../../validate/index.ts';
import { isMovementValue } from '../isMovementValue.ts';
import { isWhaleType, type WhaleMovement } from '../whaleMovement.ts';
import { whaleRisk } from '../whaleRisk.ts';
import { optionalMeasure } from './optionalMeasure.ts';
import { optionalText } from './optionalText.ts';

/**
 * Serializes a movement with the field names of the published contract.
 *
 * @example
 * const alert = { transaction_type: 'mint', blockchain: 'tron', timestamp: 1_790_000_000, to: 'Tether Treasury' };
 * const amounts = [{ symbol: 'USDT', amount: 50_000_000, value_usd: 50_000_000 }];
 * const movement = parseWhaleAlertMessage({ ...alert, amounts, transaction: { hash: 'ab12' } });
 * movement && toTelegramWhale(movement) // { type: 'mint', token: 'USDT', usd_value: 50000000, risk: 'high', … }
 */
export function toTelegramWhale(movement: WhaleMovement): Readonly<Record<string, unknown>> {
  return {
    id: movement.id,
    type: movement.type,
    token: movement.token,
    amount: movement.amount,
    usd_value: movement.usdValue,
    from: movement.from ?? null,
    to: movement.to ?? null,
    blockchain: movement.blockchain ?? null,
    tx_hash: movement.txHash ?? null,
    tx_url: movement.txUrl ?? null,
    message_url: movement.messageUrl,
    timestamp: movement.timestamp,
    risk: movement.risk,
  };
}

function parseMovement(item: unknown): WhaleMovement | undefined {
  if (!isRecord(item)) return undefined;
  const [id, token, messageUrl, timestamp] = [item['id'], item['token'], item['message_url'], item['timestamp']].map(
    optionalText,
  );
  const [coins, usdValue] = [optionalMeasure(item['amount']), item['usd_value']];
  const { type } = item;
  if (id === undefined || token === undefined || timestamp === undefined || !isWhaleType(type)) return undefined;
  if (coins === undefined || !isMovementValue(usdValue) || Number.isNaN(Date.parse(timestamp))) return undefined;
  return {
    id,
    type,
    token,
    amount: coins,
    usdValue,
    from: optionalText(item['from']),
    to: optionalText(item['to']),
    blockchain: optionalText(item['blockchain']),
    txHash: optionalText(item['tx_hash']),
    txUrl: optionalText(item['tx_url']),
    messageUrl: messageUrl ?? '',
    timestamp,
    risk: whaleRisk(usdValue),
  };
}

/**
 * Parses the response of `/api/telegram-whale/transactions`: the movements, or `undefined` unless its success flag is
 * true. Invalid entries are dropped; the risk is recomputed from the value.
 *
 * @example parseTelegramTransactions({ success: true, data: [] }) // []
 */
export function parseTelegramTransactions(body: unknown): readonly WhaleMovement[] | undefined {
  if (!isRecord(body) || body['success'] !== true || !Array.isArray(body['data'])) return undefined;
  return body['data'].flatMap((item) => parseMovement(item) ?? []);
}
