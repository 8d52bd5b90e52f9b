import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '../src/log/log.ts';
import { sqliteStore } from '../src/store/sqliteStore.ts';
import type { Store } from '../src/store/store.ts';

/** A store in a folder of its own, which is removed when it is closed. */
export function openTestStore(): { readonly store: Store; readonly close: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'toolbox-store-'));
  const options = { folder, quotaBytes: 2 ** 26, retryMs: 1000, retentionMs: 3_600_000 };
  const store = sqliteStore(options, createLog('silent'));
  return {
    store,
    close: () => {
      store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
