type Policy = { readonly createScript: (json: string) => string };
type PolicyFactory = { readonly createPolicy: (name: string, rules: Policy) => Policy };

let policy: Policy | undefined;

/** Only data passes: what is not JSON is refused, so nothing that could run is ever called trusted here. */
const rules: Policy = {
  createScript(json) {
    JSON.parse(json);
    return json;
  },
};

/**
 * Puts JSON into a script element that holds data. Under Trusted Types even such an element takes only text that a named
 * policy has let through; browsers without them take the text as it is.
 */
export function writeStructuredData(element: HTMLScriptElement, json: string): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy('structured-data', rules) ?? rules;
  element.text = policy.createScript(json);
}
