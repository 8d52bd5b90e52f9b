import { Button } from '@toolbox/ui/button/Button';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './Refusal.module.css';

export type RefusalProps = {
  /** Why the value is rejected. */
  readonly told: ReactNode;
  /** Values that may be meant. */
  readonly offers: readonly string[];
  readonly onTake: (value: string) => void;
  /** The id of the field, which receives the focus: the button that had it disappears with the error. */
  readonly field: string;
};

/** The error of a field, with a button for each value that may be meant. */
export function Refusal({ told, offers, onTake, field }: RefusalProps) {
  const t = useMessages('common', 'actions');

  function take(value: string) {
    onTake(value);
    document.getElementById(field)?.focus();
  }

  return (
    <span className={styles['refused']}>
      {told}
      {offers.map((value) => (
        <Button key={value} size="sm" onClick={() => take(value)}>
          {t('useValue', { value })}
        </Button>
      ))}
    </span>
  );
}
