import type { Failure } from '@toolbox/core';
import { TextField } from '@toolbox/ui/field/TextField';
import { useRef, useState } from 'react';
import { useFailureText } from '../../i18n/useFailureText.ts';
import styles from './Purchases.module.css';
import { TwoReadings } from './TwoReadings.tsx';

type ListFieldProps = {
  readonly label: string;
  readonly hint: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly failure: Failure | undefined;
};

/**
 * A field for numbers in one line. A list with two readings is rejected once typing has ended, and both are offered.
 */
export function ListField({ failure, onChange, ...rest }: ListFieldProps) {
  const failureText = useFailureText();
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
        error={rest.value.trim() === '' || (twoWays && !asked) ? undefined : failureText(failure)}
      />
      {asked && <TwoReadings readings={[asked.grouped.split(', '), asked.split.split(', ')]} onChoose={choose} />}
    </div>
  );
}
