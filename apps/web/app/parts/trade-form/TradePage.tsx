import { Split } from '@toolbox/ui/split/Split';
import type { ReactNode } from 'react';
import styles from './TradePage.module.css';

type TradePageProps = {
  readonly form: ReactNode;
  readonly result: ReactNode;
  /** Cards over the whole width, below. */
  readonly children?: ReactNode;
};

/** A calculator and, once there is a result, what else can be asked of it. */
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
