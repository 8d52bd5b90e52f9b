/** Cached for a year, because their names contain a hash of what they hold. */
const ASSETS_CACHE = 'public, max-age=31536000, immutable';

function checked(name: string, value: string): string {
  // None of the formats below can escape these, and no header of ours needs them.
  if (/["\\$\n]/u.test(value)) throw new Error(`A static host cannot send the header ${name}: ${value}`);
  return value;
}

/**
 * The headers of the site as static hosts read them from `_headers` (Cloudflare Pages, Netlify and others). Pages are
 * revalidated by default there; two rules for one header would be joined, so only assets have a rule for the cache.
 */
export function headersFile(headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${checked(name, value)}`);
  return `/*\n${lines.join('\n')}\n/assets/*\n  cache-control: ${ASSETS_CACHE}\n`;
}

/** The headers of the site as a file that nginx includes in a `server` block: for every response of every status. */
export function nginxHeaders(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${checked(name, value)}" always;\n`)
    .join('');
}
