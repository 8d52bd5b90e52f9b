import type { Clock } from '../../clock.ts';

/** The clock of one exchange, estimated from its frames. */
export type ExchangeClock = {
  /**
   * Records a frame by the time of its newest trade, and by when it was sent if it says so; in milliseconds since 1970
   * by the exchange.
   */
  readonly observe: (timestamp: number, sentAt?: number) => void;
  /** How late a trade arrives, in milliseconds, as far as it is known: by when it was sent, and by the other clocks. */
  readonly latenessOf: (timestamp: number, sentAt?: number) => number;
  /** The age of a trade by the exchange's own clock; negative for the future. */
  readonly ageOf: (timestamp: number) => number;
  /** The exchange's time at a time of our monotonic clock. */
  readonly dateAt: (at: number) => number;
  /**
   * How far the exchange's clock is ahead of the time that most of the other exchanges and this machine agree on, in
   * milliseconds; 0 while it differs by less than a minute, where no majority contradicts it, or while its frames are
   * late.
   */
  readonly aheadMs: () => number;
  /**
   * The offset of the exchange's clock from the machine's, in milliseconds; `undefined` while unknown. While frames are
   * late, it is negative by as much.
   */
  readonly offsetMs: () => number | undefined;
};

/** Frames in the estimate: enough for a median that a single outlier does not change. */
const SAMPLES = 15;
/** This many are enough if they agree with the machine or the other exchanges. */
const SAMPLES_AGREEING = 5;
const AGREEMENT_MS = 60_000;
/** A correction is this precise, so that it does not change from frame to frame. */
const CORRECTION_STEP_MS = 1000;

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[sorted.length >> 1];
}

/**
 * The value that most agree with, if they are at least two and more than those that agree with `own`.
 */
function majority(voters: readonly number[], own: number): number | undefined {
  const near = (one: number) => voters.filter((other) => Math.abs(other - one) <= AGREEMENT_MS);
  // The usual case, asked for each frame.
  if (near(own).length === voters.length) return undefined;
  const largest = voters.map(near).reduce((one, other) => (other.length > one.length ? other : one), []);
  return largest.length >= 2 && largest.length > near(own).length + 1 ? median(largest) : undefined;
}

/**
 * Measures the clocks of the exchanges against the monotonic clock. Once an exchange is measured, setting the
 * machine's clock has no effect; until then the other exchanges, or the machine's clock at the start, are used.
 *
 * A clock that is ahead is wrong. One that falls behind after it was right means that frames are late; so does one that
 * is behind the others from the start, if only times of trades are known. While frames are late, the time of the others
 * is used.
 */
export function createExchangeClocks(clock: Clock): { readonly of: (name: string) => ExchangeClock } {
  const zeroAtStart = clock.date() - clock.now();
  const clocks = new Map<string, { readonly measured: () => number | undefined; readonly known: ExchangeClock }>();
  const consensus = () => median([...clocks.values()].flatMap(({ measured }) => measured() ?? []));

  const open = () => {
    /** The origin of our monotonic clock by the exchange's clock: one value per frame. */
    const samples: number[] = [];
    let zero: number | undefined;
    /** Whether it has agreed with another clock, so that it was not wrong from the start. */
    let wasRight = false;
    let isSendTime = false;
    /** What the others agree on while the frames of this exchange are late; updated with each frame. */
    let zeroIfLate: number | undefined;
    const voters = () => {
      const others = [...clocks.values()].flatMap((one) => (one.known === known ? [] : (one.measured() ?? [])));
      return [...others, clock.date() - clock.now()];
    };
    const contradicting = () => (zero === undefined ? undefined : majority(voters(), zero));
    const guesses = () => [consensus(), zeroAtStart, clock.date() - clock.now()].filter((guess) => guess !== undefined);
    const measure = () => {
      const found = median(samples);
      if (found === undefined || samples.length < SAMPLES_AGREEING) return;
      const expected = zero === undefined ? guesses() : [zero];
      const agrees = expected.some((guess) => Math.abs(found - guess) <= AGREEMENT_MS);
      if (!agrees && samples.length < SAMPLES) return;
      zero = found;
      wasRight ||= voters().some((other) => Math.abs(other - found) <= AGREEMENT_MS);
    };
    const known: ExchangeClock = {
      observe: (timestamp, sentAt) => {
        isSendTime = sentAt !== undefined;
        samples.push((sentAt ?? timestamp) - clock.now());
        if (samples.length > SAMPLES) samples.shift();
        measure();
        const right = isSendTime && !wasRight ? undefined : contradicting();
        zeroIfLate = zero !== undefined && right !== undefined && right > zero ? right : undefined;
      },
      latenessOf: (timestamp, sentAt = timestamp) => {
        const bySendTime = sentAt - timestamp;
        return zeroIfLate === undefined ? bySendTime : Math.max(bySendTime, clock.now() + zeroIfLate - timestamp);
      },
      ageOf: (timestamp) => {
        const zeros = zero === undefined ? guesses() : [zeroIfLate ?? zero];
        const ages = zeros.map((guess) => clock.now() + guess - timestamp);
        return ages.reduce((one, other) => (Math.abs(other) < Math.abs(one) ? other : one));
      },
      dateAt: (at) => at + (zeroIfLate ?? zero ?? consensus() ?? clock.date() - clock.now()),
      aheadMs: () => {
        const right = contradicting();
        if (zero === undefined || right === undefined || zeroIfLate !== undefined) return 0;
        return Math.round((zero - right) / CORRECTION_STEP_MS) * CORRECTION_STEP_MS;
      },
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
