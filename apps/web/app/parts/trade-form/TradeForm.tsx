import { Button } from '@toolbox/ui/button/Button';
import type { ReactNode, SubmitEvent } from 'react';
import { MAIN_ACTION } from '../../browser/shortcuts/mainAction.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { InputCard } from '../input-card/InputCard.tsx';
import styles from './TradeForm.module.css';

type TradeFormProps = {
  readonly complete: boolean;
  readonly onCalculate: () => void;
  readonly onReset: () => void;
  /** Fills in an example and calculates it. */
  readonly onExample: () => void;
  readonly children: ReactNode;
};

/** The card of a calculator with a Calculate button, which is disabled while a required field is blank. */
export function TradeForm({ complete, onCalculate, onReset, onExample, children }: TradeFormProps) {
  const t = useMessages('common', 'actions');

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onCalculate();
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return (
    <InputCard onReset={onReset} onExample={onExample}>
      <form className={styles['form']} noValidate onSubmit={submit}>
        {children}
        <Button type="submit" variant="primary" {...MAIN_ACTION} size="lg" block disabled={!complete}>
          {t('calculate')}
        </Button>
      </form>
    </InputCard>
  );
}
