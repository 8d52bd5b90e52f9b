import type { JsonTape } from './scan/jsonTape.ts';

/**
 * The value of a key or a string, without quotes and escapes.
 *
 * @param token number of a token that is a string or a key
 * @example decodeJsonString(scanJson('"\\u0041"'), 0) // 'A'
 */
export function decodeJsonString({ text, starts, ends }: JsonTape, token: number): string {
  const written = text.slice(starts[token], ends[token]);
  return written.includes('\\') ? (JSON.parse(written) as string) : written.slice(1, -1);
}
