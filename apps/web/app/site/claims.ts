/**
 * What the site says of itself and no code can measure. The owner of a deployment stands for these figures; the number
 * of tools and of languages is counted, not claimed.
 */
export const claims = {
  /** At least this many people. */
  users: 1_000,
  uptimePercent: 99.9,
  /** When the tools, and the mailbox, are open. */
  availability: '24/7',
  /** About how long an answer takes. */
  responseHours: 24,
  weekdayHours: { from: '09:00', to: '18:00' },
  weekendHours: { from: '10:00', to: '17:00' },
} as const;
