import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '../src/clock.ts';
import { type Config, readConfig } from '../src/config/config.ts';
import { createLog } from '../src/log/log.ts';
import { type RunningServer, startServer } from '../src/startServer.ts';
import { sqliteStore } from '../src/store/sqliteStore.ts';
import type { Row } from '../src/store/store.ts';
import { UPSTREAM_TIMING } from '../src/upstream/timing.ts';
import { type Fakes, openFakes } from './openFakes.ts';
import { simulatedHistory } from './simulatedHistory.ts';
import { startMarket } from './startMarket.ts';

export type RunningDemo = RunningServer & { readonly fakes: Fakes };

export type DemoOptions = {
  /** Whether the market moves by itself and has a history; tests that control it turn this off. */
  readonly lively?: boolean | undefined;
  /** Prepares the fakes before the first request of the server. */
  readonly prepare?: ((fakes: Fakes) => void) | undefined;
  /** Previously recorded minutes of the premium; a week if the market moves, else none. */
  readonly past?: readonly Row<'premium'>[] | undefined;
  /** The clock of the server; that of the machine by default. */
  readonly clock?: Clock | undefined;
};

/** Exchanges that are silent for longer than this count as dead; the fakes share one market among twelve. */
const STALE_MS = 60_000;
/** Blank means unset: environment variables for real services must not apply here. */
const NOTHING_REAL = { REDIS_URL: '', ROLE: '', WHALE_ALERT_API_KEY: '' };
/** In a quiet market no second exchange confirms the first price; a test does not wait for it as long. */
const QUIET_HOLD_MS = 100;
/** The store is closed before either can happen. */
const NEVER_MS = 3_600_000;

/** Written by the server's own store, as in an earlier run. */
function writePast({ DATA_DIR, STORE_QUOTA_BYTES }: Config, past: readonly Row<'premium'>[]): void {
  const options = { folder: DATA_DIR, quotaBytes: STORE_QUOTA_BYTES, retryMs: NEVER_MS, retentionMs: NEVER_MS };
  const store = sqliteStore(options, createLog('silent'));
  store.write('premium', { put: past });
  store.close();
}

/**
 * Starts the product with fakes for all upstreams: nothing leaves this machine, and the feed is marked as simulated.
 *
 * @param variables variables of the server, such as `PORT`, `SITE_DIR` and `LIVE`; upstreams are always the fakes, and
 *   the data folder and the role its own
 */
export async function startDemo(
  variables: Readonly<Record<string, string | undefined>> = {},
  { lively = true, prepare, past, clock }: DemoOptions = {},
): Promise<RunningDemo> {
  const folder = mkdtempSync(join(tmpdir(), 'toolbox-demo-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  // The process also ends without closing, if it is stopped while it is starting or cannot start.
  process.once('exit', removeFolder);
  const fakes = await openFakes();
  prepare?.(fakes);
  const pace = { CHAIN_POLL_MS: '1000', CHAIN_BLOCK_GAP_MS: '5', TELEGRAM_POLL_MS: '5000', TELEGRAM_PAGE_GAP_MS: '0' };
  const config = readConfig({
    PREMIUM_RECORD_MS: '5000',
    STALE_MS: String(STALE_MS),
    ...pace,
    ...variables,
    ...NOTHING_REAL,
    ...fakes.variables,
    // Simulated data must not mix with real data.
    DATA_DIR: folder,
  });
  const rows = past ?? (lively ? simulatedHistory(fakes.prices.market, Date.now()) : []);
  if (rows.length > 0) writePast(config, rows);
  const market = lively ? startMarket(fakes) : undefined;
  const server = await startServer(config, {
    // Its data folder is removed with it.
    keepsRelease: false,
    ...(clock !== undefined && { clock }),
    ...(!lively && { timing: { ...UPSTREAM_TIMING, holdMs: QUIET_HOLD_MS } }),
  });
  return {
    ...server,
    fakes,
    close: async () => {
      market?.stop();
      await server.close();
      await fakes.close();
      process.off('exit', removeFolder);
      removeFolder();
    },
  };
}
