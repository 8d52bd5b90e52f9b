import type { ReactNode } from 'react';

export type ResultCardProps = {
  /** The text that Copy copies; empty text means that there is nothing to copy. */
  readonly copyText: string | (() => string);
  /** The result in one short sentence, for screen readers. */
  readonly spoken?: string;
  /** The main figure, kept in sight at the bottom of a narrow screen. */
  readonly figure?: {
    readonly label: string;
    readonly value: string;
    /** The value is a text of the visitor or made from it: no translator may change it. */
    readonly isData?: boolean;
    /** The result is below the input on a wide screen, too: the figure is kept in view there as well. */
    readonly isBelow?: boolean;
  };
  readonly title?: string;
  readonly note?: ReactNode;
  /** Additional buttons before Copy. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};
