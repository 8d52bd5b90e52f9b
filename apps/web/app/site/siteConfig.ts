/**
 * Vite replaces `import.meta.env`; on Node (build steps, tests) the environment of the process is read. The build puts
 * the resulting values in place of this module in the scripts of the page.
 */
const environment: Readonly<Record<string, string | undefined>> =
  (import.meta as { env?: Record<string, string | undefined> }).env ?? globalThis.process?.env ?? {};

function configured(name: string): string | undefined {
  const value = environment[name]?.trim();
  return value === undefined || value === '' ? undefined : value;
}

/** OpenStreetMap's embed page: the area to show, and the marker. */
const MAP_TEMPLATE =
  'https://www.openstreetmap.org/export/embed.html?bbox={west},{south},{east},{north}&layer=mapnik&marker={lat},{lng}';

/**
 * The configuration by the owner of a deployment. There are no made-up defaults: an unset value is `undefined`, and
 * the page says so or omits it. All values are public, so do not put secrets here.
 */
export const siteConfig = {
  /** Scheme and host of the deployed site, for canonical links, shared links and the site map, which need full URLs. */
  origin: configured('VITE_SITE_ORIGIN')?.replace(/\/+$/u, ''),
  /** The year of the build, which the prerendered pages show. */
  builtYear: new Date().getFullYear(),
  supportEmail: configured('VITE_SUPPORT_EMAIL'),
  donationAddress: configured('VITE_DONATION_ADDRESS'),
  /** Analytics is off unless both are set. */
  analyticsId: configured('VITE_ANALYTICS_ID'),
  analyticsEndpoint: configured('VITE_ANALYTICS_ENDPOINT'),
  /** `none` for a static host: tools then call public services directly. */
  hasServer: configured('VITE_SERVER') !== 'none',
  /** The URL of the embedded map. Its origin is the only foreign one that may be framed. */
  mapTemplate: configured('VITE_MAP_TEMPLATE') ?? MAP_TEMPLATE,
} as const;
