import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The public suites are stored beside the repository, not in it. */
const FILE = join(import.meta.dirname, '../../../shared/suites/naughty.json');

type Entry = { readonly base64: string };

/** Strings that are known to break forms; `undefined` if the suite is not available. */
export function naughtyStrings(): readonly string[] | undefined {
  if (!existsSync(FILE)) return undefined;
  const entries = JSON.parse(readFileSync(FILE, 'utf8')) as readonly Entry[];
  return entries.map(({ base64 }) => Buffer.from(base64, 'base64').toString('utf8'));
}
