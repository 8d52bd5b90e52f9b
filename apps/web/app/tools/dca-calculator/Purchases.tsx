import type { Failure } from '@toolbox/core';
import type { DcaFailures } from '@toolbox/core/trading/form';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Button } from '@toolbox/ui/button/Button';
import { TextField } from '@toolbox/ui/field/TextField';
import { useId, useRef, useState } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { useTradeFailureText } from '../../parts/trade-form/useTradeFailureText.ts';
import { useTradeParser } from '../../parts/trade-form/useTradeParser.ts';
import { type DcaDraft, MAX_TYPED_ROWS, toDrafts } from './dcaDraft.ts';
import { PurchaseRows } from './PurchaseRows.tsx';
import styles from './Purchases.module.css';
import { TwoReadings } from './TwoReadings.tsx';

type ListFieldProps = {
  readonly label: string;
  readonly hint: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly failure: Failure | undefined;
  readonly unit?: 'won';
};

/**
 * A field for numbers in one line. A list with two readings is rejected once typing has ended, and both are offered.
 */
function ListField({ failure, unit, onChange, ...rest }: ListFieldProps) {
  const failureText = useTradeFailureText();
  const [left, setLeft] = useState(true);
  const place = useRef<HTMLDivElement>(null);
  const twoWays = failure?.code === 'trading.listTwoWays' ? failure.facts : undefined;
  const asked = left ? twoWays : undefined;

  function choose(reading: readonly string[]) {
    onChange(reading.join(', '));
    place.current?.querySelector('input')?.focus();
  }

  return (
    <div ref={place} className={styles['list']}>
      <TextField
        {...rest}
        autoComplete="off"
        onChange={(typed) => {
          setLeft(false);
          onChange(typed);
        }}
        onBlur={() => setLeft(true)}
        onEnter={() => setLeft(true)}
        error={rest.value.trim() === '' || (twoWays && !asked) ? undefined : failureText(failure, unit)}
      />
      {asked && <TwoReadings readings={[asked.grouped.split(', '), asked.split.split(', ')]} onChoose={choose} />}
    </div>
  );
}

type PurchasesProps = {
  readonly form: DcaDraft;
  readonly set: (change: Partial<DcaDraft>) => void;
  readonly failures: DcaFailures | undefined;
};

/** The purchases in one of two modes: one per line, or as lists of weights and prices. */
export function Purchases({ form, set, failures }: PurchasesProps) {
  const t = useMessages('dca-calculator');
  const failureText = useTradeFailureText();
  const parser = useTradeParser();
  const id = useId();
  const byRows = form.entry === 'rows';
  const weightsOnly = form.mode === 'linear';
  const purchases = byRows ? undefined : parser?.listsToPurchases(form.weights, form.prices);
  const canSwitch = parser !== undefined && (byRows || (purchases !== undefined && purchases.length <= MAX_TYPED_ROWS));

  function switchEntry() {
    if (byRows && parser) set({ entry: 'lists', ...parser.purchasesToLists(form.rows, form.firstPrice) });
    else if (purchases) set({ entry: 'rows', rows: toDrafts(purchases) });
  }

  return (
    <fieldset aria-labelledby={id} className={styles['purchases']}>
      <div className={styles['head']}>
        <span id={id} className={styles['title']}>
          {t('rows.title')}
        </span>
        <Button variant="ghost" size="sm" disabled={!canSwitch} onClick={switchEntry}>
          {t(byRows ? 'rows.toLists' : 'rows.toRows')}
        </Button>
      </div>
      {byRows ? (
        <PurchaseRows
          rows={form.rows}
          firstPrice={form.firstPrice}
          onRows={(rows) => set({ rows })}
          weightsOnly={weightsOnly}
          failures={failures?.rows ?? []}
          parser={parser}
        />
      ) : (
        <>
          <ListField
            label={t('weights')}
            hint={t('weightsHint')}
            placeholder={t('weightsExample')}
            value={form.weights}
            onChange={(weights) => set({ weights })}
            failure={failures?.weights}
          />
          {!weightsOnly && (
            <ListField
              label={t('prices')}
              hint={t('pricesHint')}
              placeholder={t('pricesExample')}
              value={form.prices}
              onChange={(prices) => set({ prices })}
              failure={failures?.prices}
              unit="won"
            />
          )}
        </>
      )}
      {byRows && failures?.weights && form.rows.some(({ weight }) => weight.trim() !== '') && (
        <Banner kind="validation" quiet>
          {failureText(failures.weights)}
        </Banner>
      )}
    </fieldset>
  );
}
