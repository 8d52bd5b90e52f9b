/** The side of the taker. */
export type TakerSide = 'BUY' | 'SELL';

/**
 * One trade, or one sweep of several, normalized from the message of an exchange.
 *
 * Figures are for a live display, parsed from the exchange's decimals into doubles: exact to about fifteen digits and
 * never used for accounting.
 */
export type Trade = {
  /** Lowercase: `binance`, `binance-spot`, `okx`. */
  readonly exchange: string;
  /** The exchange's name of the pair: `BTCUSDT`, `BTC-USDT-SWAP`. */
  readonly symbol: string;
  /** The exchange's trade id; unique for one exchange and symbol. */
  readonly id: string;
  /** In the quote currency, which is US dollars or a dollar stablecoin. */
  readonly price: number;
  /** In coins, even where the exchange counts contracts. */
  readonly volume: number;
  readonly volumeUsd: number;
  /** The side of the taker, who crossed the spread. */
  readonly side: TakerSide;
  /** When the trade was made, by the exchange's clock, in milliseconds since 1970. */
  readonly timestamp: number;
};

/** Converts one message of an exchange to the trades in it; any other message, garbage included, gives none. */
export type Normaliser = (message: unknown) => readonly Trade[];
