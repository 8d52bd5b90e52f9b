/** How many zeros follow the point of a small price, as a subscript or in braces. */
const COUNTED_ZEROS = /(?<=^\D{0,8}0?\.0)(?:[₀-₉]{1,2}|\{\d{1,2}\})(?=\d)/u;

/**
 * The text with the zeros that price pages of small coins count instead of writing them.
 *
 * @example writtenZeros('$0.0₅1234') // '$0.000001234'
 */
export function writtenZeros(text: string): string {
  // The text already has the first zero.
  return text.replace(COUNTED_ZEROS, (count) => '0'.repeat(Math.max(1, Number(digitsOf(count))) - 1));
}

function digitsOf(count: string): string {
  return count.normalize('NFKC').replace(/[{}]/gu, '');
}
