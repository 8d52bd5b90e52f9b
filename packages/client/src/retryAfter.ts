const MS_PER_SECOND = 1000;
const SECONDS = /^\d{1,9}$/;

/**
 * The seconds to wait by a `Retry-After` header, which is in seconds or a date. Undefined where it is neither; 0 for
 * a past date.
 *
 * @param now milliseconds, as of `Date.now()`
 * @see RFC 9110 section 10.2.3 (2022-06)
 * @example retryAfter('120', Date.now()) // 120
 */
export function retryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (SECONDS.test(text)) return Number(text);
  // Other bare numbers would be parsed as a year.
  const date = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / MS_PER_SECOND));
}
