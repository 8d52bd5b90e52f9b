/** Vite replaces `import.meta.env`; on Node (build steps, tests) the process' own environment is read. */
const environment: Readonly<Record<string, string | undefined>> =
  (import.meta as { env?: Record<string, string | undefined> }).env ?? globalThis.process?.env ?? {};

function configured(name: string): string | undefined {
  const value = environment[name]?.trim();
  return value === undefined || value === '' ? undefined : value;
}

/**
 * What only the owner of a deployment can know. Nothing is invented: a value that is not set is `undefined`, and the
 * page says so or leaves it out. All of it is public, so no secret belongs here.
 */
export const siteConfig = {
  /** Scheme and host of the deployed site, for canonical links and the site map. */
  origin: (configured('VITE_SITE_ORIGIN') ?? 'http://localhost:4173').replace(/\/+$/u, ''),
  supportEmail: configured('VITE_SUPPORT_EMAIL'),
  donationAddress: configured('VITE_DONATION_ADDRESS'),
  /** Analytics is off unless both are set. */
  analyticsId: configured('VITE_ANALYTICS_ID'),
  analyticsEndpoint: configured('VITE_ANALYTICS_ENDPOINT'),
} as const;
