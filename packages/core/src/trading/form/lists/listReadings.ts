import { FORMAT_CHARACTERS, plainCharacters } from '../../../validate/plainCharacters.ts';
import { amountPiece } from './amountPiece.ts';
import { fractionPiece } from './fractionPiece.ts';
import { BLANKS, type ListPiece, type ListReading, numberPiece, PARTED_BY_BLANKS } from './listPiece.ts';
import { withoutListMarkers } from './withoutListMarkers.ts';

/** Spaces that only group digits; the plain space is not among them. */
const GROUPING_BLANK = /(?<=\d)[\u00a0\u2009\u202f](?=\d{3}(?!\d))/g;
/** Characters that always separate entries, the word for a ratio, as in 1대2대3, and a dash between spaces. */
const HARD_MARK = /[\n\r\t;:|\u2192\u3001]|(?<=\d) ?대 ?(?=\d)|(?<=[\d원%]) [-~] (?=[\d₩])/u;
/** Separates entries, or the two numbers of a fraction. */
const SLASH = '/';
const SPACED_SLASH = / ?\/ ?/g;
/** A comma that cannot group digits: one of its neighbors is a blank, a unit or nothing. */
const PARTING_COMMA = /(?<!\d),|,(?!\d)/;

/** What the numbers of a list are: only shares may be fractions. */
export type ListKind = 'shares' | 'prices';

function plainText(text: string): string {
  const plain = plainCharacters(text.replace(FORMAT_CHARACTERS, '')).replace(GROUPING_BLANK, '');
  return withoutListMarkers(plain).replaceAll(SPACED_SLASH, SLASH).trim();
}

/** `60,500 55,250`: the spaces separate where commas already group. */
function partAtBlanks(piece: string): readonly string[] {
  return PARTED_BY_BLANKS.test(piece) && piece.includes(',') ? piece.split(BLANKS) : [piece];
}

function trimmedParts(text: string, mark: RegExp | string): readonly string[] {
  return text
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/**
 * Finds the possible readings of a list of numbers: none for blank text, one, or two.
 *
 * - Line breaks, tabs, semicolons, colons, slashes, `|`, `→` and `、` separate entries, and so do a comma next to a
 *   blank or a unit, a dash between blanks, and 대 between digits.
 * - Blanks separate amounts with factors or units: `6만 5만 4만5천`. `6만 5천` may be one amount as well; between other
 *   separators it is.
 * - Beside any other separator a slash makes a fraction of a list of shares: `1/3, 1/3, 0.3`, but not `1/2`.
 * - A comma between digits may separate entries or group digits by thousands. Where parts are separated by commas
 *   with spaces and each of them is grouped, the commas inside group: `60,500, 55,250` is two prices and never `60`.
 * - Where both are possible, both readings are returned: the one with fewer and larger numbers first. `1,000` has one
 *   reading, because `000` is not a number. So has `1 1/2, 2 1/2`, but not `1 1/2, 1/2`.
 * - Numbers and bullets before the entries are dropped, and brackets around the list (see `withoutListMarkers`).
 * - Invisible characters are dropped and full-width characters become ASCII. Text that is not a number is kept as a
 *   separate entry.
 *
 * @example listReadings('100,200', 'prices') // [['100200'], ['100', '200']]
 */
export function listReadings(text: string, kind: ListKind): readonly ListReading[] {
  const plain = plainText(text);
  const parts = trimmedParts(plain.replaceAll(new RegExp(PARTING_COMMA, 'g'), ';'), HARD_MARK);
  const texts = parts.flatMap((part): readonly (string | ListPiece)[] => {
    const fractions = kind === 'shares' ? fractionPiece(part, part === plain) : undefined;
    return fractions ? [fractions] : trimmedParts(part, SLASH);
  });
  const pieces = texts.flatMap((part) =>
    typeof part === 'string' ? (amountPiece(part, texts.length === 1) ?? partAtBlanks(part).map(numberPiece)) : part,
  );
  if (pieces.length === 0) return [];
  const fewest = pieces.flatMap((piece) => piece.fewest);
  const most = pieces.flatMap((piece) => piece.most);
  if (fewest.join('\n') === most.join('\n')) return [fewest];
  const eachIsOne = pieces.length > 1 && pieces.every((piece) => piece.fewest.length === 1);
  const onlyHardMarks = pieces.length === texts.length && !PARTING_COMMA.test(plain);
  return eachIsOne && (onlyHardMarks || pieces.every(({ grouped }) => grouped)) ? [fewest] : [fewest, most];
}
