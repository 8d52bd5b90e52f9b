/** Long enough for every browser to have started the download. */
const KEPT_MS = 60_000;

/**
 * Saves a blob as a file.
 *
 * @param name a fixed pattern, never something the visitor typed
 */
export function downloadBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
