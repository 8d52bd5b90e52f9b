import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Fakes, openFakes } from '../fakes/openFakes.ts';
import { readConfig } from '../src/config/config.ts';
import { type RunningServer, type StartOptions, startServer } from '../src/startServer.ts';
import { testSite } from './testSite.ts';
import { FAST_TIMING } from './testTiming.ts';

export type TestServer = RunningServer & { readonly fakes: Fakes; readonly wsUrl: string };

/** The complete server with its fakes and shortened delays. */
export async function startTestServer(
  variables: Readonly<Record<string, string>> = {},
  names: readonly string[] = ['binance', 'bybit', 'okx'],
  options: StartOptions = {},
): Promise<TestServer> {
  const site = testSite();
  const folder = mkdtempSync(join(tmpdir(), 'toolbox-data-'));
  const fakes = await openFakes(names);
  const config = readConfig({
    PORT: '0',
    LOG_LEVEL: 'silent',
    SITE_DIR: site.siteDir,
    DATA_DIR: folder,
    CHAIN_POLL_MS: '50',
    CHAIN_BLOCK_GAP_MS: '0',
    TELEGRAM_POLL_MS: '50',
    TELEGRAM_PAGE_GAP_MS: '0',
    PREMIUM_RECORD_MS: '100',
    STALE_MS: '5000',
    RATE_PER_MINUTE: '100000',
    GEO_RATE_PER_MINUTE: '100000',
    ...fakes.variables,
    ...variables,
  });
  const server = await startServer(config, { timing: FAST_TIMING, ...options });
  return {
    ...server,
    fakes,
    wsUrl: `${server.url.replace('http', 'ws')}/ws`,
    close: async () => {
      await server.close();
      await fakes.close();
      site.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
