import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const TEST_HEADERS = {
  'content-security-policy': "default-src 'none'",
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
};

const FILES: Readonly<Record<string, string>> = {
  'index.html': '<html lang="ko">home',
  'en/index.html': '<html lang="en">home',
  'string-tools/char-count/index.html': '<html lang="ko">counter',
  'assets/app-1a2b3c.js': 'console.log(1)',
  'assets/app-1a2b3c.js.map': '{"sources":["secret.ts"]}',
  'favicon.svg': '<svg/>',
  '.env': 'SECRET=1',
  '.well-known/x': 'hidden',
  '404.html': '<html lang="ko">없는 페이지',
  'en/404.html': '<html lang="en">no such page',
  '__spa-fallback.html': '<html>fallback',
};

export type TestSite = {
  readonly siteDir: string;
  /** Unique for every site, so that tests do not share releases. */
  readonly dataDir: string;
  readonly remove: () => void;
};

/** A small site in a temporary folder, with the layout of the web build. */
export function testSite(without: readonly string[] = []): TestSite {
  const folder = mkdtempSync(join(tmpdir(), 'toolbox-site-'));
  const siteDir = join(folder, 'client');
  for (const [name, text] of Object.entries(FILES)) {
    if (without.includes(name)) continue;
    const file = join(siteDir, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (!/\.(?:html|js)$/.test(name)) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
  if (!without.includes('site.json')) {
    writeFileSync(join(folder, 'site.json'), JSON.stringify({ headers: TEST_HEADERS, buildId: 'test' }));
  }
  return { siteDir, dataDir: join(folder, 'data'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
