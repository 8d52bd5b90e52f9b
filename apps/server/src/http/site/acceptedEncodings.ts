export type Encoding = 'br' | 'gzip' | 'identity';

/** Smallest first, which is used among equally acceptable encodings. */
const PREFERRED: readonly Encoding[] = ['br', 'gzip', 'identity'];

function weightOf(parameters: readonly string[]): number {
  const given = parameters.map((parameter) => parameter.trim()).find((parameter) => /^q=/i.test(parameter));
  const weight = given === undefined ? 1 : Number(given.slice(2));
  return Number.isFinite(weight) ? weight : 0;
}

/** The encodings that a client accepts, best first (RFC 9110, 12.5.3). No compression without the header. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const item of (header ?? '').split(',')) {
    const [name = '', ...parameters] = item.split(';');
    if (name.trim() !== '') weights.set(name.trim().toLowerCase(), weightOf(parameters));
  }
  const weight = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 1 : 0);
  // A listed encoding precedes `identity`, which is the fallback.
  const rank = (encoding: Encoding) => (encoding === 'identity' && !weights.has(encoding) ? 0.0001 : weight(encoding));
  return PREFERRED.filter((encoding) => weight(encoding) > 0).sort((one, other) => rank(other) - rank(one));
}
