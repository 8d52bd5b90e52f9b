/** Where a sign-in of the site would leave its token. */
export const CSRF_KEY = 'csrf_token';

/** Visible ASCII, as a header carries it, and short enough for any server. */
const TOKEN = /^[!-~]{1,512}$/u;

/**
 * The stored token; nothing where there is none, where storage is denied, or where what is stored cannot be sent: a
 * broken token must never stop a page.
 */
export function csrfToken(): string | undefined {
  try {
    const stored = localStorage.getItem(CSRF_KEY)?.trim() ?? '';
    return TOKEN.test(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}
