const MS_PER_SECOND = 1000;
const SECONDS = /^\d{1,9}$/;

/**
 * How many seconds a `Retry-After` header asks to wait: seconds, or a date. Nothing where it says neither; 0 for a date
 * that has passed.
 *
 * @param now milliseconds, as of `Date.now()`
 * @see RFC 9110 section 10.2.3 (2022-06)
 * @example retryAfter('120', Date.now()) // 120
 */
export function retryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (SECONDS.test(text)) return Number(text);
  // A bare number of another shape would be read as a year.
  const date = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / MS_PER_SECOND));
}
