import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createLog } from '../../log/log.ts';
import { startServer } from '../../startServer.ts';
import { keepReleases } from './keepReleases.ts';

const NOON = Date.UTC(2026, 10, 22, 12);
const HOUR_MS = 3_600_000;
const HEADERS = { headers: { 'x-content-type-options': 'nosniff' }, buildId: 'x' };
const log = createLog('silent');
let folder: string;
let dataDir: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'toolbox-releases-'));
  dataDir = join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A build: one page, a common asset, one with a unique name, and one with a fixed name whose content differs. */
function build(name: string): string {
  const siteDir = join(folder, name, 'client');
  mkdirSync(join(siteDir, 'assets', 'deep'), { recursive: true });
  writeFileSync(join(siteDir, 'index.html'), `page of ${name}`);
  writeFileSync(join(siteDir, 'assets', 'common-1a2b3c.js'), 'common');
  writeFileSync(join(siteDir, 'assets', 'deep', `own-${name}.js`), `asset of ${name}`);
  writeFileSync(join(siteDir, 'assets', 'deep', `own-${name}.js.br`), brotliCompressSync(`asset of ${name}`));
  writeFileSync(join(siteDir, 'assets', `own-${name}.js.map`), 'secret');
  writeFileSync(join(siteDir, 'assets', 'unhashed.css'), `style of ${name}`);
  writeFileSync(join(siteDir, '..', 'site.json'), JSON.stringify(HEADERS));
  return siteDir;
}

async function serve<TextResponse>(
  siteDir: string,
  look: (url: string) => Promise<TextResponse>,
): Promise<TextResponse> {
  const variables = { PORT: '0', LIVE: 'off', LOG_LEVEL: 'silent', SITE_DIR: siteDir, DATA_DIR: dataDir };
  const server = await startServer(readConfig(variables));
  try {
    return await look(server.url);
  } finally {
    await server.close();
  }
}

const textOf = async (url: string) => {
  const response = await fetch(url);
  return response.ok ? response.text() : response.status;
};
const ownAssets = (names: readonly string[]) => (url: string) =>
  Promise.all(names.map((name) => textOf(`${url}/assets/deep/own-${name}.js`)));

describe('a new release', () => {
  it('still serves the assets of the two before it, and no older ones', async () => {
    const names = ['one', 'two', 'three', 'four'];
    const seen = [];
    for (const name of names) seen.push(await serve(build(name), ownAssets(names)));
    const [one, two, three, four] = names.map((name) => `asset of ${name}`);
    expect(seen).toEqual([
      [one, 404, 404, 404],
      [one, two, 404, 404],
      [one, two, three, 404],
      [404, two, three, four],
    ]);
    expect(readdirSync(join(dataDir, 'releases'))).toHaveLength(3);
  });

  it('serves its own page and its own file of a name both have, and no source map of either', async () => {
    await serve(build('one'), ownAssets(['one']));
    await serve(build('two'), async (url) => {
      expect(await textOf(url)).toBe('page of two');
      expect(await textOf(`${url}/assets/unhashed.css`)).toBe('style of two');
      expect(await textOf(`${url}/assets/own-one.js.map`)).toBe(404);
      const kept = await fetch(`${url}/assets/deep/own-one.js`, { headers: { 'accept-encoding': 'br' } });
      expect(kept.headers.get('content-encoding')).toBe('br');
      expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await kept.text()).toBe('asset of one');
    });
  });

  it('is the same one after a restart, and after the build ran again without a change', async () => {
    const [one, two] = [build('one'), build('two')];
    for (const site of [one, two, two, build('two')]) await serve(site, ownAssets([]));
    expect(readdirSync(join(dataDir, 'releases'))).toHaveLength(2);
    expect(await serve(two, ownAssets(['one']))).toEqual(['asset of one']);
  });

  it('can be rolled back: then the withdrawn one counts as the previous one', async () => {
    for (const name of ['one', 'two', 'one']) await serve(build(name), ownAssets([]));
    expect(await serve(build('three'), ownAssets(['one', 'two']))).toEqual(['asset of one', 'asset of two']);
  });
});

describe('keepReleases', () => {
  const namesOf = (folders: readonly string[]) =>
    folders.flatMap((release) => readdirSync(join(release, 'assets', 'deep')).filter((name) => name.endsWith('.js')));

  it('keeps their order when the clock of the machine goes back', () => {
    for (const [name, time] of [
      ['one', NOON],
      ['two', NOON - HOUR_MS],
      ['three', NOON - 2 * HOUR_MS],
    ] as const)
      keepReleases(build(name), dataDir, time, log);
    const kept = keepReleases(build('four'), dataDir, NOON - 3 * HOUR_MS, log);
    expect(namesOf(kept)).toEqual(['own-three.js', 'own-two.js']);
  });

  it('does not count an interrupted copy as a release', () => {
    const unfinished = join(dataDir, 'releases', '0123456789abcdef.1.part');
    mkdirSync(join(unfinished, 'assets'), { recursive: true });
    writeFileSync(join(unfinished, 'assets', 'half.js'), 'ha');
    utimesSync(unfinished, NOON / 1000, NOON / 1000);
    expect(keepReleases(build('one'), dataDir, NOON + HOUR_MS, log)).toEqual([]);
    expect(existsSync(unfinished)).toBe(true);
    keepReleases(build('two'), dataDir, NOON + 48 * HOUR_MS, log);
    expect(existsSync(unfinished)).toBe(false);
  });

  it('leaves the copy of another process alone, which may have the same number in another container', () => {
    const site = build('one');
    keepReleases(site, dataDir, NOON, log);
    const [name = ''] = readdirSync(join(dataDir, 'releases'));
    const release = join(dataDir, 'releases', name);
    rmSync(release, { recursive: true });
    const half = join(`${release}.${process.pid}.part`, 'assets', 'half.js');
    mkdirSync(dirname(half), { recursive: true });
    writeFileSync(half, 'ha');
    keepReleases(site, dataDir, NOON, log);
    expect(existsSync(half)).toBe(true);
    expect(existsSync(join(release, 'assets', 'deep', 'own-one.js'))).toBe(true);
    expect(existsSync(join(release, 'assets', 'half.js'))).toBe(false);
  });

  // Windows has no sockets in folders.
  it.skipIf(process.platform === 'win32')(
    'makes room before it copies, and leaves nothing of a copy that fails',
    async () => {
      for (const [place, name] of ['one', 'two', 'three'].entries())
        keepReleases(build(name), dataDir, NOON + place * HOUR_MS, log);
      const site = build('four');
      const releases = readdirSync(join(dataDir, 'releases'));
      // Cannot be copied, like a file for which the disk has no room.
      const socket = createServer().listen(join(site, 'assets', 's'));
      try {
        await once(socket, 'listening');
        expect(keepReleases(site, dataDir, NOON + 4 * HOUR_MS, log)).toEqual([]);
      } finally {
        socket.close();
      }
      const left = readdirSync(join(dataDir, 'releases'));
      expect(left).toHaveLength(2);
      expect(releases).toEqual(expect.arrayContaining(left));
    },
  );

  it('keeps none if the data folder cannot be used, and logs that', () => {
    const lines: { level: string; reason: string }[] = [];
    const telling = createLog('warn', { write: (line) => void lines.push(JSON.parse(line)) });
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'releases'), 'no folder');
    expect(keepReleases(build('one'), dataDir, NOON, telling)).toEqual([]);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.reason).toMatch(/EEXIST|ENOTDIR/);
  });
});
