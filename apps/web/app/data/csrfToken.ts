/** Where a sign-in would store its token. */
export const CSRF_KEY = 'csrf_token';

/** Visible ASCII, as allowed in a header, and short enough for any server. */
const TOKEN = /^[!-~]{1,512}$/u;

/**
 * The stored token; undefined where there is none, where storage is denied, or where the value cannot be sent: a
 * broken token must never break a page.
 */
export function csrfToken(): string | undefined {
  try {
    const stored = localStorage.getItem(CSRF_KEY)?.trim() ?? '';
    return TOKEN.test(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}
