import { downloadBlob } from './downloadBlob.ts';

/**
 * Saves a text as a file, in UTF-8.
 *
 * @param name a fixed pattern, never something the visitor typed
 */
export function downloadText(text: string, name: string, type = 'text/plain'): void {
  downloadBlob(new Blob([text], { type: `${type};charset=utf-8` }), name);
}
