import type { PastedRound, RoundField } from '@toolbox/core/trading/form';
import type { ClipboardEvent } from 'react';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { undoable } from '../../browser/undo/undoable.ts';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useChangeAnnouncement } from '../../parts/change-announcement/useChangeAnnouncement.ts';
import { useLatePaste } from '../../parts/trade-form/useLatePaste.ts';
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

/** A field that a text is pasted into: one of the holding, or of a purchase. */
type PastePlace = 'initialAmount' | 'initialQuantity' | { readonly at: number; readonly field: RoundField };

type Outcome = {
  /** The purchases that the notes are about. */
  readonly of: readonly RoundDraft[];
  readonly at: number;
  readonly notes: readonly PasteOutcome[];
};

type FillOptions = {
  readonly notes?: readonly PasteOutcome[];
  readonly before?: AverageDraft;
  /** Whether the number of purchases is announced. */
  readonly isAnnounced?: boolean;
};

export type PastedRoundsState = ReturnType<typeof usePastedRounds>;

function valueAt(form: AverageDraft, place: PastePlace): string | undefined {
  return typeof place === 'string' ? form[place] : form.rounds[place.at]?.[place.field];
}

function withValueAt(form: AverageDraft, place: PastePlace, value: string): AverageDraft {
  if (typeof place === 'string') return { ...form, [place]: value };
  const rounds: readonly RoundDraft[] = form.rounds;
  return {
    ...form,
    rounds: rounds.map((round, at) => (at === place.at ? { ...round, [place.field]: value } : round)),
  };
}

function isUnheldIn({ initialAmount, initialQuantity }: AverageDraft): boolean {
  return `${initialAmount}${initialQuantity}`.trim() === '';
}

/** Fills the purchases with a pasted table, and keeps what a visitor has to know about it. */
export function usePastedRounds(form: AverageDraft, onChange: (changed: Partial<AverageDraft>) => void) {
  const rounds: readonly RoundDraft[] = form.rounds;
  const late = useLateMessages('average-price-calculator/late');
  const parser = useTradeParser();
  // In memory only: the page of the other language shows it as well.
  const [last, setOutcome] = useDraft<Outcome | undefined>('average-price-calculator.pasted', undefined);
  // Reset, the example, Undo and links replace the purchases without this hook.
  const outcome = last?.of === rounds ? last : undefined;
  const { change: count, announce, ...announced } = useChangeAnnouncement<number>({ of: rounds, messages: late });

  function change(changed: readonly RoundDraft[], holding: Partial<AverageDraft> = {}) {
    onChange({ ...holding, rounds: changed });
  }

  /** What may be changed about the purchases, and what the calculation lacks. */
  function offersFor(added: readonly PastedRound[], before: AverageDraft): readonly PasteOutcome[] {
    const swapped = parser?.swappedRounds(added, before);
    const bare = parser?.roundsInOtherCurrency(added);
    return [
      ...(bare ? [{ kind: 'otherCurrency', ...bare } as const] : []),
      ...(swapped ? [{ kind: 'swapped', mode: added[0]?.mode ?? 'quantity', rounds: swapped } as const] : []),
      ...(isUnheldIn(before) ? [{ kind: 'unheld', holding: parser?.firstAsHolding(added) } as const] : []),
    ];
  }

  /**
   * Fills in purchases, with the notices about them. A field would rewrite a number with a unit when it loses the
   * focus, which looks like a change by the visitor.
   */
  function fill(
    at: number,
    added: readonly PastedRound[],
    { notes = [], before = form, isAnnounced = false }: FillOptions = {},
  ) {
    const plain = parser?.plainRounds(added) ?? added;
    const of = withPastedRounds(before.rounds, at, plain);
    undoable('replaced', () => change(of, before), isAnnounced);
    setOutcome({ of, at, notes: [...notes, ...offersFor(added, before)] });
    return of;
  }

  function hold(at: number, holding: Partial<AverageDraft>) {
    const others = rounds.filter((_, index) => index !== at);
    undoable('replaced', () => change(others.length > 0 ? others : withRound([]), holding));
  }

  /**
   * What is pasted into the holding: one purchase with labels or units is what is held, and only a table with a heading
   * is read as purchases.
   *
   * @param before the form without the text
   * @returns whether the text was read, so that it must not be in its field
   */
  function read(text: string, place: PastePlace, before = form): boolean {
    const isInHolding = typeof place === 'string';
    const { at, field } = isInHolding ? { at: filledRounds(before.rounds), field: 'price' as const } : place;
    const mode = rounds[at]?.mode ?? 'quantity';
    const pasted = parser?.readPastedRounds(text, field, mode);
    setOutcome(undefined);
    if (pasted === undefined || pasted.kind === 'text') return false;
    const isHolding = isInHolding && pasted.kind === 'rounds' && pasted.record;
    const holding = isHolding ? parser?.firstAsHolding(pasted.rounds) : undefined;
    if (isInHolding && !holding && !pasted.named) return false;
    if (before !== form) onChange(before);
    if (holding) {
      undoable('replaced', () => onChange({ ...before, ...holding }));
      return true;
    }
    const refuse = (reason: PasteOutcome) => {
      setOutcome({ of: before.rounds, at: isInHolding ? BEFORE_ROUNDS : at, notes: [reason] });
      return true;
    };
    if (pasted.kind === 'unread') return refuse(pasted);
    const { rounds: added, notBought, freeShares = 0, derived } = pasted;
    if (at + added.length > MAX_PASTED_ROUNDS) return refuse({ kind: 'tooMany' });
    const notes: readonly PasteOutcome[] = [
      ...(notBought > freeShares ? [{ kind: 'notBought', count: notBought - freeShares } as const] : []),
      ...(freeShares > 0 ? [{ kind: 'freeShares', count: freeShares } as const] : []),
      ...(derived ? [{ kind: 'derived' } as const] : []),
    ];
    const isAnnounced = late !== undefined;
    const of = fill(at, added, { notes, before, isAnnounced });
    if (isAnnounced) announce(added.length, of);
    return true;
  }

  const holdPaste = useLatePaste<PastePlace>(
    (place) => valueAt(form, place),
    (text, place, typed) => read(text, place, withValueAt(form, place, typed)),
  );

  function paste(event: ClipboardEvent<HTMLInputElement>, place: PastePlace) {
    if (parser === undefined) holdPaste(event, place);
    else if (read(event.clipboardData.getData('text'), place)) event.preventDefault();
  }

  const announcement = { text: (count && late?.('pasted', { count })) || '', ...announced };
  return { isUnheld: isUnheldIn(form), outcome, announcement, change, fill, hold, paste };
}
