/**
 * Whether a file is one that an `accept` attribute names: by ending (`.json`), by type (`text/plain`) or by family
 * (`image/*`). The file chooser judges by itself; a dropped file is judged here.
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
