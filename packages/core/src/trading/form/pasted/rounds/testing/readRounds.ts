import type { RoundField, RoundForm } from '../../../average/parseAverageForm.ts';
import { readPastedRounds } from '../readPastedRounds.ts';

/** The rounds of a pasted text in words; the reason where they are not read, and undefined for a plain text. */
export function read(text: string, field: RoundField = 'price', mode: RoundForm['mode'] = 'quantity') {
  const pasted = readPastedRounds(text, field, mode);
  if (pasted.kind === 'text') return undefined;
  if (pasted.kind === 'unread') return pasted.reason;
  return pasted.rounds.map((round) =>
    Object.entries(round)
      .map(([name, value]) => (name === 'mode' ? value : `${name}=${value}`))
      .join(' '),
  );
}

export const BY_QUANTITY = ['quantity price=60,500 quantity=2', 'quantity price=55,250 quantity=4'];
export const BY_AMOUNT = ['amount price=60,500 amount=2', 'amount price=55,250 amount=4'];
