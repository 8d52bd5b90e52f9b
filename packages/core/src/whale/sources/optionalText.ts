/** The text of a field; undefined where it is empty, missing or no text. */
export function optionalText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
