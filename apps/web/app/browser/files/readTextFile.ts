/**
 * The text of a file in UTF-8, without a byte order mark. Nothing if it is no text: bytes that UTF-8 does not know, or a
 * zero byte.
 */
export async function readTextFile(file: Blob): Promise<string | undefined> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
