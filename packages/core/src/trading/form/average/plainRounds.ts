import { plainNumber } from '../../../validate/index.ts';
import type { PastedRound, RoundField } from './parseAverageForm.ts';

const UNITS = { price: 'won', quantity: 'coin', amount: 'won' } as const;

/**
 * Pasted purchases as a form keeps them: every number that can be read without commas, currency and unit, so that a
 * field has no reason to rewrite it. All other text is unchanged, for the form to refuse.
 *
 * @example
 * plainRounds([{ mode: 'quantity', price: '60,000,000KRW', quantity: '0.0010BTC' }])
 * // [{ mode: 'quantity', price: '60000000', quantity: '0.0010' }]
 */
export function plainRounds(rounds: readonly PastedRound[]): readonly PastedRound[] {
  return rounds.map((round) => {
    const plain: Partial<Record<RoundField, string>> = {};
    for (const field of ['price', 'quantity', 'amount'] as const) {
      const text = round[field];
      if (text !== undefined) plain[field] = plainNumber(text, { field: '', unit: UNITS[field] }) ?? text;
    }
    return { ...round, ...plain };
  });
}
