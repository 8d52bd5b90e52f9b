import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../src/config.ts';
import { type RunningServer, startServer } from '../src/startServer.ts';
import { type Fakes, openFakes } from './openFakes.ts';
import { startMarket } from './startMarket.ts';

export type RunningDemo = RunningServer & { readonly fakes: Fakes };

/** Exchanges that are quiet for longer than this are taken for dead; the fakes share one market among twelve. */
const STALE_MS = 60_000;
/** Blank is unset: whatever the surroundings say of real services does not count here. */
const NOTHING_REAL = { REDIS_URL: '', ROLE: '', WHALE_ALERT_API_KEY: '', LIVE: '' };

/**
 * Starts the product with a fake behind everything it asks: nothing leaves this machine, and the feed says that it is
 * simulated.
 *
 * @param variables the server's own, such as `PORT` and `SITE_DIR`; upstreams are always the fakes
 * @param lively whether the market moves by itself; tests that send their own trades switch it off
 */
export async function startDemo(
  variables: Readonly<Record<string, string | undefined>> = {},
  lively = true,
): Promise<RunningDemo> {
  const folder = mkdtempSync(join(tmpdir(), 'toolbox-demo-'));
  const fakes = await openFakes();
  const market = lively ? startMarket(fakes) : undefined;
  const pace = { CHAIN_POLL_MS: '1000', CHAIN_BLOCK_GAP_MS: '5', TELEGRAM_POLL_MS: '5000', TELEGRAM_PAGE_GAP_MS: '0' };
  const server = await startServer(
    readConfig({
      DATA_DIR: folder,
      PREMIUM_RECORD_MS: '5000',
      STALE_MS: String(STALE_MS),
      ...pace,
      ...variables,
      ...NOTHING_REAL,
      ...fakes.variables,
    }),
  );
  return {
    ...server,
    fakes,
    close: async () => {
      market?.stop();
      await server.close();
      await fakes.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
