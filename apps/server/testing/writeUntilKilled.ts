import type { Log } from '../src/log/log.ts';
import { sqliteStore } from '../src/store/sqliteStore.ts';

/** Writes rows as fast as it can and prints the number of each that was acknowledged, until it is killed. */
const [folder = '', first = '0'] = process.argv.slice(2);
const options = { folder, quotaBytes: 64 * 1024 * 1024, retryMs: 1000, retentionMs: 3_600_000 };
/** A minimal log without imports, because this process is started many times. */
const silent = { info: () => {}, warn: () => {}, error: () => {} } as unknown as Log;
const store = sqliteStore(options, silent);

function write(number: number): void {
  // The store reads nothing of a body.
  const rows = [0, 1, 2].map((part) => ({
    id: `${number}-${part}`,
    time: Date.now(),
    body: { number, part } as never,
  }));
  if (store.write('transfer', { put: rows, cursor: String(number) })) process.stdout.write(`${number}\n`);
  setImmediate(write, number + 1);
}

write(Number(first));
