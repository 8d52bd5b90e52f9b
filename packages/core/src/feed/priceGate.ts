import type { Trade } from './trade.ts';
import { tradedCoin } from './tradedCoin.ts';

/** A price within this factor of the others, either way, needs no further witness. */
export const PRICE_BAND = 1.1;
/** What an exchange paid longer ago says nothing of the present price. */
export const REFERENCE_MS = 300_000;
/** Two exchanges confirm each other when they tell of about the same price within so long. */
const CONFIRM_MS = 10_000;
/** Where no other exchange trades a coin, a leap is believed when it was paid so often. */
const TIMES_ALONE = 3;
/** Trades that wait for a witness, for one coin; of more the oldest are refused. */
const MAX_HELD = 20_000;

export type Sifted = { readonly passed: readonly Trade[]; readonly refused: readonly Trade[] };

/** Lets trades pass whose price may be believed. */
export type PriceGate = {
  /** Takes in a trade at the moment `now`; what passes may be trades that waited. */
  readonly add: (trade: Trade, now: number) => Sifted;
  /** Decides about what has waited long enough at the moment `now`. */
  readonly settle: (now: number) => Sifted;
  /** When something will have waited long enough; `undefined` when nothing waits. */
  readonly nextDue: () => number | undefined;
};

type Paid = { readonly price: number; readonly at: number };
type Held = { readonly trade: Trade; readonly at: number };
type Market = { readonly believed: Map<string, Paid>; readonly told: Map<string, Paid>; held: Held[] };

function agree(one: number, other: number): boolean {
  return one <= other * PRICE_BAND && other <= one * PRICE_BAND;
}

/** The median of what each exchange was last believed; `undefined` when that is too long ago. */
function reference({ believed }: Market, now: number): number | undefined {
  const prices: number[] = [];
  for (const { price, at } of believed.values()) if (now - at <= REFERENCE_MS) prices.push(price);
  prices.sort((one, other) => one - other);
  const [low, high] = [prices[(prices.length - 1) >> 1], prices[prices.length >> 1]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** What other exchanges told of since a moment, believed or not. */
function others({ told }: Market, exchange: string, since: number): readonly Paid[] {
  return [...told].flatMap(([name, paid]) => (name !== exchange && paid.at >= since ? [paid] : []));
}

/**
 * Believes a price that lies within {@link PRICE_BAND} of the median of what the exchanges last paid for the coin. A
 * price that leaps waits, and passes
 *
 * - as soon as a second exchange tells of about the same: a crash passes as fast as the second exchange follows;
 * - after it was paid three times, where no other exchange has traded the coin for five minutes; or when its time is over,
 *   where none has for ten seconds before.
 *
 * What nobody confirmed is refused after `holdMs`. A coin without a median (after the start, or a new one) waits for a
 * second exchange in the same way, but passes after `holdMs` where nobody contradicted it, and at once where there is
 * one exchange only. Nothing passes twice, and everything either passes or is refused.
 *
 * @param options.sources how many exchanges are listened to
 */
export function createPriceGate(options: { readonly holdMs: number; readonly sources: number }): PriceGate {
  const { holdMs, sources } = options;
  const markets = new Map<string, Market>();

  const marketOf = (coin: string): Market => {
    const known = markets.get(coin) ?? { believed: new Map(), told: new Map(), held: [] };
    markets.set(coin, known);
    return known;
  };
  const believe = (market: Market, { exchange, price }: Trade, now: number) => {
    market.believed.set(exchange, { price, at: now });
  };
  /** Takes out of what waits, and believes, everything that meets a condition. */
  const release = (market: Market, now: number, may: (trade: Trade) => boolean): readonly Trade[] => {
    const passed = market.held.flatMap(({ trade }) => (may(trade) ? [trade] : []));
    if (passed.length === 0) return passed;
    market.held = market.held.filter(({ trade }) => !may(trade));
    for (const trade of passed) believe(market, trade, now);
    return passed;
  };
  /** What waited and fits the median now that it has moved. */
  const follow = (market: Market, now: number): readonly Trade[] => {
    const price = reference(market, now);
    return price === undefined ? [] : release(market, now, (trade) => agree(trade.price, price));
  };
  const confirmed = (market: Market, trade: Trade, now: number): readonly Trade[] => {
    const { exchange, price } = trade;
    const witnesses = others(market, exchange, now - CONFIRM_MS);
    if (witnesses.some((paid) => agree(paid.price, price))) {
      return release(market, now, (held) => agree(held.price, price));
    }
    const alone = reference(market, now) !== undefined && others(market, exchange, now - REFERENCE_MS).length === 0;
    const like = alone ? market.held.filter((held) => agree(held.trade.price, price)) : [];
    return like.length < TIMES_ALONE ? [] : release(market, now, (held) => agree(held.price, price));
  };

  const add = (trade: Trade, now: number): Sifted => {
    const market = marketOf(tradedCoin(trade.symbol));
    const median = reference(market, now);
    market.told.set(trade.exchange, { price: trade.price, at: now });
    const plain = median === undefined ? sources === 1 : agree(trade.price, median);
    if (plain) {
      believe(market, trade, now);
      if (market.held.length === 0) return { passed: [trade], refused: [] };
      // It may be the witness that a leap of another exchange waits for.
      return { passed: [trade, ...confirmed(market, trade, now), ...follow(market, now)], refused: [] };
    }
    market.held.push({ trade, at: now });
    const passed = confirmed(market, trade, now);
    const refused = market.held.splice(0, market.held.length - MAX_HELD).map((held) => held.trade);
    return { passed: passed.length === 0 ? passed : [...passed, ...follow(market, now)], refused };
  };

  const mayPass = (market: Market, { trade, at }: Held, now: number): boolean => {
    const median = reference(market, now);
    const { exchange, price } = trade;
    if (median !== undefined && agree(price, median)) return true;
    const fresh = others(market, exchange, at - CONFIRM_MS);
    if (fresh.length > 0) return fresh.some((paid) => agree(paid.price, price));
    if (median === undefined) return true;
    return (
      market.held.filter((held) => held.trade.exchange === exchange && agree(held.trade.price, price)).length >=
      TIMES_ALONE
    );
  };
  const settleMarket = (market: Market, now: number): Sifted => {
    const due = market.held.filter(({ at }) => at + holdMs <= now);
    const passing = due.filter((held) => mayPass(market, held, now));
    market.held = market.held.filter(({ at }) => at + holdMs > now);
    for (const { trade } of passing) believe(market, trade, now);
    const refused = due.filter((held) => !passing.includes(held));
    return {
      passed: [...passing.map(({ trade }) => trade), ...follow(market, now)],
      refused: refused.map(({ trade }) => trade),
    };
  };

  return {
    add,
    settle: (now) => {
      const all = [...markets.values()]
        .filter(({ held }) => held.length > 0)
        .map((market) => settleMarket(market, now));
      return { passed: all.flatMap(({ passed }) => passed), refused: all.flatMap(({ refused }) => refused) };
    },
    nextDue: () => {
      let first: number | undefined;
      for (const { held } of markets.values()) {
        const [oldest] = held;
        if (oldest !== undefined) first = Math.min(first ?? Number.POSITIVE_INFINITY, oldest.at + holdMs);
      }
      return first;
    },
  };
}
