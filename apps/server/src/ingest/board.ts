/** Names of the answers that the ingest computes and the gateways serve. */
export const BOARD = {
  whaleAlert: 'whale-alert',
  movements: 'movements',
  movementStatistics: 'movement-statistics',
  premium: 'kimchi-premium',
  history: (range: string, coin: string) => `kimchi-history-${range}-${coin}`,
} as const;

/** What nobody renews for so long is not told any more. */
export const BOARD_MS = 6 * 3_600_000;
/** A premium is computed at most once in this time, however many ask and however many processes serve. */
export const PREMIUM_FRESH_MS = 10_000;
