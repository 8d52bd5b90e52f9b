/** The entries of a list as text, without the commas that group their digits. */
export type ListReading = readonly string[];

const INVISIBLE = /\p{Cf}/gu;
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
/** Spaces that only group digits; the plain space is not among them. */
const GROUPING_BLANK = /(?<=\d)[\u00a0\u2009\u202f](?=\d{3}(?!\d))/g;
/** Characters that always separate entries, the word for a ratio, as in 1대2대3, and a dash between spaces. */
const HARD_MARK = /[\n\r\t;:/|\u2192\u3001]|(?<=\d) ?대 ?(?=\d)|(?<=[\d원%]) [-\u2013\u2014~] (?=[\d₩])/u;
/** Fractions, each an entry of its own: 1/3, 1/3, 1/3. */
const FRACTIONS = /^\s*\d{1,9}\/\d{1,9}(?:[,;\s]\s*\d{1,9}\/\d{1,9})+\s*$/u;
/** A comma that cannot group digits: one of its neighbors is a blank, a unit or nothing. */
const PARTING_COMMA = /(?<!\d),|,(?!\d)/;
const PARTED_BY_BLANKS = /^[+\-\u2212]?[\d.,]+%?(?: +[+\-\u2212]?[\d.,]+%?)+$/;
/** Every entry has its own unit: 60,500원 5만원. */
const PARTED_BY_UNITS = /^(?:₩?\d[\d.,만천백]*원(?: +₩?\d[\d.,만천백]*원)+|₩\d[\d.,]*(?: +₩\d[\d.,]*)+)$/u;
const BLANKS = / +/;
/** The text before the digits, the digits, and the text after them. */
const GROUPED_DIGITS = /^([^\d,]*)(\d[\d.]*(?:,\d[\d.]*)+)((?:[^\d,.][^\d,]*)?)$/;
const HEAD_OF_GROUPS = /^[1-9]\d{0,2}$/;
const GROUP = /^\d{3}$/;
const LAST_GROUP = /^\d{3}(?:\.\d*)?$/;
/** Not a number by itself, so it can only continue the previous one. */
const NEVER_FIRST = /^0\d/;

/** The part between two certain separators: read as few numbers as possible, and as many as possible. */
type Piece = { readonly fewest: ListReading; readonly most: ListReading; readonly grouped: boolean };

function plainText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(GROUPING_BLANK, '');
}

/** Joins groups to numbers. With `eager` a number continues wherever it can, otherwise only where it must. */
function joinGroups(groups: readonly string[], eager: boolean): string[][] {
  const numbers: string[][] = [];
  for (const group of groups) {
    const current = numbers.at(-1);
    const [head, ...rest] = current ?? [];
    const goesOn =
      head !== undefined &&
      HEAD_OF_GROUPS.test(head) &&
      rest.every((part) => GROUP.test(part)) &&
      LAST_GROUP.test(group) &&
      (eager || NEVER_FIRST.test(group));
    if (current && goesOn) current.push(group);
    else numbers.push([group]);
  }
  return numbers;
}

function readPiece(text: string): Piece {
  if (PARTED_BY_BLANKS.test(text)) {
    const parts = text.split(BLANKS);
    const grouped = joinGroups(parts, true).length === 1;
    return { fewest: grouped ? [parts.join('')] : parts, most: parts, grouped };
  }
  const [, before = '', digits, after = ''] = GROUPED_DIGITS.exec(text) ?? [];
  if (digits === undefined) return { fewest: [text], most: [text], grouped: false };
  const groups = digits.split(',');
  const read = (eager: boolean): ListReading => {
    const numbers = joinGroups(groups, eager);
    // 6000,000 is neither grouped digits nor a list; parsing the entry will fail.
    if (numbers.some(([first = '']) => NEVER_FIRST.test(first))) return [text];
    const last = numbers.length - 1;
    return numbers.map((parts, at) => (at === 0 ? before : '') + parts.join('') + (at === last ? after : ''));
  };
  const fewest = read(true);
  return { fewest, most: read(false), grouped: fewest.length === 1 };
}

/** `60,500 55,250`: the spaces separate where commas already group, and where each entry has a unit. */
function partAtBlanks(piece: string): readonly string[] {
  const isParted = (PARTED_BY_BLANKS.test(piece) && piece.includes(',')) || PARTED_BY_UNITS.test(piece);
  return isParted ? piece.split(BLANKS) : [piece];
}

/**
 * Finds the possible readings of a list of numbers: none for blank text, one, or two.
 *
 * - Line breaks, tabs, semicolons, colons, slashes, `|`, `→` and `、` separate entries, and so do a comma next to a
 *   blank or a unit, a dash between blanks, and 대 between digits. In a list of fractions (`1/3, 1/3`) a slash does not.
 * - A comma between digits may separate entries or group digits by thousands. Where parts are separated by commas
 *   with spaces and each of them is grouped, the commas inside group: `60,500, 55,250` is two prices and never `60`.
 * - Where both are possible, both readings are returned: the one with fewer and larger numbers first. `1,000` has one
 *   reading, because `000` is not a number.
 * - Invisible characters are dropped and full-width characters become ASCII. Text that is not a number is kept as a
 *   separate entry.
 *
 * @example listReadings('100,200') // [['100200'], ['100', '200']]
 */
export function listReadings(text: string): readonly ListReading[] {
  const plain = plainText(text);
  if (FRACTIONS.test(plain)) return [plain.trim().split(/[,;\s]+/u)];
  const texts = plain
    .replaceAll(new RegExp(PARTING_COMMA, 'g'), ';')
    .split(HARD_MARK)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  const pieces = texts.flatMap(partAtBlanks).map(readPiece);
  if (pieces.length === 0) return [];
  const fewest = pieces.flatMap((piece) => piece.fewest);
  const most = pieces.flatMap((piece) => piece.most);
  if (fewest.join('\n') === most.join('\n')) return [fewest];
  const eachIsOne = pieces.length > 1 && pieces.every((piece) => piece.fewest.length === 1);
  const onlyHardMarks = pieces.length === texts.length && !PARTING_COMMA.test(plain);
  return eachIsOne && (onlyHardMarks || pieces.every(({ grouped }) => grouped)) ? [fewest] : [fewest, most];
}
