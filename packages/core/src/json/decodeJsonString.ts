/**
 * The value of a JSON string, without quotes and escapes.
 *
 * @param start offset of the opening quote of a valid string
 * @param end offset after its closing quote
 * @example decodeJsonString('"\\u0041"', 0, 8) // 'A'
 */
export function decodeJsonString(text: string, start: number, end: number): string {
  const inner = text.slice(start + 1, end - 1);
  return inner.includes('\\') ? (JSON.parse(text.slice(start, end)) as string) : inner;
}
