import type { ChannelState } from '@toolbox/core/whale/sources';

/** The source of the movements of the whale feed. */
export interface MovementSource {
  readonly name: 'telegram' | 'whale-alert';
  /** Whether it responds; `starting` until its first success or failure. */
  readonly state: () => ChannelState;
  /** When it last responded, by the monotonic clock. */
  readonly fetchedAt: () => number | undefined;
  readonly close: () => Promise<void>;
}
