/**
 * Bytes as programmers read them.
 *
 * @example formatHexBytes([0xea, 0xb0, 0x80]) // 'EA B0 80'
 */
export function formatHexBytes(bytes: readonly number[]): string {
  return bytes.map((byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(' ');
}
