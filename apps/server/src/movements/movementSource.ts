import type { ChannelState } from '@toolbox/core/whale/sources';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../log/log.ts';
import type { Store } from '../store/store.ts';

/** The source of the movements of the whale feed. */
export interface MovementSource {
  readonly name: 'telegram' | 'whale-alert';
  /** Whether it responds; `starting` until its first success or failure. */
  readonly state: () => ChannelState;
  /** When it last responded, by the monotonic clock. */
  readonly fetchedAt: () => number | undefined;
  /**
   * The present time by the clock of the service, if its responses have a date that is not days behind its posts,
   * otherwise by that of this machine; milliseconds since 1970.
   */
  readonly date: () => number;
  readonly close: () => Promise<void>;
}

export type MovementParts = {
  readonly config: Config;
  readonly store: Store;
  readonly log: Log;
  /** Called after new movements and changes of the state. */
  readonly onChange: () => void;
  readonly clock?: Clock;
};
