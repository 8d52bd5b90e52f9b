import { isRecord } from '../validate/index.ts';
import { isMovementValue } from './isMovementValue.ts';
import { isWhaleType, type WhaleMovement } from './whaleMovement.ts';
import { whaleRisk } from './whaleRisk.ts';

/** Of the calendar, in seconds since 1970. */
const LAST_SECOND = 8_640_000_000_000;

/** The service writes `unknown` where the channel writes `unknown wallet`. */
function ownerOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  return value === 'unknown' ? 'unknown wallet' : value;
}

/**
 * Reads one alert of the paid Whale Alert service (`subscribe_alerts`); any other message, and figures that cannot be, give `undefined`.
 *
 * An alert of several amounts is told by its largest one.
 *
 * @see Whale Alert Developer API, Alerts WebSocket (read 2026-11-20)
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
