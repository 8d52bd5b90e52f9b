import type { Intent } from '@toolbox/core/intent';
import type { IconName } from '@toolbox/ui/icon/Icon';

/** One thing that can be chosen. */
export type Row = {
  readonly id: string;
  readonly icon: IconName;
  readonly label: string;
  /** Beside the label. */
  readonly detail?: string;
  /** What is answered at once, below the label. */
  readonly answer?: Intent;
  readonly run: () => void;
  /** It goes on in the palette. */
  readonly stays?: boolean;
};

export type RowGroup = { readonly id: string; readonly title: string; readonly rows: readonly Row[] };
