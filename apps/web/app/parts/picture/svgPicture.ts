/** A picture as the text of an SVG file; `width` and `height` are its size as an image, in pixels. */
export type SvgPicture = { readonly svg: string; readonly width: number; readonly height: number };

const SPECIAL: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** Escapes typed text for SVG. */
export function svgText(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => SPECIAL.get(character) ?? '');
}
