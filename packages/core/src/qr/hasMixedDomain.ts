const HOST = /^(?:https?:\/\/)?[^\s/?#]*/iu;
const LATIN = /[a-z]/iu;
export const HANGUL = /\p{Script=Hangul}/u;

/** The text after the last point in the host of a link or an email address, including a port. */
export function topLevelOf(address: string): string {
  const [host] = HOST.exec(address) as RegExpExecArray;
  return host.slice(host.lastIndexOf('.') + 1);
}

/**
 * Whether the domain of a link or an email address ends in both Latin and Hangul letters. No top-level domain does: the
 * Hangul belongs to the Korean sentence around the address.
 *
 * @example hasMixedDomain('name@example.com입니다') // true
 */
export function hasMixedDomain(address: string): boolean {
  const label = topLevelOf(address);
  return LATIN.test(label) && HANGUL.test(label);
}
