import type { ReactNode } from 'react';
import { classNames } from '../class-names/classNames.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import styles from './Badge.module.css';

export type BadgeProps = {
  readonly tone?: 'neutral' | 'good' | 'bad' | 'warn' | 'serious' | 'info' | 'accent' | undefined;
  readonly dot?: boolean | undefined;
  readonly icon?: IconName | undefined;
  /** The label; color alone carries no information. */
  readonly children: ReactNode;
};

/** A short label in a tone. */
export function Badge({ tone = 'neutral', dot, icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles, 'badge', tone)}>
      {dot && <span className={classNames(styles, 'dot')} aria-hidden="true" />}
      {icon && <Icon name={icon} size="sm" />}
      {children}
    </span>
  );
}
