import { isRecord, readPositive } from '../../validate/index.ts';
import { type CoinQuote, type PremiumQuotes, type PriceMarks, premiumBasis } from '../premiumQuotes.ts';

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return isRecord(value) ? value : {};
}

function nameOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A positive number, or 0 for a missing or invalid one, because neither a price nor a time is ever 0. */
function amountOf(value: unknown): number {
  return readPositive(value) ?? 0;
}

/** Which of both prices is marked. */
function marksOf(marks: unknown): PriceMarks {
  const { krw, usd } = fieldsOf(marks);
  return { krw: krw === true, usd: usd === true };
}

/** The premium is recomputed from the prices, so that the figures shown are always consistent. */
function parseCoin(coin: unknown, fields: Fields, official: Fields): CoinQuote | undefined {
  const [krwPrice, usdPrice] = [amountOf(fields['krw_price']), amountOf(fields['usd_price'])];
  const basis = premiumBasis(krwPrice, usdPrice, amountOf(official['exchange_rate']));
  if (typeof coin !== 'string' || basis === undefined) return undefined;
  const [sources, timestamp] = [fields['sources'], fields['timestamp']].map(fieldsOf);
  return {
    coin,
    krwPrice,
    usdPrice,
    sources: { krw: nameOf(sources?.['krw']), usd: nameOf(sources?.['usd']) },
    timestamp: { krw: amountOf(timestamp?.['krw']), usd: amountOf(timestamp?.['usd']) },
    stale: marksOf(fields['stale']),
    unconfirmed: marksOf(fields['unconfirmed']),
    contradicted: marksOf(fields['contradicted']),
    official: basis,
    usdt: premiumBasis(krwPrice, usdPrice, amountOf(fieldsOf(fields['usdt'])['exchange_rate'])),
  };
}

/**
 * Parses the response of `/api/crypto/kimchi-premium`; `undefined` where it has no premium of bitcoin. Other coins
 * that are invalid are dropped.
 *
 * @example
 * const quotes = parsePremiumAnswer({ krw_price: 105_000_000, usd_price: 70_000, exchange_rate: 1400 });
 * quotes?.coins[0].official.percentage // 7.14
 */
export function parsePremiumAnswer(body: unknown): PremiumQuotes | undefined {
  const fields = fieldsOf(body);
  const bitcoin = parseCoin('BTC', fields, fields);
  if (bitcoin === undefined) return undefined;
  const others = (Array.isArray(fields['coins']) ? fields['coins'] : []).flatMap((item) => {
    const coin = fieldsOf(item);
    return parseCoin(coin['coin'], coin, fieldsOf(coin['official'])) ?? [];
  });
  return {
    coins: [bitcoin, ...others],
    rate: {
      source: nameOf(fieldsOf(fields['sources'])['exchange']),
      timestamp: amountOf(fieldsOf(fields['timestamp'])['exchange']),
      stale: fieldsOf(fields['stale'])['exchange'] === true,
      unconfirmed: fieldsOf(fields['unconfirmed'])['exchange'] === true,
      contradicted: fieldsOf(fields['contradicted'])['exchange'] === true,
    },
  };
}
