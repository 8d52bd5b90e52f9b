import type { Trade } from './trade.ts';
import { tradedCoin } from './tradedCoin.ts';

/** A price within this factor of the others, up or down, needs no confirmation. */
export const PRICE_BAND = 1.1;
/** Prices of an exchange that are older than this are not compared with a new price. */
export const REFERENCE_MS = 300_000;
/** Two exchanges confirm each other if they report about the same price within this time. */
const CONFIRM_MS = 10_000;
/** Where no other exchange trades a coin, a price jump is accepted after this many trades. */
const TIMES_ALONE = 3;
/** Maximum number of trades of one coin that wait for confirmation; beyond it the oldest are rejected. */
const MAX_HELD = 20_000;

/** Trades that passed a price gate, and trades that the gate rejected. */
export type Sifted = { readonly passed: readonly Trade[]; readonly refused: readonly Trade[] };

/** Passes trades with a plausible price. */
export type PriceGate = {
  /** Adds a trade at the time `now` and returns the trades that pass, which may include waiting ones. */
  readonly add: (trade: Trade, now: number) => Sifted;
  /** Decides about trades that have waited long enough at the time `now`. */
  readonly settle: (now: number) => Sifted;
  /** When the next decision is due; `undefined` when nothing waits. */
  readonly nextDue: () => number | undefined;
};

type Paid = { readonly price: number; readonly at: number };
type Held = { readonly trade: Trade; readonly at: number };
type Market = { readonly accepted: Map<string, Paid>; readonly reported: Map<string, Paid>; held: Held[] };

function agree(one: number, other: number): boolean {
  return one <= other * PRICE_BAND && other <= one * PRICE_BAND;
}

/** The median of the last accepted price of each exchange; `undefined` when those are too old. */
function reference({ accepted }: Market, now: number): number | undefined {
  const prices = [...accepted.values()].flatMap(({ price, at }) => (now - at <= REFERENCE_MS ? [price] : []));
  prices.sort((one, other) => one - other);
  const [low, high] = [prices[(prices.length - 1) >> 1], prices[prices.length >> 1]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** The prices that other exchanges reported since a time, accepted or not. */
function others({ reported }: Market, exchange: string, since: number): readonly Paid[] {
  return [...reported].flatMap(([name, paid]) => (name !== exchange && paid.at >= since ? [paid] : []));
}

/**
 * Accepts a price within 10% of the median of the exchanges' last prices of the coin. A price that jumps waits, and
 * passes
 *
 * - as soon as a second exchange reports about the same: a crash passes as soon as a second exchange follows;
 * - after three trades, where no other exchange has traded the coin for five minutes; or when its wait is over, where
 *   no other has for the ten seconds before.
 *
 * An unconfirmed price is rejected after `holdMs`. A coin without a median (after the start, or a new one) waits for
 * a second exchange in the same way, but passes after `holdMs` unless it was contradicted, and at once where there is
 * only one exchange. No trade passes twice, and every trade either passes or is rejected.
 *
 * @param options.sources how many exchanges are connected
 * @example
 * const gate = createPriceGate({ holdMs: 5000, sources: 1 });
 * gate.nextDue() // undefined
 */
export function createPriceGate(options: { readonly holdMs: number; readonly sources: number }): PriceGate {
  const { holdMs, sources } = options;
  const markets = new Map<string, Market>();

  const believe = (market: Market, { exchange, price }: Trade, now: number) => {
    market.accepted.set(exchange, { price, at: now });
  };
  /** Removes the waiting trades that meet a condition, and accepts them. */
  const release = (market: Market, now: number, may: (trade: Trade) => boolean): readonly Trade[] => {
    const passed = market.held.flatMap(({ trade }) => (may(trade) ? [trade] : []));
    if (passed.length === 0) return passed;
    market.held = market.held.filter(({ trade }) => !may(trade));
    for (const trade of passed) believe(market, trade, now);
    return passed;
  };
  /** Waiting trades that fit the median now that it has moved. */
  const follow = (market: Market, now: number): readonly Trade[] => {
    const price = reference(market, now);
    return price === undefined ? [] : release(market, now, (trade) => agree(trade.price, price));
  };
  const confirmed = (market: Market, trade: Trade, now: number): readonly Trade[] => {
    const { exchange, price } = trade;
    const isLike = (paid: { readonly price: number }) => agree(paid.price, price);
    const hasWitness = others(market, exchange, now - CONFIRM_MS).some(isLike);
    const isAlone = reference(market, now) !== undefined && others(market, exchange, now - REFERENCE_MS).length === 0;
    const isConfirmed =
      hasWitness || (isAlone && market.held.filter((held) => isLike(held.trade)).length >= TIMES_ALONE);
    return isConfirmed ? release(market, now, isLike) : [];
  };

  const add = (trade: Trade, now: number): Sifted => {
    const coin = tradedCoin(trade.symbol);
    const market: Market = markets.get(coin) ?? { accepted: new Map(), reported: new Map(), held: [] };
    markets.set(coin, market);
    const median = reference(market, now);
    market.reported.set(trade.exchange, { price: trade.price, at: now });
    if (median === undefined ? sources === 1 : agree(trade.price, median)) {
      believe(market, trade, now);
      if (market.held.length === 0) return { passed: [trade], refused: [] };
      // It may be the confirmation that a price jump on another exchange waits for.
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
    const like = market.held.filter((held) => held.trade.exchange === exchange && agree(held.trade.price, price));
    return like.length >= TIMES_ALONE;
  };
  return {
    add,
    settle: (now) => {
      const passed: Trade[] = [];
      const refused: Trade[] = [];
      for (const market of markets.values()) {
        const due = market.held.filter(({ at }) => at + holdMs <= now);
        const passing = due.filter((held) => mayPass(market, held, now)).map(({ trade }) => trade);
        market.held = market.held.filter(({ at }) => at + holdMs > now);
        for (const trade of passing) believe(market, trade, now);
        passed.push(...passing, ...follow(market, now));
        refused.push(...due.map(({ trade }) => trade).filter((trade) => !passing.includes(trade)));
      }
      return { passed, refused };
    },
    nextDue: () => {
      const due = [...markets.values()].flatMap(({ held: [oldest] }) => (oldest ? [oldest.at + holdMs] : []));
      return due.length === 0 ? undefined : Math.min(...due);
    },
  };
}
