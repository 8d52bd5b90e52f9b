import type { Registry } from '../../../app/registry/createRegistry.ts';
import { siteConfig } from '../../../app/site/siteConfig.ts';

const ONE_YEAR_S = 31_536_000;

/** One list for all pages: the origins that tools declare, and the analytics endpoint if configured. */
function policy(registry: Registry, scriptHashes: readonly string[]): string {
  const connect = new Set(registry.tools.flatMap(({ network }) => network));
  if (siteConfig.analyticsId !== undefined && siteConfig.analyticsEndpoint !== undefined) {
    connect.add(new URL(siteConfig.analyticsEndpoint).origin);
  }
  const frames = new Set(registry.tools.flatMap((tool) => tool.frames ?? []));
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scriptHashes],
    ['style-src', "'self'"],
    ['img-src', "'self'", 'blob:', 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...connect],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['frame-src', ...(frames.size > 0 ? frames : ["'none'"])],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'app-worker', 'structured-data'],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** The headers of every response of every status, for our server and for any static host. */
export function securityHeaders(registry: Registry, scriptHashes: readonly string[]): Readonly<Record<string, string>> {
  return {
    'content-security-policy': policy(registry, scriptHashes),
    'strict-transport-security': `max-age=${ONE_YEAR_S}; includeSubDomains`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  };
}
