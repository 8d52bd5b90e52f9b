import { Button } from '@toolbox/ui/button/Button';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './withOffers.module.css';

export type Offer = {
  /** What the button offers to use: a value that may be meant, or a setting for which the value is valid. */
  readonly name: string;
  readonly take: () => void;
};

type FieldErrorProps = {
  /** Why the value is rejected. */
  readonly message: ReactNode;
  readonly offers: readonly Offer[];
  /** The id of the field, which receives the focus: the button that had it disappears with the error. */
  readonly field: string;
};

function FieldError({ message, offers, field }: FieldErrorProps) {
  const t = useMessages('common', 'actions');

  return (
    <span className={styles['refused']}>
      {message}
      {offers.map(({ name, take }) => (
        <Button
          key={name}
          size="sm"
          onClick={() => {
            take();
            document.getElementById(field)?.focus();
          }}
        >
          {t('useValue', { value: name })}
        </Button>
      ))}
    </span>
  );
}

/** The error of a field, with a button for each offer where there are some. */
export function withOffers(message: ReactNode, offers: readonly Offer[], field: string): ReactNode {
  return message && offers.length > 0 ? <FieldError message={message} offers={offers} field={field} /> : message;
}
