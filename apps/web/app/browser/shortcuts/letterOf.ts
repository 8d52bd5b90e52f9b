/** The letter of a pressed key, by its position where the layout has other letters, such as the Korean one. */
export function letterOf({ key, code }: KeyboardEvent): string {
  return (/^[a-z]$/iu.test(key) ? key : code.replace('Key', '')).toLowerCase();
}
