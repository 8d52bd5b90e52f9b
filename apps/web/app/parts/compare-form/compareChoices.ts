import type { LineRules } from '@toolbox/core/diff';

/** `position`: line 1 with line 1 and so on; `aligned`: the lines both texts share side by side. */
export type CompareMode = 'position' | 'aligned';
export type Ignorable = keyof LineRules;

/** Everything that can be chosen besides the texts. */
export type CompareChoices = {
  readonly mode: CompareMode;
  /** What does not count in the aligned mode. */
  readonly ignored: readonly Ignorable[];
};

export const MODES: readonly CompareMode[] = ['position', 'aligned'];
export const IGNORABLES: readonly Ignorable[] = [
  'ignoreWhitespace',
  'ignoreCase',
  'ignoreBlankLines',
  'ignoreNormalForm',
];
export const FIRST_CHOICES: CompareChoices = { mode: 'position', ignored: [] };

const NO_RULES: LineRules = {};

/** What the lines are compared by. Positions are compared as they are. */
export function rulesOf({ mode, ignored }: CompareChoices): LineRules {
  return mode === 'position' ? NO_RULES : Object.fromEntries(ignored.map((rule) => [rule, true]));
}
