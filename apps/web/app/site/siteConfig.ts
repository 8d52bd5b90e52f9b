/** Vite replaces `import.meta.env`; on Node (build steps, tests) the process' own environment is read. */
const environment: Readonly<Record<string, string | undefined>> =
  (import.meta as { env?: Record<string, string | undefined> }).env ?? globalThis.process?.env ?? {};

function configured(name: string): string | undefined {
  const value = environment[name]?.trim();
  return value === undefined || value === '' ? undefined : value;
}

/** OpenStreetMap's own page for other sites: the part of the world to show, and the mark. */
const MAP_TEMPLATE =
  'https://www.openstreetmap.org/export/embed.html?bbox={west},{south},{east},{north}&layer=mapnik&marker={lat},{lng}';

/**
 * What only the owner of a deployment can know. Nothing is invented: a value that is not set is `undefined`, and the
 * page says so or leaves it out. All of it is public, so no secret belongs here.
 */
export const siteConfig = {
  /** Scheme and host of the deployed site, for canonical links, shared links and the site map, which want full addresses. */
  origin: configured('VITE_SITE_ORIGIN')?.replace(/\/+$/u, ''),
  /** Set by the build itself. */
  builtYear: Number(configured('VITE_BUILT_YEAR') ?? new Date().getFullYear()),
  supportEmail: configured('VITE_SUPPORT_EMAIL'),
  donationAddress: configured('VITE_DONATION_ADDRESS'),
  /** Analytics is off unless both are set. */
  analyticsId: configured('VITE_ANALYTICS_ID'),
  analyticsEndpoint: configured('VITE_ANALYTICS_ENDPOINT'),
  /** `none` where the built pages stand on a static host: tools then ask public services themselves. */
  hasServer: configured('VITE_SERVER') !== 'none',
  /** The page a map is shown in. Its origin is the one address besides ours that may be framed. */
  mapTemplate: configured('VITE_MAP_TEMPLATE') ?? MAP_TEMPLATE,
} as const;
