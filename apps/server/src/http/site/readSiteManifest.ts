import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const LINE = /^[\t\x20-\x7e]*$/;
const manifest = z.object({
  headers: z.record(z.string().regex(/^[a-z0-9-]+$/), z.string().regex(LINE)),
  buildId: z.string(),
  /** The origin that the site was built with, if any. */
  origin: z.string().optional(),
  /** The site map of a site built without an origin, with `{origin}` as a placeholder. */
  siteMap: z.string().optional(),
});

export type SiteManifest = z.infer<typeof manifest>;

/** Not `npm run build`, which finds pnpm only after the command that `npm run setup` prints has been executed. */
export const BUILD = 'pnpm build, or npm start, which also starts the server';

/** The site cannot be served; the message says what to do about it. */
export class SiteError extends Error {
  override readonly name = 'SiteError';
}

/**
 * Reads the file that the web build writes for servers: the headers of every response. It is next to the site's
 * folder, so that it is never served itself.
 *
 * @throws SiteError when the site has not been built, or the file is invalid
 */
export function readSiteManifest(siteDir: string): SiteManifest {
  const file = join(siteDir, '..', 'site.json');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new SiteError(`Build the site first (${BUILD}): ${file} is missing.`);
  }
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    throw new SiteError(`Build the site again (${BUILD}): ${file} does not have the headers of the site.`);
  }
}
