const HOST = /^(?:https?:\/\/)?[^\s/?#]*/iu;
const LATIN = /[a-z]/iu;
export const HANGUL = /\p{Script=Hangul}/u;

/** What follows the last point of the host of a link or an email address, with a port behind it. */
export function topLevelOf(address: string): string {
  const [host] = HOST.exec(address) as RegExpExecArray;
  return host.slice(host.lastIndexOf('.') + 1);
}

/**
 * Whether a link or an email address ends its domain in Latin and Hangul letters, as no top-level domain does: what a
 * Korean sentence attaches to it.
 *
 * @example hasMixedDomain('name@example.com입니다') // true
 */
export function hasMixedDomain(address: string): boolean {
  const label = topLevelOf(address);
  return LATIN.test(label) && HANGUL.test(label);
}
