import type { ReactNode } from 'react';
import { classNames } from '../class-names/classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './Disclosure.module.css';

export type DisclosureProps = {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly onToggle?: ((open: boolean) => void) | undefined;
};

/** Collapsed content that the summary opens. */
export function Disclosure({ summary, children, onToggle }: DisclosureProps) {
  return (
    <details className={classNames(styles, 'disclosure')} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className={classNames(styles, 'summary')}>
        <span className={classNames(styles, 'arrow')}>
          <Icon name="chevronRight" size="sm" />
        </span>
        {summary}
      </summary>
      <div className={classNames(styles, 'content')}>{children}</div>
    </details>
  );
}
