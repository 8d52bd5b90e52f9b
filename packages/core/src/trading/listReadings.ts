/** The entries of a list as text, without the commas that group their digits. */
export type ListReading = readonly string[];

const INVISIBLE = /\p{Cf}/gu;
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
/** Blanks that only ever group digits; the plain one does not. */
const GROUPING_BLANK = /(?<=\d)[\u00a0\u2009\u202f](?=\d{3}(?!\d))/g;
/** Marks that part entries whatever stands beside them. */
const HARD_MARK = /[\n\r\t;:\u3001]/;
/** A comma that cannot group digits: a blank, a unit or nothing stands on one of its sides. */
const PARTING_COMMA = /(?<!\d),|,(?!\d)/;
const PARTED_BY_BLANKS = /^[+\-\u2212]?[\d.,]+%?(?: +[+\-\u2212]?[\d.,]+%?)+$/;
const BLANKS = / +/;
const GROUPED_DIGITS = /^(?<before>[^\d,]*)(?<digits>[\d.]+(?:,[\d.]+)+)(?<after>[^\d,]*)$/;
const HEAD_OF_GROUPS = /^[1-9]\d{0,2}$/;
const GROUP = /^\d{3}$/;
const LAST_GROUP = /^\d{3}(?:\.\d*)?$/;
/** No number by itself, so it can only go on with the one before. */
const NEVER_FIRST = /^0\d/;

/** What stands between two sure marks: as few numbers as it can be, and as many. */
type Piece = { readonly fewest: ListReading; readonly most: ListReading; readonly grouped: boolean };

function plainText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(GROUPING_BLANK, '');
}

/** Joins groups to numbers. `eager` lets a number go on wherever it can, else only where it must. */
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
  const { before = '', digits, after = '' } = GROUPED_DIGITS.exec(text)?.groups ?? {};
  if (digits === undefined) return { fewest: [text], most: [text], grouped: false };
  const groups = digits.split(',');
  const read = (eager: boolean): ListReading => {
    const numbers = joinGroups(groups, eager);
    // 6000,000 groups nothing and is no list either; whoever reads the entry refuses it.
    if (numbers.some(([first = '']) => NEVER_FIRST.test(first))) return [text];
    const last = numbers.length - 1;
    return numbers.map((parts, at) => (at === 0 ? before : '') + parts.join('') + (at === last ? after : ''));
  };
  const fewest = read(true);
  return { fewest, most: read(false), grouped: fewest.length === 1 };
}

/** `60,500 55,250`: the blanks part where commas group already. */
function partAtBlanks(piece: string): readonly string[] {
  return PARTED_BY_BLANKS.test(piece) && piece.includes(',') ? piece.split(BLANKS) : [piece];
}

/**
 * Finds the ways in which a list of numbers can be read: none for blank text, one, or two.
 *
 * - Line breaks, tabs, semicolons, colons and `、` part entries, and so does a comma with a blank or a unit beside it.
 * - A comma between digits may part entries or group digits by thousands. Where pieces are parted by commas with blanks
 *   and each of them is grouped, the commas inside group: `60,500, 55,250` is two prices and never `60`.
 * - Where both fit, both readings are given: the one with fewer and larger numbers first. `1,000` has one reading, for
 *   `000` is no number.
 * - Invisible marks are dropped and full-width characters are plain ones. What is no number stays as it is, an entry of
 *   its own.
 *
 * @example listReadings('100,200') // [['100200'], ['100', '200']]
 */
export function listReadings(text: string): readonly ListReading[] {
  const plain = plainText(text);
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
