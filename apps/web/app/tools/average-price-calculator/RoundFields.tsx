import type { FieldFailures, RoundField } from '@toolbox/core/trading/form';
import { Button } from '@toolbox/ui/button/Button';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import type { ClipboardEvent } from 'react';
import { undoable } from '../../browser/undo/undoable.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { PriceEntry } from '../../parts/trade-form/PriceEntry.tsx';
import { QuantityEntry } from '../../parts/trade-form/QuantityEntry.tsx';
import { useTradeFailureText } from '../../parts/trade-form/useTradeFailureText.ts';
import type { RoundDraft } from './averageDraft.ts';
import styles from './RoundList.module.css';

type RoundFieldsProps = {
  /** From 1. */
  readonly index: number;
  readonly round: RoundDraft;
  readonly failures: FieldFailures<RoundField>;
  readonly onChange: (round: RoundDraft) => void;
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>, field: RoundField) => void;
  readonly onRemove: () => void;
};

const MODES: readonly RoundDraft['mode'][] = ['quantity', 'amount'];

/** One further purchase: its price, and either its quantity or its amount. */
export function RoundFields({ index, round, failures, onChange, onPaste, onRemove }: RoundFieldsProps) {
  const t = useMessages('average-price-calculator');
  const failureText = useTradeFailureText();
  const { mode } = round;
  const field = (name: RoundField) => ({
    label: t(name),
    value: round[name],
    onChange: (value: string) => onChange({ ...round, [name]: value }),
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => onPaste(event, name),
    error: failureText(failures[name], name === 'quantity' ? undefined : 'won'),
  });

  return (
    <fieldset className={styles['round']}>
      <legend className={styles['legend']}>{t('round', { index })}</legend>
      <div className={styles['head']}>
        <Segmented
          label={t('mode')}
          labelHidden
          block
          value={mode}
          onChange={(next) => onChange({ ...round, mode: next })}
          options={MODES.map((value) => ({ value, label: t(`modes.${value}`) }))}
        />
        <Button
          variant="ghost"
          size="sm"
          icon="trash"
          iconOnly
          aria-label={t('removeRound', { index })}
          onClick={() => undoable('removed', onRemove)}
        />
      </div>
      <div className={styles['pair']}>
        <PriceEntry {...field('price')} />
        {mode === 'quantity' ? <QuantityEntry {...field('quantity')} /> : <PriceEntry {...field('amount')} />}
      </div>
    </fieldset>
  );
}
