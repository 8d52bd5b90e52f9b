import type { PastedRound, RoundField } from '@toolbox/core/trading/form';
import { type ClipboardEvent, useState } from 'react';
import { undoable } from '../../browser/undo/undoable.ts';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useTradeParser } from '../../parts/trade-form/useTradeParser.ts';
import {
  type AverageDraft,
  filledRounds,
  MAX_PASTED_ROUNDS,
  type RoundDraft,
  withPastedRounds,
  withRound,
} from './averageDraft.ts';
import type { PasteOutcome } from './PasteNotice.tsx';

/** The place of an outcome before the first purchase. */
export const BEFORE_ROUNDS = -1;

/** The purchase and its field that a text is pasted into. */
type PastePlace = { readonly at: number; readonly field: RoundField };

type Outcome = {
  /** The purchases that the notes are about. */
  readonly of: readonly RoundDraft[];
  readonly at: number;
  readonly notes: readonly PasteOutcome[];
};

/** An announcement, with the purchases and the messages of the language that it is about. */
type Spoken = { readonly text: string; readonly of: readonly RoundDraft[]; readonly by: unknown; readonly at: number };

export type PastedRoundsState = ReturnType<typeof usePastedRounds>;

/** Fills the purchases with a pasted table, and keeps what a visitor has to know about it. */
export function usePastedRounds(form: AverageDraft, onChange: (changed: Partial<AverageDraft>) => void) {
  const rounds: readonly RoundDraft[] = form.rounds;
  const late = useLateMessages('average-price-calculator/late');
  const parser = useTradeParser();
  const [spoken, setSpoken] = useState<Spoken>();
  const [last, setOutcome] = useState<Outcome>();
  // Reset, the example, Undo and links replace the purchases without this hook.
  const outcome = last?.of === rounds ? last : undefined;
  // Cleared, not hidden: purchases that an undo restores are not announced again.
  if (spoken !== undefined && (spoken.of !== rounds || spoken.by !== late)) setSpoken(undefined);
  const isUnheld = [form.initialAmount, form.initialQuantity].every((text) => text.trim() === '');

  function change(changed: readonly RoundDraft[], holding: Partial<AverageDraft> = {}) {
    onChange({ ...holding, rounds: changed });
  }

  /** What may be changed about the purchases, and what the calculation lacks. */
  function offersFor(added: readonly PastedRound[]): readonly PasteOutcome[] {
    const swapped = parser?.swappedRounds(added, form);
    const bare = parser?.roundsInOtherCurrency(added);
    return [
      ...(bare ? [{ kind: 'otherCurrency', ...bare } as const] : []),
      ...(swapped ? [{ kind: 'swapped', mode: added[0]?.mode ?? 'quantity', rounds: swapped } as const] : []),
      ...(isUnheld ? [{ kind: 'unheld', holding: parser?.firstAsHolding(added) } as const] : []),
    ];
  }

  /**
   * Fills in purchases, with the notices about them. A field would rewrite a number with a unit when it loses the
   * focus, which looks like a change by the visitor.
   */
  function fill(at: number, added: readonly PastedRound[], notes: readonly PasteOutcome[] = []) {
    const plain = parser?.plainRounds(added) ?? added;
    const of = withPastedRounds(rounds, at, plain);
    undoable('replaced', () => change(of));
    setOutcome({ of, at, notes: [...notes, ...offersFor(added)] });
    return of;
  }

  function hold(at: number, holding: Partial<AverageDraft>) {
    const others = rounds.filter((_, index) => index !== at);
    undoable('replaced', () => change(others.length > 0 ? others : withRound([]), holding));
  }

  /**
   * Without a place, the text is pasted into the holding: one purchase with labels or units is what is held, and only a
   * table with a heading is read as purchases.
   */
  function paste(event: ClipboardEvent<HTMLInputElement>, place?: PastePlace) {
    const { at, field } = place ?? { at: filledRounds(rounds), field: 'price' };
    const mode = rounds[at]?.mode ?? 'quantity';
    const pasted = parser?.readPastedRounds(event.clipboardData.getData('text'), field, mode);
    const refuse = (reason: PasteOutcome) =>
      setOutcome({ of: rounds, at: place?.at ?? BEFORE_ROUNDS, notes: [reason] });
    setOutcome(undefined);
    if (pasted === undefined || pasted.kind === 'text') return;
    const isHolding = place === undefined && pasted.kind === 'rounds' && pasted.record;
    const holding = isHolding ? parser?.firstAsHolding(pasted.rounds) : undefined;
    if (holding) {
      event.preventDefault();
      return undoable('replaced', () => change(rounds, holding));
    }
    if (place === undefined && !pasted.named) return;
    event.preventDefault();
    if (pasted.kind === 'unread') return refuse(pasted);
    const { rounds: added, notBought, derived } = pasted;
    if (at + added.length > MAX_PASTED_ROUNDS) return refuse({ kind: 'tooMany' });
    const of = fill(at, added, [
      ...(notBought > 0 ? [{ kind: 'notBought', count: notBought } as const] : []),
      ...(derived ? [{ kind: 'derived' } as const] : []),
    ]);
    if (late) setSpoken({ text: late('pasted', { count: added.length }), of, by: late, at: performance.now() });
  }

  return { isUnheld, outcome, spoken, change, fill, hold, paste };
}
