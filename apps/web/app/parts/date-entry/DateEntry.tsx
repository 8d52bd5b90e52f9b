import type { Failure, FailureCode } from '@toolbox/core';
import { formatIsoDate, MAX_YEAR, MIN_YEAR } from '@toolbox/core/dates';
import { Button } from '@toolbox/ui/button/Button';
import { DateField } from '@toolbox/ui/field/DateField';
import { useId, useState } from 'react';
import { useToday } from '../../browser/clock/useToday.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';

export type DateEntryProps = {
  readonly label: string;
  readonly hint?: string;
  /** `YYYY-MM-DD`, or empty while the date is incomplete. */
  readonly value: string;
  readonly onChange: (date: string) => void;
  readonly onEnter?: () => void;
  /** Why the date cannot be used. */
  readonly failure: Failure | undefined;
  /** Offers today beside the label. */
  readonly today?: boolean;
};

/** A date still being typed reads as none, then as one of the year 0002: no reason to speak before the field is left. */
const UNFINISHED: ReadonlySet<FailureCode> = new Set<FailureCode>(['dates.missing', 'dates.yearOutOfRange']);

const FIRST_DAY = formatIsoDate({ year: MIN_YEAR, month: 1, day: 1 });
const LAST_DAY = formatIsoDate({ year: MAX_YEAR, month: 12, day: 31 });

/**
 * A date with what is wrong with it. A half-typed date lives in the field alone, so whoever resets the tool gives the
 * entry a new `key`.
 */
export function DateEntry({ label, hint, value, onChange, onEnter, failure, today = false }: DateEntryProps) {
  const t = useMessages('common', 'actions');
  const failureText = useFailureText();
  const thisDay = useToday();
  const [left, setLeft] = useState(false);
  const id = useId();
  const told = left || (failure !== undefined && !UNFINISHED.has(failure.code));

  return (
    <DateField
      id={id}
      label={label}
      hint={hint}
      min={FIRST_DAY}
      max={LAST_DAY}
      value={value}
      onChange={onChange}
      onEnter={onEnter}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      error={told ? failureText(failure) : undefined}
      actions={
        today && (
          <Button variant="ghost" size="sm" aria-describedby={`${id}-label`} onClick={() => onChange(thisDay)}>
            {t('today')}
          </Button>
        )
      }
    />
  );
}
