import type { Clock } from '../src/clock.ts';

export type TestClock = Clock & {
  /** Advances both clocks. */
  readonly pass: (ms: number) => void;
  /** Sets the machine's clock forward or back. */
  readonly jump: (ms: number) => void;
};

/** Far from the origin of the monotonic clock, so that the clocks cannot be confused. */
const FIRST_MOMENT = 1_000_000;

/** A clock that advances only on request. */
export function testClock(date: number = Date.UTC(2026, 10, 22, 3)): TestClock {
  let [moment, today] = [FIRST_MOMENT, date];
  return {
    now: () => moment,
    date: () => today,
    pass: (ms) => {
      moment += ms;
      today += ms;
    },
    jump: (ms) => {
      today += ms;
    },
  };
}

/** The system's clocks with offsets: both can be advanced, and the machine's clock can be set. */
export function settableClock(): TestClock {
  let [passed, ahead] = [0, 0];
  return {
    now: () => performance.now() + passed,
    date: () => Date.now() + passed + ahead,
    pass: (ms) => {
      passed += ms;
    },
    jump: (ms) => {
      ahead += ms;
    },
  };
}
