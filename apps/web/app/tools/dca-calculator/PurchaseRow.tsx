import type { PurchaseField } from '@toolbox/core/trading/form';
import { Button } from '@toolbox/ui/button/Button';
import { classNames } from '@toolbox/ui/class-names/classNames';
import type { ClipboardEvent, FocusEvent } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { NumberEntry } from '../../parts/number-entry/NumberEntry.tsx';
import { PriceEntry } from '../../parts/trade-form/PriceEntry.tsx';
import type { PurchaseDraft } from './dcaDraft.ts';
import styles from './Purchases.module.css';

type PurchaseRowProps = {
  /** From 1. */
  readonly index: number;
  readonly purchase: PurchaseDraft;
  readonly weightsOnly: boolean;
  /** The price that a percentage refers to, as typed. */
  readonly firstPrice: string;
  /** What a blank price defaults to. */
  readonly pricePlaceholder: string;
  readonly errors: Readonly<Record<PurchaseField, string | undefined>>;
  readonly onChange: (purchase: PurchaseDraft) => void;
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>, field: PurchaseField) => void;
  /** Whether the row has the focus. */
  readonly onFocusWithin: (within: boolean) => void;
  readonly onRemove: () => void;
};

/** One purchase in one line: its weight and its price. */
export function PurchaseRow(props: PurchaseRowProps) {
  const {
    index,
    purchase,
    weightsOnly,
    firstPrice,
    pricePlaceholder,
    errors,
    onChange,
    onPaste,
    onFocusWithin,
    onRemove,
  } = props;
  const t = useMessages('dca-calculator');
  const field = (name: PurchaseField) => ({
    label: t(`rows.${name}`, { index }),
    labelHidden: true,
    value: purchase[name],
    onChange: (value: string) => onChange({ ...purchase, [name]: value }),
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => onPaste(event, name),
    error: errors[name],
  });

  function leave(event: FocusEvent<HTMLLIElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) onFocusWithin(false);
  }

  return (
    <li className={styles['row']} onFocus={() => onFocusWithin(true)} onBlur={leave}>
      <span className={styles['index']} aria-hidden="true">
        {index}
      </span>
      <div className={classNames(styles, 'fields', weightsOnly && 'single')}>
        {/* Beside a fraction 50% is a half. */}
        <NumberEntry unitKept measure="percent" placeholder={t('share')} {...field('weight')} />
        {!weightsOnly && (
          <PriceEntry unitHidden reference={firstPrice} placeholder={pricePlaceholder} {...field('price')} />
        )}
      </div>
      <Button
        variant="ghost"
        size="lg"
        icon="trash"
        iconOnly
        aria-label={t('rows.remove', { index })}
        onClick={onRemove}
      />
    </li>
  );
}
