import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const LINE = /^[\t\x20-\x7e]*$/;
const manifest = z.object({
  headers: z.record(z.string().regex(/^[a-z0-9-]+$/), z.string().regex(LINE)),
  buildId: z.string(),
  /** The site map of a site that was built without its address, with `{origin}` in its place. */
  siteMap: z.string().optional(),
});

export type SiteManifest = z.infer<typeof manifest>;

/** The site cannot be served as it is; the message says what to do about it. */
export class SiteError extends Error {
  override readonly name = 'SiteError';
}

/**
 * Reads the one file the web build writes for every server: the headers of every answer. It lies beside the site's
 * folder, so that it is never served itself.
 *
 * @throws SiteError when the site has not been built, or the file is not what the build writes
 */
export function readSiteManifest(siteDir: string): SiteManifest {
  const file = join(siteDir, '..', 'site.json');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new SiteError(`Build the site first (npm run build): ${file} is missing.`);
  }
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    throw new SiteError(`Build the site again (npm run build): ${file} does not hold the headers of the site.`);
  }
}
