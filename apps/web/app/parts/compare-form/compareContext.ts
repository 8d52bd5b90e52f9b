import type { Translate } from '@toolbox/i18n';
import type { hidden } from '@toolbox/i18n/ko/late/hiddenCharacters';
import { createContext, use } from 'react';
import type { BothSides } from './bothSides.ts';

/** The names in a patch of texts without a file name. */
export const FILE_NAMES: BothSides<string> = { left: 'original.txt', right: 'changed.txt' };

/** The differences between the two comparison tools. */
export type CompareSetup = {
  /** The prefix of the tool's drafts. */
  readonly id: string;
  /** Code is shown in monospace without wrapping, with file names for the patch. */
  readonly isCode: boolean;
  /** The tool's names of the two texts. */
  readonly sides: BothSides<string>;
  /** Two texts to try it with; undefined until they have loaded. */
  readonly example: BothSides<string> | undefined;
  /** Its late messages, of which the shared ones are read; undefined until they have loaded. */
  readonly late: Translate<{ readonly hidden: typeof hidden }> | undefined;
};

export const CompareContext = createContext<CompareSetup>({
  id: '',
  isCode: false,
  sides: { left: '', right: '' },
  example: undefined,
  late: undefined,
});

/** The setup of the comparison tool that contains a component. */
export function useCompareSetup(): CompareSetup {
  return use(CompareContext);
}
