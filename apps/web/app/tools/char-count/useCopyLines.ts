import type { Cp949Table, TextCounts } from '@toolbox/core/text';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { useCallback } from 'react';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';

const COUNTED = [
  'graphemes',
  'graphemesWithoutSpace',
  'words',
  'lines',
  'paragraphs',
  'doubleBytes',
  'neisBytes',
  'utf8Bytes',
  'utf16Units',
  'codePoints',
] as const;

/** The counts as lines of plain text, `label: number`. */
export function useCopyLines(
  counting: Pick<typeof import('./calculation.ts'), 'lostCharacters' | 'measureFor'> | undefined,
): (counts: TextCounts, text: string, table: Cp949Table | undefined) => string {
  const t = useMessages('char-count');
  const late = useLateMessages('char-count/late');
  return useCallback(
    (counts, text, table) => {
      const lines = COUNTED.map((id) => `${t(id)}: ${formatWhole(counts[id])}`);
      const bytes = counting?.measureFor('cp949Bytes', table)?.(text);
      if (table !== undefined && counting !== undefined && bytes !== undefined) {
        const lost = counting.lostCharacters(text, table);
        const note = late && lost > 0 ? ` (${late('lost.short', { count: formatWhole(lost) })})` : '';
        lines.push(`${t('cp949Bytes')}: ${formatWhole(bytes)}${note}`);
      }
      return lines.join('\n');
    },
    [t, late, counting],
  );
}
