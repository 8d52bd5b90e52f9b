/** Where the movements of the whale feed come from. */
export interface MovementSource {
  readonly name: 'telegram' | 'whale-alert';
  /** When it last spoke, by the monotonic clock. */
  readonly fetchedAt: () => number | undefined;
  readonly close: () => Promise<void>;
}
