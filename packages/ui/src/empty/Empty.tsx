import type { ReactNode } from 'react';
import { classNames } from '../class-names/classNames.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { MarkedHangul } from '../marked-hangul/MarkedHangul.tsx';
import styles from './Empty.module.css';

export type EmptyProps = {
  readonly icon?: IconName | undefined;
  /** A muted sentence that says what will appear here. */
  readonly children: ReactNode;
};

/** The placeholder of a result. */
export function Empty({ icon, children }: EmptyProps) {
  return (
    <div className={classNames(styles, 'empty')}>
      {icon && <Icon name={icon} size="lg" />}
      <p>
        <MarkedHangul>{children}</MarkedHangul>
      </p>
    </div>
  );
}
