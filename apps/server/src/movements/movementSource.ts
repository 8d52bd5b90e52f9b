import type { ChannelState } from '@toolbox/core/whale';

/** Where the movements of the whale feed come from. */
export interface MovementSource {
  readonly name: 'telegram' | 'whale-alert';
  /** Whether it speaks; `starting` until it has spoken or failed for the first time. */
  readonly state: () => ChannelState;
  /** When it last spoke, by the monotonic clock. */
  readonly fetchedAt: () => number | undefined;
  readonly close: () => Promise<void>;
}
