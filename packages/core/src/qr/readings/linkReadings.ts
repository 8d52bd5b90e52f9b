import { INVISIBLE, MAX_PASTED_UNITS } from '../../validate/plainCharacters.ts';
import { toHalfWidth } from '../../validate/toHalfWidth.ts';
import { hasMixedDomain } from '../hasMixedDomain.ts';
import { linkPayload } from '../payloads/linkPayload.ts';

/** A scheme with a letter too many or too few, or with other marks after it: https//, http:/, htps;//, https：//. */
const MISTYPED_SCHEME = /^([htps]{3,7}) ?[:;.]{0,2} ?\/{1,3} ?(?=[^/])/iu;
/** Browsers read a backslash before the query as a slash. */
const BEFORE_QUERY = /^[^?#]*/u;
/** A link in a text ends at a space, a quotation mark, an angle bracket, or the mark between it and another link. */
const LINK = /https?:\/\/(?:(?![,;]https?:\/\/)[^\s<>"'“”‘’「」『』])+/giu;
/** Without a scheme, a name with a domain of letters. An email address is not a link. */
const BARE_LINK = /(?<![\w@.\-/])(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}(?![\w@-])(?:[/?#][^\s<>"'“”‘’]*)?/giu;
/** A part of a name that a mistyped point divides: `www.example,com`, `example,co.kr`. */
const FRAGMENT = /^(?:www\.[a-z\d-]+|(?:ac|co|com|go|ne|net|or|org|pe|re)\.[a-z]{2})$/iu;
/** What precedes a link in a list, or one without its scheme. */
const LIST_MARK = /^(?:- ?|\/\/(?!\/))/u;
/** The scheme and the host; spaces around points are part of it only where no path follows. */
const HOST = /^(https?:\/\/)?([^/?#]*$|[^\s/?#]*)/iu;
/** A punctuation mark of the sentence after a link. */
const SENTENCE_END = /[.,;:!?。，…]$/u;
/** The Hangul that a Korean sentence attaches to a domain. */
const HANGUL_END = /(?<!\p{Script=Hangul})\p{Script=Hangul}+$/u;
/** A scheme that was pasted after a typed one. */
const DOUBLED_SCHEME = /^(?:https?:\/\/)+(?=https?:\/\/)/iu;
const WITH_PATH = /^https?:\/\/[^\s/]+\//iu;
const FILE_EXTENSION = /\.[a-z\d]{2,5}$/iu;
/** A file of Windows, on a drive or a server. */
const WINDOWS_PATH = /^\s*(?:[a-z]:\\|\\\\)/iu;
const MAX_READINGS = 3;

function isUnopened(link: string, opening: string, closing: string): boolean {
  return link.endsWith(closing) && link.split(closing).length > link.split(opening).length;
}

/** A link without the marks of the sentence around it. */
function withoutSentence(link: string): string {
  const isEnclosed = isUnopened(link, '(', ')') || isUnopened(link, '[', ']');
  if (isEnclosed || SENTENCE_END.test(link)) return withoutSentence(link.slice(0, -1));
  return hasMixedDomain(link) ? link.replace(HANGUL_END, '') : link;
}

/** A link whose path or query has spaces, or a sentence that starts with a link. */
const SPACED = /^(?:https?:\/\/[^\s/?#]+|[^\s/?#:@]+\.[a-z]{2,}(?::\d+)?)[/?#]\S* [^\n]*$/iu;
/** A link and, after a space, a Korean text that is not part of its path or query. */
const CAPTIONED = /^[^\s=]*[^\s=\p{Script=Hangul}] [^\p{L}\p{N}?=]*\p{Script=Hangul}[^?=]*$/u;
const SCHEME = /https?:\/\//iu;

/** Whether a text is a link to a file whose name has spaces. */
function isSpacedFile(text: string): boolean {
  return text.includes(' ') && !text.includes('\n') && WITH_PATH.test(text) && FILE_EXTENSION.test(text);
}

/** The links without a scheme in a text. */
function bareLinks(text: string): readonly string[] {
  return (text.match(BARE_LINK) ?? []).filter((link) => !FRAGMENT.test(link));
}

/** Repairs the points of a host. A comma between two complete names separates them and is not a mistyped point. */
function repairedHost(host: string): string {
  return bareLinks(host).length > 1 ? host : host.replaceAll(/ ?[.,。]{1,3} ?/gu, '.').replace(/\.$/u, '');
}

/** The whole text with its scheme, its slashes, its spaces and its points repaired. */
function repaired(text: string): string {
  if (isSpacedFile(text)) return text.replaceAll(' ', '%20');
  return text
    .replace(BEFORE_QUERY, (part) => part.replaceAll('\\', '/'))
    .replace(LIST_MARK, '')
    .replace(DOUBLED_SCHEME, '')
    .replace(MISTYPED_SCHEME, (_, scheme: string) => (/s$/iu.test(scheme) ? 'https://' : 'http://'))
    .replace(HOST, (_, scheme: string | undefined, host: string) => (scheme ?? '') + repairedHost(host));
}

/**
 * The addresses of web pages that a rejected text may mean (see `linkPayload`), three at most; to be offered, never
 * taken without asking.
 *
 * - A mistyped scheme, point or slash: `https//example.com`, `htps://example.com`, `example,com`, `www..example.com`,
 *   `example.com\path`, `//example.com`. The path of a file on Windows is not a link.
 * - A link with spaces in its path or query, which become `%20`; without a file extension also its part before them,
 *   which comes first where a Korean text follows that is not part of a path or a query.
 * - The links in a text, as an app shares them: a title, a line break and the link. Two names with a comma between
 *   them, and two links with paths and a space between them, stay two links.
 *
 * @param canParse see `linkPayload`
 * @example linkReadings('제목 https://example.com/1', URL.canParse) // ['https://example.com/1']
 */
export function linkReadings(text: string, canParse: (link: string) => boolean): readonly string[] {
  if (text.length > MAX_PASTED_UNITS || WINDOWS_PATH.test(text)) return [];
  // Not `plainCharacters`: characters that it changes for numbers, such as a wave or ㎏, may be part of a link.
  const plain = toHalfWidth(text.replace(INVISIBLE, '')).trim();
  const meant = linkPayload(repaired(plain), canParse);
  if (meant.ok) return [meant.value];
  const bare = bareLinks(plain);
  const areSeveral = bare.filter((link) => link.includes('/')).length > 1;
  const isSpaced = SPACED.test(plain) && !SCHEME.test(plain.slice(1)) && !areSeveral;
  const whole = isSpaced ? linkPayload(plain.replaceAll(' ', '%20'), canParse) : meant;
  const inside = plain.match(LINK) ?? bare;
  const parts = inside.map((link) => linkPayload(withoutSentence(link), canParse));
  const found = CAPTIONED.test(plain) ? [...parts, whole] : [whole, ...parts];
  return [...new Set(found.flatMap((link) => (link.ok ? [link.value] : [])))].slice(0, MAX_READINGS);
}
