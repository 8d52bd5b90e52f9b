import type { FieldFailures, PurchaseField, UnreadPurchases } from '@toolbox/core/trading/form';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Button } from '@toolbox/ui/button/Button';
import { classNames } from '@toolbox/ui/class-names/classNames';
import { type ClipboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { undoable } from '../../browser/undo/undoable.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ChangeAnnouncement } from '../../parts/change-announcement/ChangeAnnouncement.tsx';
import { useChangeAnnouncement } from '../../parts/change-announcement/useChangeAnnouncement.ts';
import { useLatePaste } from '../../parts/trade-form/useLatePaste.ts';
import { useTradeFailureText } from '../../parts/trade-form/useTradeFailureText.ts';
import type { TradeParser } from '../../parts/trade-form/useTradeParser.ts';
import { MAX_TYPED_ROWS, type PurchaseDraft, spreadOver, withPurchase } from './dcaDraft.ts';
import { PurchaseRow } from './PurchaseRow.tsx';
import styles from './Purchases.module.css';
import { TwoReadings } from './TwoReadings.tsx';

type PurchaseRowsProps = {
  readonly rows: readonly PurchaseDraft[];
  /** As typed. */
  readonly firstPrice: string;
  readonly onRows: (rows: readonly PurchaseDraft[]) => void;
  readonly weightsOnly: boolean;
  readonly failures: readonly FieldFailures<PurchaseField>[];
  readonly parser: TradeParser | undefined;
};

/** The row and its field that a text is pasted into. */
type PastePlace = { readonly at: number; readonly field: PurchaseField };

type Spread = readonly Readonly<Partial<Record<PurchaseField, string>>>[];

/** Why a pasted list was rejected, or its two readings and where the chosen one will be inserted. */
type Answer =
  | { readonly refused: 'tooMany' | `unread.${UnreadPurchases}` }
  | { readonly at: number; readonly field: PurchaseField; readonly readings: readonly (readonly string[])[] };

/** With the rows that the list was pasted into. */
type Outcome = Answer & { readonly of: readonly PurchaseDraft[] };

function columnOf(field: PurchaseField, entries: readonly string[]): Spread {
  return entries.map((entry) => ({ [field]: entry }));
}

/** The purchases, one per line, with buttons to add and remove them; a pasted list fills several. */
export function PurchaseRows({ rows, firstPrice, onRows, weightsOnly, failures, parser }: PurchaseRowsProps) {
  const t = useMessages('dca-calculator');
  const failureText = useTradeFailureText();
  const [focused, setFocused] = useState<number>();
  // In memory only: the page of the other language shows it as well.
  const [last, setOutcome] = useDraft<Outcome | undefined>('dca-calculator.pasted', undefined);
  const list = useRef<HTMLOListElement>(null);
  // Reset, the example, Undo and links replace the rows without this component.
  const outcome = last?.of === rows ? last : undefined;
  const { change: filledCount, announce, ...announced } = useChangeAnnouncement<number>({ of: rows, messages: t });

  function answer(given: Answer, of: readonly PurchaseDraft[]) {
    setOutcome({ ...given, of });
  }

  function focusRow(index: number, field: PurchaseField = 'weight') {
    const inputs = list.current?.children[index]?.querySelectorAll('input');
    inputs?.[field === 'price' ? 1 : 0]?.focus();
  }

  function spread(at: number, purchases: Spread, before = rows) {
    if (at + purchases.length > MAX_TYPED_ROWS) return answer({ refused: 'tooMany' }, before);
    setOutcome(undefined);
    const filled = spreadOver(before, at, purchases);
    undoable('replaced', () => onRows(filled));
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

  function errorsOf(row: PurchaseDraft, index: number) {
    const { weight, price } = failures[index] ?? {};
    // A price may be typed before its weight; a missing field is reported once the focus has left the row.
    const missing = row.weight.trim() === '' && focused === row.id;
    return { weight: missing ? undefined : failureText(weight), price: failureText(price, 'won') };
  }

  function add() {
    flushSync(() => onRows(withPurchase(rows)));
    list.current?.lastElementChild?.querySelector('input')?.focus();
  }

  /** The last row is cleared instead, because a form without rows would not show its purpose. */
  function remove(row: PurchaseDraft, index: number) {
    const others = rows.filter(({ id }) => id !== row.id);
    const left = others.length > 0 ? others : [{ ...row, weight: '', price: '' }];
    // Announced by the notice that offers to undo it.
    undoable('removed', () => onRows(left));
    // The pressed button is removed.
    focusRow(others.length === 0 ? 0 : index < others.length ? index + 1 : index - 1);
  }

  const firstPriced = rows.findIndex(({ price }) => price.trim() !== '');
  const full = rows.length >= MAX_TYPED_ROWS;

  return (
    <div className={styles['rows']}>
      <div className={styles['columns']} aria-hidden="true">
        <div className={classNames(styles, 'labels', weightsOnly && 'single')}>
          <span>{t('share')}</span>
          {!weightsOnly && <span>{t('rows.prices')}</span>}
        </div>
      </div>
      <ol ref={list} className={styles['list']}>
        {rows.map((row, index) => (
          <PurchaseRow
            key={row.id}
            index={index + 1}
            purchase={row}
            weightsOnly={weightsOnly}
            firstPrice={firstPrice}
            pricePlaceholder={t(firstPriced >= 0 && index > firstPriced ? 'rows.asAbove' : 'firstPrice')}
            errors={errorsOf(row, index)}
            onChange={(changed) => onRows(rows.map((other) => (other.id === row.id ? changed : other)))}
            onPaste={(event, field) => paste(event, { at: index, field })}
            onFocusWithin={(within) => setFocused(within ? row.id : undefined)}
            onRemove={() => remove(row, index)}
          />
        ))}
      </ol>
      {outcome && 'readings' in outcome && (
        <Banner kind="validation" title={t('readings.title')}>
          <TwoReadings
            readings={outcome.readings}
            onChoose={(reading) => {
              spread(outcome.at, columnOf(outcome.field, reading));
              focusRow(outcome.at, outcome.field);
            }}
          />
        </Banner>
      )}
      {outcome && 'refused' in outcome && (
        <Banner kind="validation" onDismiss={() => setOutcome(undefined)} dismissLabel={t('rows.dismiss')}>
          {t(`rows.${outcome.refused}`, { max: MAX_TYPED_ROWS })}
        </Banner>
      )}
      <Button icon="plus" block disabled={full} onClick={add}>
        {t('rows.add')}
      </Button>
      <ChangeAnnouncement text={filledCount ? t('rows.spread', { count: filledCount }) : ''} {...announced} />
    </div>
  );
}
