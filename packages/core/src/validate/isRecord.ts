/**
 * Whether an untrusted value is an object with fields. Arrays are not.
 *
 * @example
 * isRecord({ a: 1 }) // true
 * isRecord([1]) // false
 */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
