import type { ReactNode } from 'react';

export type ResultCardProps = {
  /** What Copy puts on the clipboard; empty text means that there is nothing to copy. */
  readonly copyText: string | (() => string);
  /** The result in one short sentence, for whoever cannot see it change. */
  readonly spoken?: string;
  /** The main figure, kept in sight at the bottom of a narrow screen. */
  readonly figure?: { readonly label: string; readonly value: string };
  readonly title?: string;
  readonly note?: ReactNode;
  /** Further buttons before Copy. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};
