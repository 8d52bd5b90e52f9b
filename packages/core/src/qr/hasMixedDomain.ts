const HOST = /^(?:https?:\/\/)?[^\s/?#]*/iu;
const LATIN = /[a-z]/iu;
const HANGUL = /\p{Script=Hangul}/u;

/**
 * Whether a link or a mail address ends its domain in Latin and Hangul letters, as no top-level domain does: what a
 * Korean sentence attaches to it.
 *
 * @example hasMixedDomain('name@example.com입니다') // true
 */
export function hasMixedDomain(address: string): boolean {
  const [host] = HOST.exec(address) as RegExpExecArray;
  const label = host.slice(host.lastIndexOf('.') + 1);
  return LATIN.test(label) && HANGUL.test(label);
}
