import type { Catalog, Translate } from '@toolbox/i18n';
import { useWords } from '../../i18n/useWords.ts';
import { useIsCode } from './compareTool.ts';

type CompareWords = Catalog['string']['text-compare'] | Catalog['code']['code-compare'];

/**
 * The words of the tool around. Both tools have the same, but for what they call the two sides; each has its own copy, so
 * that a page waits for no other words than those it was built with.
 */
export function useCompareWords(): Translate<CompareWords> {
  const isCode = useIsCode();
  // The compiler cannot see that category and tool go together.
  const tool = (isCode ? 'code-compare' : 'text-compare') as never;
  return useWords(isCode ? 'code' : 'string', tool) as Translate<CompareWords>;
}
