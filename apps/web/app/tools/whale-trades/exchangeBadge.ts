import type { BadgeProps } from '@toolbox/ui/badge/Badge';

export type ExchangeLook = { readonly name: string; readonly tone: NonNullable<BadgeProps['tone']> };

/** A Map, because names come from outside and may be those of an object's own parts. */
const LOOKS: ReadonlyMap<string, ExchangeLook> = new Map([
  ['binance', { name: 'Binance', tone: 'warn' }],
  ['coinbase', { name: 'Coinbase', tone: 'info' }],
  ['kraken', { name: 'Kraken', tone: 'accent' }],
  ['bitfinex', { name: 'Bitfinex', tone: 'good' }],
  ['okx', { name: 'OKX', tone: 'neutral' }],
  ['bybit', { name: 'Bybit', tone: 'late' }],
  ['kucoin', { name: 'KuCoin', tone: 'good' }],
  ['huobi', { name: 'Huobi', tone: 'info' }],
  ['htx', { name: 'HTX', tone: 'info' }],
  ['gate', { name: 'Gate', tone: 'bad' }],
  ['mexc', { name: 'MEXC', tone: 'accent' }],
  ['binance-spot', { name: 'Binance Spot', tone: 'warn' }],
  ['coinbase-advanced', { name: 'Coinbase Advanced', tone: 'info' }],
]);

/**
 * Name and tone of an exchange's badge, looked up without case; an exchange that is not known keeps its own name.
 *
 * @example exchangeBadge('OKX').name // 'OKX'
 */
export function exchangeBadge(exchange: string): ExchangeLook {
  return LOOKS.get(exchange.toLowerCase()) ?? { name: exchange, tone: 'neutral' };
}
