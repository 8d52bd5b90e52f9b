import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, it, vi } from 'vitest';
import { createLog } from '../log/log.ts';
import { openDatabase } from './database.ts';

const folder = mkdtempSync(join(tmpdir(), 'toolbox-database-'));
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

it('is closed though its checkpoint fails', () => {
  const database = openDatabase({ folder, quotaBytes: 1024 * 1024 }, createLog('silent'));
  vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementationOnce(() => {
    throw new Error('disk I/O error');
  });
  expect(() => database.close()).toThrow('disk I/O error');
  expect(() => database.fullness()).toThrow('finalized');
});
