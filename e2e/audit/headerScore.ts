/** The result of one rule. */
export type HeaderResult = { readonly rule: string; readonly modifier: number };

const START = 100;
/** Bonuses count only from this score. */
const MIN_SCORE_FOR_BONUS = 90;
const HALF_A_YEAR_S = 15_552_000;
const BROAD = ['*', 'http:', 'https:', 'data:', "'unsafe-inline'"];
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

function directives(policy: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    policy.split(';').flatMap((part) => {
      const [name, ...values] = part.trim().split(/\s+/u);
      return name ? [[name, values] as const] : [];
    }),
  );
}

function policyModifier(policy: string | null): number {
  if (policy === null) return -25;
  const rules = directives(policy);
  const sources = (name: string) => rules.get(name) ?? rules.get('default-src') ?? ['*'];
  const isBroad = (name: string) => sources(name).some((source) => BROAD.includes(source));
  if (isBroad('script-src') || sources('object-src').some((source) => source !== "'none'" && BROAD.includes(source)))
    return -20;
  if (sources('script-src').includes("'unsafe-eval'")) return -10;
  if (isBroad('style-src')) return 0;
  return rules.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function frameModifier(headers: Headers): number {
  const ancestors = directives(headers.get('content-security-policy') ?? '').get('frame-ancestors');
  if (ancestors !== undefined && !ancestors.some((source) => BROAD.includes(source))) return 5;
  return /^(?:deny|sameorigin)$/iu.test(headers.get('x-frame-options') ?? '') ? 0 : -20;
}

function transportModifier(headers: Headers): number {
  const [, age] = /max-age=(\d+)/u.exec(headers.get('strict-transport-security') ?? '') ?? [];
  if (age === undefined) return -20;
  return Number(age) < HALF_A_YEAR_S ? -10 : 0;
}

function referrerModifier(headers: Headers): number {
  const value = headers.get('referrer-policy');
  if (value === null) return 0;
  return PRIVATE_REFERRERS.includes(value) ? 5 : -5;
}

/**
 * The score of a page's response headers by the published rules of the HTTP Observatory: 100, less the penalties, plus
 * the bonuses if at least 90 remain. Redirects and preload lists are not part of it, because they belong to a domain.
 *
 * @see https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring, checked 2026-11-22
 */
export function headerScore(headers: Headers): { readonly score: number; readonly results: readonly HeaderResult[] } {
  const results: readonly HeaderResult[] = [
    { rule: 'content-security-policy', modifier: policyModifier(headers.get('content-security-policy')) },
    { rule: 'cookies', modifier: headers.has('set-cookie') ? -20 : 0 },
    {
      rule: 'cross-origin-resource-sharing',
      modifier: headers.get('access-control-allow-origin') === '*' ? -50 : 0,
    },
    {
      rule: 'cross-origin-resource-policy',
      modifier: headers.get('cross-origin-resource-policy') === 'same-origin' ? 10 : 0,
    },
    { rule: 'referrer-policy', modifier: referrerModifier(headers) },
    { rule: 'strict-transport-security', modifier: transportModifier(headers) },
    { rule: 'x-content-type-options', modifier: headers.get('x-content-type-options') === 'nosniff' ? 0 : -5 },
    { rule: 'x-frame-options', modifier: frameModifier(headers) },
  ];
  const sum = (wanted: (modifier: number) => boolean) =>
    results.reduce((total, { modifier }) => (wanted(modifier) ? total + modifier : total), 0);
  const base = Math.max(0, START + sum((modifier) => modifier < 0));
  return { score: base >= MIN_SCORE_FOR_BONUS ? base + sum((modifier) => modifier > 0) : base, results };
}
