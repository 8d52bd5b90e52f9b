import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names/classNames.ts';
import styles from './PageSection.module.css';

export type PageSectionProps = {
  readonly title: ReactNode;
  /** A sentence below the title. */
  readonly lead?: ReactNode;
  /** The maximum number of columns; fewer if they do not fit. One by default. */
  readonly columns?: 1 | 2 | 3 | 4 | undefined;
  readonly children: ReactNode;
};

const COLUMNS = { 1: 'one', 2: 'two', 3: 'three', 4: 'four' } as const;

/** A part of a page of text, named by its heading. */
export function PageSection({ title, lead, columns = 1, children }: PageSectionProps) {
  const titleId = useId();
  return (
    <section className={classNames(styles, 'section')} aria-labelledby={titleId}>
      <h2 id={titleId} className={classNames(styles, 'title')}>
        {title}
      </h2>
      {lead && <p className={classNames(styles, 'lead')}>{lead}</p>}
      <div className={classNames(styles, 'grid', COLUMNS[columns])}>{children}</div>
    </section>
  );
}
