import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SiteError } from './securityHeaders.ts';

export type SiteFiles = {
  /** The file behind a path, or nothing. `/a`, `/a/` and `/a/index.html` are one page. */
  readonly find: (path: string) => string | undefined;
  /** The page that tells a visitor that there is no such page, in the language of the path. */
  readonly notFoundPage: (path: string) => Buffer | undefined;
};

const HIDDEN = /(?:^|\/)\.|\.(?:map|br|gz)$/;
const NOT_FOUND_PAGES = ['404.html', 'en/404.html', '__spa-fallback.html'];

function readIfThere(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}

/**
 * Reads the list of files once, at start. What is not on the list does not exist: no path of a request ever
 * reaches the file system, and dotfiles and source maps are not on it.
 *
 * @throws SiteError when the folder holds no start page
 */
export function readSiteFiles(siteDir: string): SiteFiles {
  const files = new Map<string, string>();
  const entries = existsSync(siteDir) ? readdirSync(siteDir, { recursive: true, withFileTypes: true }) : [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name).slice(siteDir.length).replaceAll('\\', '/').replace(/^\//, '');
    if (HIDDEN.test(file) || NOT_FOUND_PAGES.includes(file)) continue;
    files.set(`/${file}`, file);
    if (entry.name === 'index.html') {
      const folder = `/${file.slice(0, -'index.html'.length)}`;
      files.set(folder, file);
      files.set(folder.slice(0, -1) || '/', file);
    }
  }
  if (!files.has('/')) throw new SiteError(`Build the site first (npm run build): ${siteDir} holds no index.html.`);

  const [korean, english, fallback] = NOT_FOUND_PAGES.map((file) => readIfThere(join(siteDir, file)));
  return {
    find: (path) => files.get(path),
    notFoundPage: (path) => (/^\/en(?:\/|$)/.test(path) ? english : korean) ?? fallback,
  };
}
