import { readConfig } from '@toolbox/server/config';
import { startServer } from '@toolbox/server/start';

/** Carries the address of the running site from this process to those of the tests. */
export const URL_VARIABLE = 'TOOLBOX_E2E_URL';

/** Starts the real server on a free port before the first test; what it returns stops it after the last. */
export default async function startSite(): Promise<() => Promise<void>> {
  const server = await startServer(
    readConfig({
      ...(process.env['SITE_DIR'] !== undefined && { SITE_DIR: process.env['SITE_DIR'] }),
      PORT: '0',
      HOST: '127.0.0.1',
      LIVE: 'off',
      LOG_LEVEL: 'silent',
      // All tests come from one address.
      RATE_PER_MINUTE: '1000000',
      GEO_RATE_PER_MINUTE: '1000000',
      WS_HANDSHAKES_PER_MINUTE: '1000000',
    }),
  );
  process.env[URL_VARIABLE] = server.url;
  return () => server.close();
}
