import { createContext, use } from 'react';
import type { BothSides } from './bothSides.ts';

/** What the two tools that compare do not have in common. */
export type CompareSetup = {
  /** The prefix of the tool's drafts. */
  readonly id: string;
  /** Code is shown in monospace and unwrapped, with names for the files of the patch. */
  readonly isCode: boolean;
  /** What the tool calls its two texts. */
  readonly sides: BothSides<string>;
};

export const CompareContext = createContext<CompareSetup>({ id: '', isCode: false, sides: { left: '', right: '' } });

/** The set-up of the comparing tool around a component. */
export function useCompareSetup(): CompareSetup {
  return use(CompareContext);
}
