/** Jamo as they are typed, which NFKC would replace by those that syllables consist of. */
const NOT_JAMO = /[^\u3131-\u3163]+/gu;
const JOINTS = /[\s\p{Dash}_·]/gu;

/** A text for comparisons: without case, and with full-width characters as the usual ones. */
export function foldText(text: string): string {
  return text
    .normalize('NFC')
    .replace(NOT_JAMO, (part) => part.normalize('NFKC'))
    .toLowerCase();
}

/** Like {@link foldText}, without spaces, dashes, underscores and middle dots: `QR-code` and `QR code` are equal. */
export function foldCompact(text: string): string {
  return foldText(text).replaceAll(JOINTS, '');
}
