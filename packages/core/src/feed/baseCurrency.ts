const ENDINGS = ['/USDT:USDT', '-USDT-SWAP', 'USDT-SWAP', 'USDT'] as const;
/** Separators at the end. The match starts only at the beginning of a run; otherwise it would take quadratic time. */
const SEPARATORS = /(?<![-_/:])[-_/:]+$/;

/** Names that some clients derive from `BTC/USDT:USDT` by dropping its punctuation. */
const DOUBLED = 'USDTUSDT';

/**
 * The coin of a pair: the part before USDT.
 *
 * - `BTCUSDT`, `BTCUSDTUSDT`, `BTC-USDT-SWAP` and `BTC/USDT:USDT` are all `BTC`; the same holds for any other coin.
 * - No separator remains at the end: `SOL-USDT-SWAP` is `SOL`.
 * - A pair without USDT, and `USDT` alone, is returned unchanged.
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
