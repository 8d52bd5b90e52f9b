import { startDemo } from '@toolbox/server/fakes/startDemo';

/** Carries the address of the running site from this process to those of the tests. */
export const URL_VARIABLE = 'TOOLBOX_E2E_URL';

/**
 * Starts the real server on a free port before the first test, with fakes behind it in which nothing moves; what it
 * returns stops it after the last.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  const server = await startDemo(
    {
      ...(process.env['SITE_DIR'] !== undefined && { SITE_DIR: process.env['SITE_DIR'] }),
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      // All tests come from one address.
      RATE_PER_MINUTE: '1000000',
      GEO_RATE_PER_MINUTE: '1000000',
      WS_HANDSHAKES_PER_MINUTE: '1000000',
      WS_PER_ADDRESS: '1000',
    },
    false,
  );
  process.env[URL_VARIABLE] = server.url;
  return () => server.close();
}
