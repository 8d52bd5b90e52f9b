import type { Intent } from '@toolbox/core/intent';
import type { IconName } from '@toolbox/ui/icon/Icon';

/** An option of the palette. */
export type Row = {
  readonly id: string;
  readonly icon: IconName;
  readonly label: string;
  /** Beside the label. */
  readonly detail?: string;
  /** The intent whose answer, if it has one, is shown below the label. */
  readonly answer?: Intent;
  readonly run: () => void;
  /** Whether the palette stays open. */
  readonly stays?: boolean;
};

export type RowGroup = { readonly id: string; readonly title: string; readonly rows: readonly Row[] };
