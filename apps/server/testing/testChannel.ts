import { type FakeTelegram, fakeTelegram } from '../fakes/fakeTelegram.ts';
import { type Clock, systemClock } from '../src/clock.ts';
import { readConfig } from '../src/config/config.ts';
import { createLog } from '../src/log/log.ts';
import type { MovementSource } from '../src/movements/movementSource.ts';
import { pollChannel } from '../src/movements/pollChannel.ts';
import type { Store } from '../src/store/store.ts';
import { openTestStore } from './testStore.ts';

export type TestChannel = {
  readonly fake: FakeTelegram;
  readonly store: Store;
  /** Posts a movement of so many millions of dollars. */
  readonly post: (usd: number) => void;
  /** Polls the channel often. */
  readonly poll: (clock?: Clock) => MovementSource;
  readonly close: () => Promise<void>;
};

/** A channel, and the store that gets its movements. */
export async function openTestChannel(): Promise<TestChannel> {
  const fake = await fakeTelegram();
  const { store, close } = openTestStore();
  return {
    fake,
    store,
    post: (usd) => {
      fake.post(`🚨 1,000 $ETH (${usd},000,000 USD) transferred from #Kraken to unknown wallet`);
    },
    poll: (clock = systemClock) => {
      const config = readConfig({ ...fake.variables, TELEGRAM_POLL_MS: '20', TELEGRAM_PAGE_GAP_MS: '0' });
      return pollChannel({ config, store, log: createLog('silent'), onChange: () => undefined, clock });
    },
    close: async () => {
      close();
      await fake.close();
    },
  };
}
