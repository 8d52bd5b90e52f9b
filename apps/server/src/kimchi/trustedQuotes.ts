import { type KrwMarket, MAX_PRICE_CHANGE, MAX_RATE_CHANGE, OLD_PRICE_MS, OLD_RATE_MS } from '@toolbox/core/kimchi';
import { type Clock, dateOf } from '../clock.ts';
import {
  createFigureGate,
  type Figure,
  type FigureGate,
  type GateLimits,
  isWitnessed,
  type TrustedFigure,
} from './figureGate.ts';
import { createFrozenPrices, type FrozenPrices } from './frozenPrices.ts';
import { type NamedQuotes, type Quotes, RATE } from './quoteSources.ts';
import { readSources, type SourceResponse, type Timeouts } from './readSources.ts';

/**
 * A group of sources: those of one domestic market, of all of them, of the overseas markets, or of the exchange rate.
 */
type QuoteGroup = KrwMarket | 'krw' | 'usd' | 'rate';

export type TrustedQuotes = {
  /**
   * The trusted figure of a coin, if there is one.
   *
   * @param expected about what it should be, if figures of another kind suggest it
   */
  readonly choose: (coin: string, expected?: number) => TrustedFigure | undefined;
  /** The first current price of a coin that two sources agree on, regardless of what was chosen before. */
  readonly agreed: (coin: string) => number | undefined;
};

type Limits = GateLimits & {
  /** A figure without a timestamp is frozen when it stands still while another source moves by more than this share. */
  readonly movement: number;
};

/** Domestic markets may really differ. */
const WON: Limits = { change: MAX_PRICE_CHANGE, agreement: 0.05, movement: 0.005, persistent: false };
/** A single market has no alternative, so a repeated price is trusted. */
const MARKET: Limits = { ...WON, persistent: true };
const LIMITS: Readonly<Record<QuoteGroup, Limits>> = {
  krw: WON,
  upbit: MARKET,
  bithumb: MARKET,
  usd: { ...WON, agreement: 0.01 },
  // A rate rarely changes. The daily one is up to a day old: the won moves by 2% in a day at times, hardly ever by 3%.
  rate: { change: MAX_RATE_CHANGE, agreement: 0.03, movement: 0.01, persistent: true },
};

/** Two sources agree on the time if they differ by at most this. */
const SAME_TIME_MS = 60_000;
/** The significant digits of a double: further digits are rounding noise. */
const DIGITS = 15;

/**
 * The current time by the sources if two agree, regardless of this machine's clock; else by this machine. The date of a
 * response is current, while the tickers in it may be frozen: they only count where it has none.
 */
function timeOf(responses: readonly SourceResponse<Quotes>[], clock: Clock): number {
  const [first, second] = responses
    .flatMap(({ reading: { value, at } }) => {
      const tickers = [...value.values()].flatMap(({ timestamp }) => timestamp ?? []);
      const stated = value.servedAt === undefined ? tickers : [value.servedAt];
      return stated.length === 0 ? [] : [Math.max(...stated) + clock.now() - at];
    })
    .sort((one, other) => other - one);
  const agree = first !== undefined && second !== undefined && first - second <= SAME_TIME_MS;
  return agree ? first : clock.date();
}

/**
 * Fetches quotes, and passes the trusted ones. Each selection has its own gates, so that the price of one market is
 * never compared with, or replaced by, that of another.
 */
export function trustedQuotes(timeouts: Timeouts, clock: Clock) {
  const late = new Set<string>();
  const watched = new Map<string, { readonly gate: FigureGate; readonly frozen: FrozenPrices }>();
  const watch = (group: QuoteGroup, coin: string) => {
    const name = `${group} ${coin}`;
    const limits = LIMITS[group];
    const known = watched.get(name) ?? { gate: createFigureGate(limits), frozen: createFrozenPrices(limits.movement) };
    watched.set(name, known);
    return known;
  };
  const figuresOf = (
    group: QuoteGroup,
    coin: string,
    responses: readonly SourceResponse<Quotes>[],
  ): readonly Figure[] => {
    const today = timeOf(responses, clock);
    const oldMs = coin === RATE ? OLD_RATE_MS : OLD_PRICE_MS;
    const quotes = responses.flatMap(({ name, reading: { value, at }, isNow }) => {
      const quote = value.get(coin);
      if (quote === undefined) return [];
      return [{ source: name, price: Number(quote.price.toPrecision(DIGITS)), time: quote.timestamp, at, isNow }];
    });
    const { frozen } = watch(group, coin);
    frozen.observe(quotes);
    return quotes.map(({ source, price, time, at, isNow }) => {
      const stated = time !== undefined && time <= today + oldMs ? time : undefined;
      const since = stated === undefined ? frozen.frozenSince(source) : undefined;
      const isFrozen = since !== undefined && clock.now() - since > OLD_PRICE_MS;
      const isOld = stated !== undefined && today - stated > oldMs;
      // A frozen figure is as old as its first reading, so that it soon neither confirms nor contradicts others.
      const readAt = isFrozen ? since : at;
      const timestamp = stated ?? dateOf(clock, readAt);
      return { price, source, timestamp, at: readAt, isCurrent: isNow && !isOld && !isFrozen };
    });
  };

  /**
   * @param preferred in the order of preference
   * @param witnesses are called too, but only confirm
   */
  return async (
    group: QuoteGroup,
    preferred: readonly NamedQuotes[],
    witnesses: readonly NamedQuotes[],
  ): Promise<TrustedQuotes> => {
    const names = preferred.map(([name]) => name);
    const isEnough = (responses: readonly SourceResponse<Quotes>[], awaited: ReadonlySet<string>) => {
      const first = names.find((name) => awaited.has(name) || responses.some((one) => one.name === name));
      // None of the preferred sources can respond any more, and the witnesses do not replace them.
      if (first === undefined) return true;
      if (awaited.has(first)) return false;
      const coins = responses.flatMap(({ name, reading }) => (name === first ? [...reading.value.keys()] : []));
      return coins.every((coin) => {
        const figures = figuresOf(group, coin, responses);
        const figure = figures.find(({ source }) => source === first);
        // Another source may replace a figure that is not current.
        return figure?.isCurrent === true && watch(group, coin).gate.isBeyondDoubt(figure, clock.now(), figures);
      });
    };
    const responses = await readSources([...preferred, ...witnesses], late, timeouts, isEnough);
    return {
      agreed: (coin) => {
        const figures = figuresOf(group, coin, responses).filter(({ isCurrent }) => isCurrent);
        const { agreement } = LIMITS[group];
        return figures.find((figure) => isWitnessed(figure, figures, clock.now(), agreement))?.price;
      },
      choose: (coin, expected) => {
        const figures = figuresOf(group, coin, responses).toSorted(
          (one, other) => Number(other.isCurrent) - Number(one.isCurrent),
        );
        const candidates = figures.filter(({ source }) => names.includes(source));
        const chosen = watch(group, coin).gate.choose(candidates, clock.now(), { witnesses: figures, expected });
        if (chosen === undefined) return undefined;
        const isCurrent = chosen.figure.isCurrent && candidates.includes(chosen.figure);
        return { ...chosen, figure: { ...chosen.figure, isCurrent } };
      },
    };
  };
}
