import { parseNumber } from '../../../validate/index.ts';
import { BLANKS, type ListPiece } from './listPiece.ts';

/** A number that may have factors or a unit: 6만5천, 60,500원. */
const PART = /^₩?\d[\d.,십백천만억조]*원?$/u;
/** With a factor or a unit. */
const MEASURED = /[십백천만억조원]$|^₩/u;

function isAmount(text: string): boolean {
  const amount = parseNumber(text, { field: '', unit: 'won' });
  return amount.ok || amount.failure.code === 'number.twoReadings';
}

/** Joins parts to one amount wherever they can be one: 1억 5천만. */
function joinAmounts(parts: readonly string[]): readonly string[] {
  const amounts: string[] = [];
  for (const part of parts) {
    const longer = `${amounts.at(-1) ?? ''}${part}`;
    const isJoined = amounts.length > 0 && isAmount(`${amounts.at(-1)} ${part}`);
    if (isJoined) amounts[amounts.length - 1] = longer;
    else amounts.push(part);
  }
  return amounts;
}

/**
 * Amounts with Korean factors or units between blanks, each read as an entry, and as parts of larger amounts where they
 * can be: `6만 5천` is 65,000, or 60,000 and 5,000. Undefined for every other text.
 *
 * @param alone whether the piece is the whole list; otherwise another mark separates the entries
 */
export function amountPiece(text: string, alone: boolean): ListPiece | undefined {
  const parts = text.split(BLANKS);
  const isListed =
    parts.length > 1 && parts.every((part) => PART.test(part)) && parts.some((part) => MEASURED.test(part));
  if (!isListed) return undefined;
  const most = parts.map((part) => (isAmount(part) ? part.replaceAll(',', '') : part));
  const fewest = joinAmounts(most);
  return { fewest, most: alone || fewest.length > 1 ? most : fewest, grouped: false };
}
