import { setTimeout as wait } from 'node:timers/promises';
import { startDemo } from '@toolbox/server/fakes/startDemo';
import { TEST_SERVER } from './testServer.ts';

/** Passes the URL of the running site to the test processes. */
export const URL_VARIABLE = 'TOOLBOX_E2E_URL';

/** The paths that have data only after the fakes have sent something. */
const READY = ['/api/crypto/whale-alert', '/api/telegram-whale/transactions', '/api/crypto/kimchi-premium'];
const POLL_INTERVAL_MS = 50;
const TIMEOUT_MS = 20_000;

async function untilReady(url: string): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  for (const path of READY) {
    while (!(await fetch(url + path)).ok) {
      if (Date.now() > end) throw new Error(`The server has no answer at ${path}.`);
      await wait(POLL_INTERVAL_MS);
    }
  }
}

/**
 * Starts the real server on a free port before the first test, with static fakes behind it; returns a function that
 * stops it after the last.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  const server = await startDemo(
    { ...TEST_SERVER, GEO_RATE_PER_MINUTE: '1000000', WS_PER_ADDRESS: '1000' },
    { lively: false },
  );
  try {
    server.fakes.telegram.post('Nothing moved');
    await untilReady(server.url);
  } catch (error) {
    // If the start fails, nobody else can stop the fakes.
    await server.close();
    throw error;
  }
  process.env[URL_VARIABLE] = server.url;
  return () => server.close();
}
