import type { ReactNode } from 'react';
import { classNames } from '../class-names/classNames.ts';
import { Foreign } from '../foreign/Foreign.tsx';
import { Icon, type IconName } from '../icon/Icon.tsx';
import styles from './Empty.module.css';

export type EmptyProps = {
  readonly icon?: IconName | undefined;
  /** A quiet sentence of what will appear here. */
  readonly children: ReactNode;
};

/** What stands where a result will be. */
export function Empty({ icon, children }: EmptyProps) {
  return (
    <div className={classNames(styles, 'empty')}>
      {icon && <Icon name={icon} size="lg" />}
      <p>
        <Foreign>{children}</Foreign>
      </p>
    </div>
  );
}
