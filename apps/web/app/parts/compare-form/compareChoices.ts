import type { LineRules } from '@toolbox/core/diff';

/** `position`: line 1 with line 1 and so on; `aligned`: common lines side by side. */
export type CompareMode = 'position' | 'aligned';
export type Ignorable = keyof LineRules;

/** Everything that can be chosen besides the texts. */
export type CompareChoices = {
  readonly mode: CompareMode;
  /** What to ignore in the aligned mode. */
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

/** The rules of the comparison. By position, lines are compared unchanged. */
export function rulesOf({ mode, ignored }: CompareChoices): LineRules {
  return mode === 'position' ? NO_RULES : Object.fromEntries(ignored.map((rule) => [rule, true]));
}
