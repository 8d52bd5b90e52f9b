import type { FieldFailures, PurchaseField } from '@toolbox/core/trading/form';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Button } from '@toolbox/ui/button/Button';
import { classNames } from '@toolbox/ui/class-names/classNames';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { undoable } from '../../browser/undo/undoable.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ChangeAnnouncement } from '../../parts/change-announcement/ChangeAnnouncement.tsx';
import { useTradeFailureText } from '../../parts/trade-form/useTradeFailureText.ts';
import type { TradeParser } from '../../parts/trade-form/useTradeParser.ts';
import { MAX_TYPED_ROWS, type PurchaseDraft, withPurchase } from './dcaDraft.ts';
import { PurchaseRow } from './PurchaseRow.tsx';
import styles from './Purchases.module.css';
import { TwoReadings } from './TwoReadings.tsx';
import { usePastedPurchases } from './usePastedPurchases.ts';

type PurchaseRowsProps = {
  readonly rows: readonly PurchaseDraft[];
  /** As typed. */
  readonly firstPrice: string;
  readonly onRows: (rows: readonly PurchaseDraft[]) => void;
  readonly weightsOnly: boolean;
  readonly failures: readonly FieldFailures<PurchaseField>[];
  readonly parser: TradeParser | undefined;
};

/** The purchases, one per line, with buttons to add and remove them; a pasted list fills several. */
export function PurchaseRows({ rows, firstPrice, onRows, weightsOnly, failures, parser }: PurchaseRowsProps) {
  const t = useMessages('dca-calculator');
  const failureText = useTradeFailureText();
  const [focused, setFocused] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
  const { outcome, announcement, paste, choose, dismiss } = usePastedPurchases({ rows, onRows, weightsOnly, parser });

  function focusRow(index: number, field: PurchaseField = 'weight') {
    const inputs = list.current?.children[index]?.querySelectorAll('input');
    inputs?.[field === 'price' ? 1 : 0]?.focus();
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
              choose(outcome, reading);
              focusRow(outcome.at, outcome.field);
            }}
          />
        </Banner>
      )}
      {outcome && 'refused' in outcome && (
        <Banner kind="validation" onDismiss={dismiss} dismissLabel={t('rows.dismiss')}>
          {t(`rows.${outcome.refused}`, { max: MAX_TYPED_ROWS })}
        </Banner>
      )}
      <Button icon="plus" block disabled={full} onClick={add}>
        {t('rows.add')}
      </Button>
      <ChangeAnnouncement {...announcement} />
    </div>
  );
}
