import { type AverageForm, DEFAULT_FEE_PERCENT, type PastedRound, type RoundForm } from '@toolbox/core/trading/form';

/** A round with its own key, so that removing one does not affect the others. */
export type RoundDraft = RoundForm & { readonly id: number };
export type AverageDraft = AverageForm & { readonly rounds: readonly RoundDraft[] };

/** The questions asked once there is an average. */
export type WhatIf = {
  readonly feePercent: string;
  readonly target: string;
  readonly targetMode: 'price' | 'quantity';
  readonly targetPrice: string;
  readonly targetQuantity: string;
  readonly currentPrice: string;
};

function blankRound(id: number): RoundDraft {
  return { id, mode: 'quantity', price: '', quantity: '', amount: '' };
}

/** With one round, so that the form shows its purpose. */
export const INITIAL_AVERAGE: AverageDraft = {
  initialAmount: '',
  initialQuantity: '',
  decimalPlaces: '',
  rounds: [blankRound(1)],
};

/** A holding whose price has fallen by a fifth, doubled at the lower price. */
export const EXAMPLE_AVERAGE: AverageDraft = {
  initialAmount: '1000000',
  initialQuantity: '10',
  decimalPlaces: '0',
  rounds: [{ ...blankRound(1), price: '80000', quantity: '10' }],
};

export const INITIAL_WHAT_IF: WhatIf = {
  feePercent: DEFAULT_FEE_PERCENT,
  target: '',
  targetMode: 'price',
  targetPrice: '',
  targetQuantity: '',
  currentPrice: '',
};

/** How many rounds there are up to the last one that is not empty. */
export function filledRounds(rounds: readonly RoundDraft[]): number {
  return 1 + rounds.findLastIndex((round) => round.price !== '' || round[round.mode] !== '');
}

/** Adds an empty round. */
export function withRound(rounds: readonly RoundDraft[]): readonly RoundDraft[] {
  return [...rounds, blankRound(Math.max(0, ...rounds.map(({ id }) => id)) + 1)];
}

/** More fields than this make typing slow. */
export const MAX_PASTED_ROUNDS = 100;

/** Overwrites the rounds from `at` on with pasted ones, and appends missing rounds. */
export function withPastedRounds(
  rounds: readonly RoundDraft[],
  at: number,
  pasted: readonly PastedRound[],
): readonly RoundDraft[] {
  let spread = rounds;
  while (spread.length < at + pasted.length) spread = withRound(spread);
  return spread.map((round, index) => ({ ...round, ...pasted[index - at] }));
}
