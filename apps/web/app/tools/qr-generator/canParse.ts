/** Older browsers have `URL` without `canParse`. */
export function canParse(link: string): boolean {
  try {
    return new URL(link).href !== '';
  } catch {
    return false;
  }
}
