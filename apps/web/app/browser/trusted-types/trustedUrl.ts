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

/** The URL of a worker as a trusted type, created by the one policy that the site allows for it. */
export function trustedUrl(url: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy('app-worker', rules) ?? rules;
  return policy.createScriptURL(url);
}
