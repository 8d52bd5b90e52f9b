import { Split } from '@toolbox/ui/split/Split';
import type { ReactNode } from 'react';
import styles from './TradePage.module.css';

type TradePageProps = {
  readonly form: ReactNode;
  readonly result: ReactNode;
  /** Full-width cards below. */
  readonly children?: ReactNode;
};

/** A calculator and, once there is a result, further questions about it. */
export function TradePage({ form, result, children }: TradePageProps) {
  return (
    <div className={styles['page']}>
      <Split>
        {form}
        {result}
      </Split>
      {children}
    </div>
  );
}
