import type { ReactNode } from 'react';
import { classNames } from '../class-names/classNames.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import styles from './IconCard.module.css';

export type IconCardProps = {
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Without its own border, inside of an element that has one. */
  readonly plain?: boolean | undefined;
};

/** A point with an icon, a title and a sentence or two. */
export function IconCard({ icon, title, plain, children }: IconCardProps) {
  return (
    <article className={classNames(styles, 'card', plain ? 'plain' : 'framed')}>
      <span className={classNames(styles, 'icon')}>
        <Icon name={icon} />
      </span>
      <div className={classNames(styles, 'words')}>
        <h3 className={classNames(styles, 'title')}>{title}</h3>
        <div className={classNames(styles, 'text')}>{children}</div>
      </div>
    </article>
  );
}
