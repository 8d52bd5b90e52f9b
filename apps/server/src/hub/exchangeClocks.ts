import type { Clock } from '../clock.ts';

/** The clock of one exchange, estimated from its trades. */
export type ExchangeClock = {
  /** Records a frame by the time of its newest trade, in milliseconds since 1970 by the exchange. */
  readonly observe: (timestamp: number) => void;
  /** The age of a trade by the exchange's own clock; negative for the future. */
  readonly ageOf: (timestamp: number) => number;
  /** The exchange's time at a time of our monotonic clock. */
  readonly dateAt: (moment: number) => number;
  /** The offset of the exchange's clock from the machine's, in milliseconds; `undefined` while unknown. */
  readonly offsetMs: () => number | undefined;
};

/** Frames in the estimate: enough for a median that a single outlier does not change. */
const SAMPLES = 15;
/** This many are enough if they agree with the machine or the other exchanges. */
const SAMPLES_AGREEING = 5;
const AGREEMENT_MS = 60_000;

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[sorted.length >> 1];
}

/**
 * Measures the clocks of the exchanges against the monotonic clock. Once an exchange is measured, setting the
 * machine's clock has no effect; until then the other exchanges, or the machine's clock at the start, are used.
 */
export function createExchangeClocks(clock: Clock): { readonly of: (name: string) => ExchangeClock } {
  const zeroAtStart = clock.date() - clock.now();
  const clocks = new Map<string, { readonly measured: () => number | undefined; readonly known: ExchangeClock }>();
  const consensus = () => median([...clocks.values()].flatMap(({ measured }) => measured() ?? []));

  const open = () => {
    /** The origin of our monotonic clock by the exchange's clock: one value per frame. */
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
