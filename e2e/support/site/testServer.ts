/** Variables of a server for tests: a free port, no log, and fakes whose changes take effect at once. */
export const TEST_SERVER = {
  ...(process.env['SITE_DIR'] !== undefined && { SITE_DIR: process.env['SITE_DIR'] }),
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'silent',
  CHAIN_POLL_MS: '200',
  TELEGRAM_POLL_MS: '200',
  // All tests come from one address.
  RATE_PER_MINUTE: '1000000',
  WS_HANDSHAKES_PER_MINUTE: '1000000',
};
