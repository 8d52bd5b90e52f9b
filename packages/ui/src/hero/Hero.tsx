import type { ReactNode } from 'react';
import { classNames } from '../class-names/classNames.ts';
import styles from './Hero.module.css';

export type HeroProps = {
  /** The name of the page; its only h1. */
  readonly title: ReactNode;
  /** One sentence below the title. */
  readonly lead: ReactNode;
  /** Badges below the sentence. */
  readonly children?: ReactNode;
};

/** The header of a page of text. */
export function Hero({ title, lead, children }: HeroProps) {
  return (
    <header className={classNames(styles, 'hero')}>
      <h1 className={classNames(styles, 'title')}>{title}</h1>
      <p className={classNames(styles, 'lead')}>{lead}</p>
      {children && <div className={classNames(styles, 'badges')}>{children}</div>}
    </header>
  );
}
