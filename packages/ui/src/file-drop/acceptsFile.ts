/**
 * Whether a file matches an `accept` attribute: by extension (`.json`), by type (`text/plain`) or by wildcard
 * (`image/*`). The file chooser filters by itself; dropped files are checked here.
 */
export function acceptsFile(
  file: { readonly name: string; readonly type: string },
  accept: string | undefined,
): boolean {
  if (!accept?.trim()) return true;
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return accept
    .toLowerCase()
    .split(',')
    .map((rule) => rule.trim())
    .some((rule) => {
      if (rule.startsWith('.')) return name.endsWith(rule);
      if (rule.endsWith('/*')) return type.startsWith(rule.slice(0, -1));
      return rule !== '' && type === rule;
    });
}
