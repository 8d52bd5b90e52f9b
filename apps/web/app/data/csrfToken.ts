/** Where a sign-in of the site would leave its token. */
export const CSRF_KEY = 'csrf_token';

/** The stored token; nothing where there is none or storage is denied. */
export function csrfToken(): string | undefined {
  try {
    return localStorage.getItem(CSRF_KEY) || undefined;
  } catch {
    return undefined;
  }
}
