import { capitalize } from './capitalize.ts';

/** A case of identifiers in code. */
export type IdentifierCase = 'camel' | 'pascal' | 'snake' | 'kebab' | 'constant' | 'dot';

const LINE_OR_END = /\r\n|\n|\r|[^\r\n]+/gu;
const APOSTROPHE = /(?<=\p{L})['’](?=\p{L})/gu;
const RUN = /[\p{L}\p{M}\p{N}]+/gu;
/** A name with at least one letter or digit, so that the converted name is not empty. */
const NAME = /^[_.-]*[\p{L}\p{N}][\p{L}\p{M}\p{N}_.-]*$/u;
/** A name in a list, without the separators, quotes and brackets around it. */
const LISTED_NAME = /[^,;\s`'"()[\]]+(?: +[^,;\s`'"()[\]]+)*/gu;
/** A longer phrase is prose instead of a name. */
const MAX_NAME_WORDS = 4;
const NAME_SEPARATOR = /[,;\t]/u;
/** A list in one pair of brackets, and a name in one pair of quotation marks. */
const BRACKETED = /^\((.*)\)$|^\[(.*)\]$/u;
const QUOTED = /^([`'"])(.*)\1$/u;
const CAPITAL = /[\p{Lu}\p{Lt}]/u;
const SMALL = /\p{Ll}/u;

/**
 * An acronym's last two capitals and the s of its plural: `userIDs`, `imageURLsOf`, and not `URLsafe`. Not Is, As and
 * Us before another word, which are usually separate words: `isURLIsValid`, `userIDAsString`.
 */
const PLURAL = /^[\p{Lu}\p{Lt}](?![IAU]s[\p{Lu}\p{Lt}])[\p{Lu}\p{Lt}]s(?!\p{Ll})/u;

/** Whether the capital at an index is the last one of an acronym in the plural. */
function endsPlural(characters: readonly string[], index: number): boolean {
  return index > 0 && PLURAL.test(characters.slice(index - 1, index + 3).join(''));
}

/**
 * Splits a run of letters and digits before each capital that begins a word: `parseHTMLFile2Go` is parse HTML File2
 * Go, and `userIDs` user IDs.
 */
function splitAtCapitals(run: string): readonly string[] {
  if (!CAPITAL.test(run)) return [run];
  const characters = Array.from(run);
  const words: string[] = [];
  let word = '';
  for (const [index, character] of characters.entries()) {
    const isCapital = CAPITAL.test(character);
    const followsSmall = SMALL.test(characters[index - 1] ?? '');
    const leadsSmall = SMALL.test(characters[index + 1] ?? '') && !endsPlural(characters, index);
    if (word !== '' && isCapital && (followsSmall || leadsSmall)) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  words.push(word);
  return words;
}

const WRITERS: Readonly<Record<IdentifierCase, (words: readonly string[]) => string>> = {
  camel: (words) => words.map((word, index) => (index === 0 ? word : capitalize(word))).join(''),
  pascal: (words) => words.map((word) => capitalize(word)).join(''),
  snake: (words) => words.join('_'),
  kebab: (words) => words.join('-'),
  constant: (words) => words.join('_').toUpperCase(),
  dot: (words) => words.join('.'),
};

function splitWords(text: string): readonly string[] {
  const runs = text.replace(APOSTROPHE, '').match(RUN) ?? [];
  return runs.flatMap(splitAtCapitals);
}

function isPhrase(part: string): boolean {
  const words = part.split(/ +/u);
  return words.length <= MAX_NAME_WORDS && words.every((word) => NAME.test(word));
}

/**
 * Listed names, at least one of several words: `user_id, email`, and not `Hello, world`. Beside a name with an
 * underscore, which prose does not have, there may be phrases: `user_id, first name`, and not `E-mail, the basics`.
 */
function isNameList(line: string): boolean {
  const list = line.trim().replace(BRACKETED, '$1$2');
  const parts = list.split(NAME_SEPARATOR).map((part) => part.trim().replace(QUOTED, '$2'));
  const names = parts.filter((part) => part !== '');
  const isName = (name: string) => NAME.test(name);
  if (names.length < 2) return false;
  if (names.every(isName)) return names.some((name) => splitWords(name).length > 1);
  return names.every(isPhrase) && names.some((name) => isName(name) && name.includes('_'));
}

/**
 * Converts each line of a text to one identifier, or each name of a line that lists names between commas, semicolons or
 * tabs; line endings are preserved, and so is all of a list but its names.
 *
 * Words are runs of letters and digits, also split where capitals begin a word. An apostrophe inside a word is dropped,
 * everything else separates words. Letters without case, such as Hangul, are unchanged. A line is a list if it has at
 * least two names, without spaces or marks other than `_`, `-` and `.`, and one of them has several words. If one of
 * them has an underscore, others may be phrases of up to four words. Each name may be in quotation marks or backticks,
 * and the list in round or square brackets.
 *
 * @example convertIdentifiers("Don't parse HTMLFile", 'snake') // 'dont_parse_html_file'
 */
export function convertIdentifiers(text: string, to: IdentifierCase): string {
  const write = WRITERS[to];
  const convert = (name: string) => write(splitWords(name).map((word) => word.toLowerCase()));
  return text.replace(LINE_OR_END, (line) => {
    if (line === '\n' || line === '\r' || line === '\r\n') return line;
    return isNameList(line) ? line.replace(LISTED_NAME, convert) : convert(line);
  });
}
