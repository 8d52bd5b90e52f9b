/** Long enough for every browser to have taken the file. */
const KEPT_MS = 60_000;

/**
 * Saves a text as a file, in UTF-8.
 *
 * @param name a fixed pattern, never something the visitor typed
 */
export function downloadText(text: string, name: string, type = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
