import { isRecord } from '../../validate/index.ts';
import { isMovementValue } from '../isMovementValue.ts';
import { isWhaleType, type WhaleMovement } from '../whaleMovement.ts';
import { whaleRisk } from '../whaleRisk.ts';

/** Seconds since 1970. */
const LAST_SECOND = 8_640_000_000_000;

/** The service sends `unknown` where the channel posts `unknown wallet`. */
function ownerOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  return value === 'unknown' ? 'unknown wallet' : value;
}

/**
 * Parses one alert of the paid Whale Alert service (`subscribe_alerts`); any other message, and impossible figures,
 * give `undefined`.
 *
 * An alert with several amounts is represented by the largest one.
 *
 * @see Whale Alert Developer API, Alerts WebSocket (read 2026-11-20)
 * @example
 * const owners = { from: 'unknown', to: 'Binance' };
 * const alert = { ...owners, transaction_type: 'transfer', blockchain: 'bitcoin', timestamp: 1_790_000_000 };
 * const amounts = [{ symbol: 'BTC', amount: 500, value_usd: 32_500_000 }];
 * parseWhaleAlertMessage({ ...alert, amounts, transaction: { hash: 'ab12' } })
 * // { token: 'BTC', amount: 500, from: 'unknown wallet', to: 'Binance', risk: 'medium', … }
 */
export function parseWhaleAlertMessage(message: unknown): WhaleMovement | undefined {
  if (!isRecord(message) || !Array.isArray(message['amounts']) || !isRecord(message['transaction'])) return undefined;
  const { timestamp, blockchain, transaction_type: type, amounts, transaction } = message;
  const { hash } = transaction;
  if (!isWhaleType(type) || typeof hash !== 'string' || hash === '' || typeof blockchain !== 'string') return undefined;
  if (typeof timestamp !== 'number' || !(timestamp > 0 && timestamp <= LAST_SECOND)) return undefined;
  const [largest] = amounts
    .flatMap((item) => {
      const { symbol, amount, value_usd: usdValue } = isRecord(item) ? item : {};
      const sound = typeof symbol === 'string' && typeof amount === 'number' && Number.isFinite(amount) && amount > 0;
      return sound && isMovementValue(usdValue) ? [{ token: symbol.toUpperCase(), amount, usdValue }] : [];
    })
    .sort((one, other) => other.usdValue - one.usdValue);
  if (largest === undefined) return undefined;
  const url = `https://whale-alert.io/tx/${encodeURIComponent(blockchain)}/${encodeURIComponent(hash)}`;
  return {
    id: `${blockchain}/${hash}`,
    type,
    ...largest,
    from: ownerOf(message['from']),
    to: ownerOf(message['to']),
    blockchain,
    txHash: hash,
    txUrl: url,
    messageUrl: url,
    timestamp: new Date(timestamp * 1000).toISOString(),
    risk: whaleRisk(largest.usdValue),
  };
}
