const WEB_HOST = /^[^\p{L}\p{N}]*www\./iu;
/** Two or more names with dots between, and what follows them. */
const BARE_HOST =
  /^[^\p{L}\p{N}]*(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+(?<top>[a-z]{2,24})(?<port>:[0-9]{1,5})?(?<rest>[/?#]|(?![a-z0-9-]))/iu;
const NUMERIC_HOST = /^[^\p{L}\p{N}]*(?:localhost|[0-9]{1,3}(?:\.[0-9]{1,3}){3})(?::[0-9]{1,5})?[/?#]/iu;
/** Domains common enough that a name before one is not a sentence whose space was forgotten. */
const COMMON_TOPS: ReadonlySet<string> = new Set([
  'com',
  'net',
  'org',
  'edu',
  'gov',
  'io',
  'kr',
  'jp',
  'dev',
  'app',
  'ai',
]);
/** File names that technologies are named after: Node.js/Express is not an address. */
const FILE_TOPS: ReadonlySet<string> = new Set(['js', 'jsx', 'ts', 'tsx', 'css']);

function isMail(word: string): boolean {
  const at = word.indexOf('@');
  if (at < 1 || word.includes('@', at + 1)) return false;
  const dot = word.indexOf('.', at + 2);
  return dot > 0 && dot < word.length - 1;
}

/** A host without a scheme: with a path below any domain, alone below a common one. */
function isBareHost(word: string): boolean {
  const { top, port, rest } = BARE_HOST.exec(word)?.groups ?? {};
  if (top === undefined) return NUMERIC_HOST.test(word);
  const name = top.toLowerCase();
  if (port === undefined && rest === '') return COMMON_TOPS.has(name);
  return !FILE_TOPS.has(name);
}

/**
 * Whether a word, that is text without whitespace, is a web or email address. A guess from the format: a scheme with
 * `://`, a leading `www.`, a host with a path (`youtu.be/abc`) or below a common domain (`example.com`), or one `@`
 * with a dotted name after it.
 *
 * @example isLink('(https://example.com)') // true
 * @example isLink('example.com') // true
 * @example isLink('end.Next') // false
 */
export function isLink(word: string): boolean {
  if (word.indexOf('://') > 0 || WEB_HOST.test(word)) return true;
  return isMail(word) || isBareHost(word);
}
