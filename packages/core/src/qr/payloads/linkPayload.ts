import { fail, ok, type Result } from '../../result/index.ts';
import { INVISIBLE, plainLetters } from '../../validate/plainCharacters.ts';
import { HANGUL, topLevelOf } from '../hasMixedDomain.ts';

declare module '../../result/failure.ts' {
  interface FailureFacts {
    /** Not the address of a web page. */
    'qr.badLink': { readonly example: string };
  }
}

const EXAMPLE = 'https://example.com';
/** A scheme ends in a colon, but a colon may also precede a port. */
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;
/** Marks that surround links in texts but do not occur in them. */
const ANGLE_MARK = /[<>]/;
/** Invisible characters that belong to words of some scripts. */
const JOINER = /[\u200c\u200d]/;
/**
 * A host consists of labels of letters and digits, with hyphens inside a label; the platform also accepts other marks
 * and empty labels. Underscores and emoji occur in names that browsers open; `·` and `・` occur in Catalan and Japanese
 * names. A host of digits must be an IPv4 address of four numbers, although the platform reads 3.14 as 3.0.0.14.
 */
const WEB_LINK =
  /^https?:\/\/(?!\d+(?:\.\d+){0,2}\.?(?:[:/?#]|$))(?:(?=[^/?#:]*\.)[\p{L}\p{M}\p{N}\p{So}\p{Emoji_Modifier}\p{Join_Control}_·・]+(?:(?:-+|\.)[\p{L}\p{M}\p{N}\p{So}\p{Emoji_Modifier}\p{Join_Control}_·・]+)+|localhost|\[[0-9a-f:.]+\])(?::\d{1,5})?(?:[/?#]\S*)?$/iu;
/** The top-level domains in Hangul, before a port as well (IANA Root Zone Database, read 2026-11-27). */
const KOREAN_DOMAIN = /^(?:한국|삼성|닷[넷컴])(?::|$)/;
/** A host in a local network, where few servers have a certificate: RFC 1918, RFC 6762 and loopback. */
const LOCAL = /^(?:localhost|[^/?#:]+\.local|(?:10|127|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+){2,3})(?:[:/?#]|$)/i;

/**
 * Parses the address of a web page.
 *
 * Invisible characters and surrounding spaces are dropped. An address without a scheme gets `https://`, or `http://` in
 * a local network: `localhost`, a name that ends in `.local`, a private or a loopback IPv4 address. Nothing else is
 * changed: escapes and letters of any language stay as typed. `qr.badLink` are:
 *
 * - other schemes, spaces inside the address, angle brackets, and a user name before an `@`, which hides the host;
 * - a host without a dot, of fewer than four numbers, with an empty label, or with marks other than hyphens in a label:
 *   `www.example,com`, `(example.com)`;
 * - a host that ends in both Latin and Hangul letters, or in Hangul that is not a top-level domain
 *   (`안녕하세요.반갑습니다`);
 * - anything that the platform rejects.
 *
 * @param canParse the platform's own check, `URL.canParse`: ports, numeric hosts, brackets
 * @see RFC 3986 (2005-01) and RFC 3987 (2005-01), read 2026-11-20; for names RFC 1123 2.1 (1989-10), read 2026-11-26
 * @example linkPayload('example.com/길', URL.canParse) // { ok: true, value: 'https://example.com/길' }
 */
export function linkPayload(text: string, canParse: (link: string) => boolean): Result<string> {
  const typed = text.replace(INVISIBLE, (character) => (JOINER.test(character) ? character : '')).trim();
  const link = SCHEME.test(typed) ? typed : `http${LOCAL.test(typed) ? '' : 's'}://${typed}`;
  const topLevel = plainLetters(topLevelOf(link));
  const isSentence = HANGUL.test(topLevel) && !KOREAN_DOMAIN.test(topLevel);
  const isLink = WEB_LINK.test(link) && !ANGLE_MARK.test(link) && !isSentence && canParse(link);
  return isLink ? ok(link) : fail('qr.badLink', { example: EXAMPLE });
}
