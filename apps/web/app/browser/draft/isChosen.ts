/** Whether a value was chosen from a list, by a switch or with a picker, rather than typed. */
export function isChosen(value: unknown, allowed: unknown): boolean {
  return allowed === true || Array.isArray(allowed) || typeof value === 'boolean' || typeof value === 'number';
}
