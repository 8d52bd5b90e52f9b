/**
 * Statements about the site that code cannot measure. The owner of a deployment is responsible for these figures; the
 * numbers of tools and languages are counted.
 */
export const claims = {
  /** At least this many people. */
  users: 1_000,
  uptimePercent: 99.9,
  /** When the tools and the mailbox are available. */
  availability: '24/7',
  /** The approximate response time. */
  responseHours: 24,
  weekdayHours: { from: '09:00', to: '18:00' },
  weekendHours: { from: '10:00', to: '17:00' },
} as const;
