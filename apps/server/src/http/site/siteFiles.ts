import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Encoding } from './acceptedEncodings.ts';
import { canonicalPath } from './canonicalPath.ts';
import { BUILD, SiteError } from './readSiteManifest.ts';

/** One encoding of a file. The bytes are shared by every response. */
export type SiteBody = { readonly bytes: Buffer; readonly tag: string };

export type SiteFile = {
  readonly contentType: string;
  readonly plain: SiteBody;
  /** The variants compressed by the build. */
  readonly compressed: ReadonlyMap<Encoding, SiteBody>;
};

export type SiteFiles = {
  /** The file for a path, or undefined. `/a`, `/a/` and `/a/index.html` are one page. */
  readonly find: (path: string) => SiteFile | undefined;
  /** The path of the page that a path in any spelling means. */
  readonly pagePath: (path: string) => string | undefined;
  /** The not-found page in the language of the path. */
  readonly notFoundPage: (path: string) => SiteFile | undefined;
};

const HIDDEN = /(?:^|\/)\.|\.(?:map|br|gz)$/;
const NOT_FOUND_PAGES = ['404.html', 'en/404.html', '__spa-fallback.html'];
const COMPRESSED: readonly (readonly [Encoding, suffix: string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
const UNKNOWN_TYPE = 'application/octet-stream';

function readIfExists(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}

function bodyOf(bytes: Buffer): SiteBody {
  return { bytes, tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

/** A file with its compressed variants. */
function readFile(file: string): SiteFile {
  const compressed = new Map<Encoding, SiteBody>();
  for (const [encoding, suffix] of COMPRESSED) {
    const bytes = readIfExists(file + suffix);
    if (bytes !== undefined) compressed.set(encoding, bodyOf(bytes));
  }
  return { contentType: CONTENT_TYPES[extname(file)] ?? UNKNOWN_TYPE, plain: bodyOf(readFileSync(file)), compressed };
}

/** Paths below a folder, with `/` as separator. Dotfiles, source maps and compressed copies are not among them. */
export function visibleFiles(folder: string): readonly string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/').replace(/^\//, ''))
    .filter((file) => !HIDDEN.test(file));
}

/**
 * Reads the files once, at start, and serves them from memory: request paths never reach the file system, and slow
 * readers do not keep files open. Files that are not listed do not exist.
 *
 * @param olderSites folders of earlier releases, newest first: their assets are used if this site has none of the
 *   name
 * @throws SiteError when the folder has no start page
 */
export function readSiteFiles(siteDir: string, olderSites: readonly string[] = []): SiteFiles {
  const files = new Map<string, SiteFile>();
  const pages = new Map<string, string>();
  for (const name of visibleFiles(siteDir)) {
    if (NOT_FOUND_PAGES.includes(name)) continue;
    const file = readFile(join(siteDir, name));
    files.set(`/${name}`, file);
    if (name === 'index.html' || name.endsWith('/index.html')) {
      const folder = `/${name.slice(0, -'index.html'.length)}`;
      files.set(folder, file);
      const page = folder.slice(0, -1) || '/';
      files.set(page, file);
      pages.set(canonicalPath(page), page);
    }
  }
  if (!files.has('/')) throw new SiteError(`Build the site first (${BUILD}): ${siteDir} has no index.html.`);
  for (const older of olderSites) {
    for (const name of visibleFiles(join(older, 'assets'))) {
      const path = `/assets/${name}`;
      if (!files.has(path)) files.set(path, readFile(join(older, 'assets', name)));
    }
  }

  const [korean, english, fallback] = NOT_FOUND_PAGES.map((name) => {
    const file = join(siteDir, name);
    return existsSync(file) ? readFile(file) : undefined;
  });
  return {
    find: (path) => files.get(path),
    pagePath: (path) => pages.get(canonicalPath(path)),
    notFoundPage: (path) => (/^\/en(?:\/|$)/.test(path) ? english : korean) ?? fallback,
  };
}
