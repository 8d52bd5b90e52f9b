type UrlPolicy = { readonly createScriptURL: (url: string) => string };
type PolicyFactory = { readonly createPolicy: (name: string, rules: UrlPolicy) => UrlPolicy };

let policy: UrlPolicy | undefined;

/** Workers come from this site's own build and nowhere else. */
const rules: UrlPolicy = {
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin) throw new TypeError('A worker must be of this site.');
    return url;
  },
};

/**
 * Starts a module worker from a file of the build. Under Trusted Types the address must have passed the one policy the
 * site allows for it.
 *
 * @returns nothing where workers are missing or refused; the caller then works in the page itself
 */
export function createWorker(url: string): Worker | undefined {
  if (typeof Worker === 'undefined') return undefined;
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
  try {
    policy ??= trustedTypes?.createPolicy('app-worker', rules) ?? rules;
    return new Worker(policy.createScriptURL(url), { type: 'module' });
  } catch {
    return undefined;
  }
}
