import type { PurchaseField, UnreadPurchases } from '@toolbox/core/trading/form';
import type { ClipboardEvent } from 'react';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { undoable } from '../../browser/undo/undoable.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useChangeAnnouncement } from '../../parts/change-announcement/useChangeAnnouncement.ts';
import { useLatePaste } from '../../parts/trade-form/useLatePaste.ts';
import type { TradeParser } from '../../parts/trade-form/useTradeParser.ts';
import { MAX_TYPED_ROWS, type PurchaseDraft, spreadOver } from './dcaDraft.ts';

/** The row and its field that a text is pasted into. */
type PastePlace = { readonly at: number; readonly field: PurchaseField };

type Spread = readonly Readonly<Partial<Record<PurchaseField, string>>>[];

/** Why a pasted list was rejected, or its two readings and where the chosen one will be inserted. */
type Answer =
  | { readonly refused: 'tooMany' | `unread.${UnreadPurchases}` }
  | (PastePlace & { readonly readings: readonly (readonly string[])[] });

/** With the rows that the list was pasted into. */
type Outcome = Answer & { readonly of: readonly PurchaseDraft[] };

type PastedPurchasesProps = {
  readonly rows: readonly PurchaseDraft[];
  readonly onRows: (rows: readonly PurchaseDraft[]) => void;
  readonly weightsOnly: boolean;
  readonly parser: TradeParser | undefined;
};

function columnOf(field: PurchaseField, entries: readonly string[]): Spread {
  return entries.map((entry) => ({ [field]: entry }));
}

/** Fills the rows with a pasted list, and keeps what a visitor has to decide or know about it. */
export function usePastedPurchases({ rows, onRows, weightsOnly, parser }: PastedPurchasesProps) {
  const t = useMessages('dca-calculator');
  // In memory only: the page of the other language shows it as well.
  const [last, setOutcome] = useDraft<Outcome | undefined>('dca-calculator.pasted', undefined);
  // Reset, the example, Undo and links replace the rows without this hook.
  const outcome = last?.of === rows ? last : undefined;
  const { change: count, announce, ...announced } = useChangeAnnouncement<number>({ of: rows, messages: t });

  function answer(given: Answer, of: readonly PurchaseDraft[]) {
    setOutcome({ ...given, of });
  }

  function spread(at: number, purchases: Spread, before = rows) {
    if (at + purchases.length > MAX_TYPED_ROWS) return answer({ refused: 'tooMany' }, before);
    setOutcome(undefined);
    const filled = spreadOver(before, at, purchases);
    undoable('replaced', () => onRows(filled), true);
    announce(purchases.length, filled);
  }

  /** Returns whether the text was read, so that it must not be in its field: `before` are the rows without it. */
  function read(text: string, { at, field }: PastePlace, before = rows): boolean {
    const pasted = parser?.readPastedPurchases(text, { field, weightsOnly });
    setOutcome(undefined);
    if (pasted === undefined || pasted.kind === 'text') return false;
    if (before !== rows) onRows(before);
    if (pasted.kind === 'unread') answer({ refused: `unread.${pasted.reason}` }, before);
    else if (pasted.kind === 'twoWays') answer({ at, field: pasted.field, readings: pasted.readings }, before);
    else spread(at, pasted.kind === 'table' ? pasted.rows : columnOf(pasted.field, pasted.entries), before);
    return true;
  }

  const hold = useLatePaste<PastePlace>(
    ({ at, field }) => rows[at]?.[field],
    (text, place, typed) => read(text, place, spreadOver(rows, place.at, [{ [place.field]: typed }])),
  );

  function paste(event: ClipboardEvent<HTMLInputElement>, place: PastePlace) {
    if (parser === undefined) hold(event, place);
    else if (read(event.clipboardData.getData('text'), place)) event.preventDefault();
  }

  function choose({ at, field }: PastePlace, reading: readonly string[]) {
    spread(at, columnOf(field, reading));
  }

  const announcement = { text: count ? t('rows.spread', { count }) : '', ...announced };
  return { outcome, announcement, paste, choose, dismiss: () => setOutcome(undefined) };
}
