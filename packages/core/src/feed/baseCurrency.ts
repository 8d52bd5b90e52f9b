const ENDINGS = ['/USDT:USDT', '-USDT-SWAP', 'USDT-SWAP', 'USDT'] as const;
const SEPARATORS = /[-_/:]+$/;

/** Names that some clients make of `BTC/USDT:USDT` by dropping its punctuation. */
const DOUBLED = 'USDTUSDT';

/**
 * The coin of a pair: what stands before the tether.
 *
 * - `BTCUSDT`, `BTCUSDTUSDT`, `BTC-USDT-SWAP` and `BTC/USDT:USDT` are all `BTC`; so for any other coin.
 * - No separator is left at the end: `SOL-USDT-SWAP` is `SOL`.
 * - A pair without tether, and `USDT` alone, is kept as it is.
 *
 * @example baseCurrency('ETH-USDT-SWAP') // 'ETH'
 */
export function baseCurrency(symbol: string): string {
  const upper = symbol.toUpperCase();
  if (upper.endsWith(DOUBLED) && upper.length > DOUBLED.length) return symbol.slice(0, -DOUBLED.length);
  const ending = ENDINGS.find((candidate) => upper.endsWith(candidate));
  const coin = ending === undefined ? symbol : symbol.slice(0, symbol.length - ending.length).replace(SEPARATORS, '');
  return coin === '' ? symbol : coin;
}
