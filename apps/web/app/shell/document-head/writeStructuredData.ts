type Policy = { readonly createScript: (json: string) => string };
type PolicyFactory = { readonly createPolicy: (name: string, rules: Policy) => Policy };

let policy: Policy | undefined;

/** Only JSON is accepted, so nothing executable is ever trusted here. */
const rules: Policy = {
  createScript(json) {
    JSON.parse(json);
    return json;
  },
};

/**
 * Sets the JSON of a data script element. Under Trusted Types even such an element accepts only text from a named
 * policy; browsers without Trusted Types accept plain text.
 */
export function writeStructuredData(element: HTMLScriptElement, json: string): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy('structured-data', rules) ?? rules;
  element.text = policy.createScript(json);
}
