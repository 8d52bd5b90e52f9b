import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Card, type CardProps } from '../card/Card.tsx';
import { classNames } from '../class-names/classNames.ts';
import styles from './FoldCard.module.css';

export type FoldCardProps = Omit<CardProps, 'flush' | 'className' | 'title'> & {
  /** Also the name of the button that expands and collapses it. */
  readonly title: string;
};

/** A card of settings. On a narrow screen it is collapsed to its header, so that the content it affects comes first. */
export function FoldCard({ title, actions, children, ...card }: FoldCardProps) {
  const [open, setOpen] = useState(false);
  return (
    <Card
      {...card}
      title={title}
      className={classNames(styles, 'card', open && 'open')}
      actions={
        <>
          <span className={classNames(styles, 'actions')}>{actions}</span>
          <span className={classNames(styles, 'toggle')}>
            <Button
              variant="ghost"
              size="sm"
              iconOnly
              icon="chevronDown"
              data-fold
              aria-label={title}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            />
          </span>
        </>
      }
    >
      {children}
    </Card>
  );
}
