const HEX_COLOUR = /^#[0-9a-f]{6}$/i;

/**
 * Whether a text is a color as `#rrggbb`, in any case.
 *
 * @example isHexColour('#1a2b3c') // true
 */
export function isHexColour(text: string): boolean {
  return HEX_COLOUR.test(text);
}
