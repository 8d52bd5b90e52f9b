/** Whether a value was chosen from a list or by a switch, rather than typed. */
export function isChosen(value: unknown, allowed: unknown): boolean {
  return Array.isArray(allowed) || typeof value === 'boolean' || typeof value === 'number';
}
