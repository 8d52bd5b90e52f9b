import type { Clock } from '../clock.ts';

/** The clock of one exchange, as its own trades tell it. */
export type ExchangeClock = {
  /** A frame has come whose newest trade is of this time, in milliseconds since 1970 by the exchange. */
  readonly observe: (timestamp: number) => void;
  /** How long ago a trade was made, by the exchange's own clock; below zero for the future. */
  readonly ageOf: (timestamp: number) => number;
  /** What the exchange's clock said at a moment of our monotonic clock. */
  readonly dateAt: (moment: number) => number;
  /** How far the exchange's clock is ahead of the machine's, in milliseconds; `undefined` while it is not known. */
  readonly offsetMs: () => number | undefined;
};

/** Frames that the estimate rests on: enough for a median that no single lie moves. */
const SAMPLES = 15;
/** So many are enough when they agree with what the machine or the other exchanges say. */
const SAMPLES_AGREEING = 5;
const AGREEMENT_MS = 60_000;

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[sorted.length >> 1];
}

/**
 * Measures the clocks of the exchanges against the monotonic clock. Once an exchange is measured, setting the machine's
 * clock changes nothing; until then it is measured by the other exchanges, or by what the machine said at the start.
 */
export function createExchangeClocks(clock: Clock): { readonly of: (name: string) => ExchangeClock } {
  const zeroAtStart = clock.date() - clock.now();
  const clocks = new Map<string, { readonly measured: () => number | undefined; readonly known: ExchangeClock }>();
  const consensus = () => median([...clocks.values()].flatMap(({ measured }) => measured() ?? []));

  const open = () => {
    /** When our monotonic clock began, by the exchange's clock: one figure a frame. */
    const samples: number[] = [];
    let zero: number | undefined;
    const guesses = () => [consensus(), zeroAtStart, clock.date() - clock.now()].filter((guess) => guess !== undefined);
    const measure = () => {
      const found = median(samples);
      if (found === undefined || samples.length < SAMPLES_AGREEING) return;
      const expected = zero === undefined ? guesses() : [zero];
      const agrees = expected.some((guess) => Math.abs(found - guess) <= AGREEMENT_MS);
      if (agrees || samples.length >= SAMPLES) zero = found;
    };
    const known: ExchangeClock = {
      observe: (timestamp) => {
        samples.push(timestamp - clock.now());
        if (samples.length > SAMPLES) samples.shift();
        measure();
      },
      ageOf: (timestamp) => {
        const zeros = zero === undefined ? guesses() : [zero];
        const ages = zeros.map((guess) => clock.now() + guess - timestamp);
        return ages.reduce((one, other) => (Math.abs(other) < Math.abs(one) ? other : one));
      },
      dateAt: (moment) => moment + (zero ?? consensus() ?? clock.date() - clock.now()),
      offsetMs: () => (zero === undefined ? undefined : zero + clock.now() - clock.date()),
    };
    return { measured: () => zero, known };
  };

  return {
    of: (name) => {
      const one = clocks.get(name) ?? open();
      clocks.set(name, one);
      return one.known;
    },
  };
}
