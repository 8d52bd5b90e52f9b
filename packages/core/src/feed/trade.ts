export type Side = 'BUY' | 'SELL';

/**
 * One trade, or one sweep of several, as an exchange reported it and we understand it.
 *
 * Figures are those of a live screen, read from the exchange's own decimals into doubles: exact to about fifteen
 * digits, never used as the books of anything.
 */
export type Trade = {
  /** Lower case: `binance`, `binance-spot`, `okx`. */
  readonly exchange: string;
  /** The exchange's own name of the pair: `BTCUSDT`, `BTC-USDT-SWAP`. */
  readonly symbol: string;
  /** The exchange's trade id; unique for one exchange and symbol. */
  readonly id: string;
  /** In the quote currency, which is US dollars or a stablecoin of it. */
  readonly price: number;
  /** In coins, also where the exchange counts contracts. */
  readonly volume: number;
  readonly volumeUsd: number;
  /** Of the taker: who crossed the spread. */
  readonly side: Side;
  /** Of the trade at the exchange, in milliseconds since 1970. */
  readonly timestamp: number;
};

/** Turns one message of an exchange into the trades it tells of; any other message, also garbage, into none. */
export type Normaliser = (message: unknown) => readonly Trade[];
