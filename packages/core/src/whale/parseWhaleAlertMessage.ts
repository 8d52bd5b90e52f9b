import { isRecord } from '../feed/index.ts';
import { isWhaleType, type WhaleMovement } from './whaleMovement.ts';
import { whaleRisk } from './whaleRisk.ts';

/** The service writes `unknown` where the channel writes `unknown wallet`. */
function ownerOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  return value === 'unknown' ? 'unknown wallet' : value;
}

/**
 * Reads one alert of the paid Whale Alert service (`subscribe_alerts`); any other message gives `undefined`.
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
  if (typeof timestamp !== 'number' || !(timestamp > 0)) return undefined;
  const [largest] = amounts
    .flatMap((item) => {
      const { symbol, amount, value_usd: usdValue } = isRecord(item) ? item : {};
      const sound = typeof symbol === 'string' && typeof amount === 'number' && typeof usdValue === 'number';
      return sound && amount > 0 && usdValue > 0 ? [{ token: symbol.toUpperCase(), amount, usdValue }] : [];
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
