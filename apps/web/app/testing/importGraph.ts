import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const APP = join(import.meta.dirname, '..');
const IMPORT = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"?]+\.tsx?)['"]/gu;

const fromApp = (file: string) => relative(APP, file).replaceAll('\\', '/');

/** The sources of the app without its tests, by their path below `app/`. */
export const texts = new Map(
  readdirSync(APP, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/u.test(entry.name) && !/\.test\.tsx?$/u.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [fromApp(file), readFileSync(file, 'utf8')]),
);

/** A file and everything it imports from the app, statically or dynamically. */
export function reachable(start: string, seen = new Set<string>()): ReadonlySet<string> {
  const text = texts.get(start);
  if (text === undefined || seen.has(start)) return seen;
  seen.add(start);
  for (const [, path = ''] of text.matchAll(IMPORT)) {
    reachable(fromApp(resolve(APP, dirname(start), path)), seen);
  }
  return seen;
}
