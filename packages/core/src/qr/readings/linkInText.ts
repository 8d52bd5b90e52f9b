import { MAX_PASTED_UNITS } from '../../validate/plainCharacters.ts';

/** Without a scheme: a whole text that has a path or starts with `www.`. A domain in capitals is mostly none. */
const BARE = /^(?:[Ww]ww\.\S|(?:[a-zA-Z\d][a-zA-Z\d-]*\.)+[a-z]{2,}[/?#])\S*$/u;
/** A link that is not part of code, without the point or comma after it. */
const LINK = /(?<!\S)[^\s"'<>]*https?:\/\/[^\s"'<>]*[^\s"'<>.,;:!?…]/iu;
const SCHEME = /https?:\/\//giu;
/** What has a meaning of its own in a QR code, such as a contact with a link: `BEGIN:VCARD`. */
const OTHER_CONTENT = /^(?!https?:)[a-z][a-z\d+.-]*:\S/iu;

/**
 * The only link in the text of a QR code, which phones may not open because the text has other words, or because the
 * link lacks its scheme; as it is in the text, for `linkReadings`. Undefined where there is none, or several.
 *
 * A link without a scheme counts only if it is the whole text, with a path or `www.`: other texts merely contain a
 * point.
 *
 * @example linkInText('메뉴판 https://example.com/1.') // 'https://example.com/1'
 */
export function linkInText(text: string): string | undefined {
  const plain = text.trim();
  if (plain.length > MAX_PASTED_UNITS || OTHER_CONTENT.test(plain)) return undefined;
  if (BARE.test(plain)) return plain;
  return plain.match(SCHEME)?.length === 1 ? LINK.exec(plain)?.[0] : undefined;
}
