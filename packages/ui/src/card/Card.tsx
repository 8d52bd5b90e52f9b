import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names/classNames.ts';
import styles from './Card.module.css';

export type CardProps = {
  readonly title: ReactNode;
  /** The title is for screen readers only: the visible content says it. */
  readonly titleHidden?: boolean | undefined;
  /** The level of the title in the page's outline; 2 by default. */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** Small facts beside the title, such as a count. They are not part of the section's name. */
  readonly note?: ReactNode;
  /** Buttons at the end of the header. */
  readonly actions?: ReactNode;
  /** No padding: for tables, lists and maps. */
  readonly flush?: boolean | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
};

/** A card with a titled header; a section named by its title. */
export function Card({
  title,
  titleHidden,
  headingLevel = 2,
  note,
  actions,
  flush,
  id,
  className,
  children,
}: CardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const own = classNames(styles, 'card');
  return (
    <section id={id} className={className ? `${own} ${className}` : own} aria-labelledby={titleId}>
      <div className={classNames(styles, 'head')}>
        <Heading id={titleId} className={titleHidden ? 'visually-hidden' : classNames(styles, 'title')}>
          {title}
        </Heading>
        {note}
        {actions && <div className={classNames(styles, 'actions')}>{actions}</div>}
      </div>
      <div className={classNames(styles, 'body', flush && 'flush')}>{children}</div>
    </section>
  );
}
