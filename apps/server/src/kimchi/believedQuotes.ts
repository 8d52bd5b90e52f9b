import { isKrwMarket, MAX_PRICE_CHANGE, MAX_RATE_CHANGE } from '@toolbox/core/kimchi';
import { type Clock, dateOf } from '../clock.ts';
import { askSources, type Patience, type SourceAnswer } from './askSources.ts';
import { createFigureGate, type Figure, type FigureGate, type TrustedFigure } from './figureGate.ts';
import { type NamedQuotes, type Quotes, RATE } from './quoteSources.ts';

/** What is asked for: the prices of a market at home, of any of them, those abroad, or the rate. */
export type Way = string;

/** The figure of a coin that may be believed, if there is one. */
export type FigureOf = (coin: string) => TrustedFigure | undefined;

/** By its own time, a price of longer ago is old: it does not move any more. */
const OLD_PRICE_MS = 5 * 60_000;
/** A rate is renewed on every day; none is as old as this over a holiday. */
const OLD_RATE_MS = 72 * 3_600_000;
/** Two sources that tell the same time, give or take this, tell the time. */
const SAME_TIME_MS = 60_000;
/** The digits a double holds for certain: what is beyond them was never said. */
const DIGITS = 15;

/** Now, as those who tell a time have it where two agree, whatever this machine believes; else by this machine. */
function timeOf(answers: readonly SourceAnswer<Quotes>[], clock: Clock): number {
  const [first, second] = answers
    .flatMap(({ reading: { value, at } }) => {
      const told = [...value.values()].flatMap(({ timestamp }) => timestamp ?? []);
      return told.length === 0 ? [] : [Math.max(...told) + clock.now() - at];
    })
    .sort((one, other) => other - one);
  const agree = first !== undefined && second !== undefined && first - second <= SAME_TIME_MS;
  return agree ? first : clock.date();
}

/**
 * Asks for quotes, and lets through what may be believed. Each way has gates of its own, so that no price of one market is
 * ever measured by, or served in place of, that of another.
 */
export function believedQuotes(patience: Patience, clock: Clock) {
  const late = new Set<string>();
  const gates = new Map<string, FigureGate>();
  const gate = (way: Way, coin: string): FigureGate => {
    const name = `${way} ${coin}`;
    // A market by itself has nobody to take its place, so what it says twice is believed; a rate seldom moves.
    const made =
      coin === RATE ? createFigureGate(MAX_RATE_CHANGE, true) : createFigureGate(MAX_PRICE_CHANGE, isKrwMarket(way));
    const known = gates.get(name) ?? made;
    gates.set(name, known);
    return known;
  };
  const figuresOf = (coin: string, answers: readonly SourceAnswer<Quotes>[]): readonly Figure[] => {
    const today = timeOf(answers, clock);
    const oldMs = coin === RATE ? OLD_RATE_MS : OLD_PRICE_MS;
    return answers.flatMap(({ name, reading: { value, at }, isNow }) => {
      const quote = value.get(coin);
      if (quote === undefined) return [];
      const told = quote.timestamp !== undefined && quote.timestamp <= today + oldMs ? quote.timestamp : undefined;
      const isOld = told !== undefined && today - told > oldMs;
      const price = Number(quote.price.toPrecision(DIGITS));
      return [{ price, source: name, timestamp: told ?? dateOf(clock, at), at, isCurrent: isNow && !isOld }];
    });
  };

  /**
   * @param asked in the order of preference
   * @param witnesses are asked too, but only confirm
   */
  return async (way: Way, asked: readonly NamedQuotes[], witnesses: readonly NamedQuotes[]): Promise<FigureOf> => {
    const names = asked.map(([name]) => name);
    const isEnough = (answers: readonly SourceAnswer<Quotes>[], awaited: ReadonlySet<string>) => {
      const first = names.find((name) => awaited.has(name) || answers.some((one) => one.name === name));
      // None of those asked can answer any more, and the others do not take their place.
      if (first === undefined) return true;
      if (awaited.has(first)) return false;
      const coins = answers.flatMap(({ name, reading }) => (name === first ? [...reading.value.keys()] : []));
      return coins.every((coin) => {
        const figures = figuresOf(coin, answers);
        const figure = figures.find(({ source }) => source === first);
        return figure !== undefined && gate(way, coin).isBeyondDoubt(figure, clock.now(), figures);
      });
    };
    const answers = await askSources([...asked, ...witnesses], late, patience, isEnough);
    return (coin) => {
      const figures = figuresOf(coin, answers).toSorted(
        (one, other) => Number(other.isCurrent) - Number(one.isCurrent),
      );
      const candidates = figures.filter(({ source }) => names.includes(source));
      const chosen = gate(way, coin).choose(candidates, clock.now(), figures);
      if (chosen === undefined) return undefined;
      const isCurrent = chosen.figure.isCurrent && candidates.includes(chosen.figure);
      return { ...chosen, figure: { ...chosen.figure, isCurrent } };
    };
  };
}
