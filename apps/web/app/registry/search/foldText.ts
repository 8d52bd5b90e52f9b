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

/** The same without what people put between words or not: `QR-code` and `QR code` are one. */
export function foldCompact(text: string): string {
  return foldText(text).replaceAll(JOINTS, '');
}
