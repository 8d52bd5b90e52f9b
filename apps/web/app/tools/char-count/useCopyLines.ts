import { type Cp949Table, countCp949, type TextCounts } from '@toolbox/core/text';
import { formatWhole } from '@toolbox/i18n/format/formatNumber';
import { useCallback } from 'react';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lostCharacters } from './lostCharacters.ts';

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
export function useCopyLines(): (counts: TextCounts, text: string, table: Cp949Table | undefined) => string {
  const t = useMessages('char-count');
  const late = useLateMessages('char-count/late');
  return useCallback(
    (counts, text, table) => {
      const lines = COUNTED.map((id) => `${t(id)}: ${formatWhole(counts[id])}`);
      if (table !== undefined) {
        const lost = lostCharacters(text, table);
        const note = late && lost > 0 ? ` (${late('lost.short', { count: formatWhole(lost) })})` : '';
        lines.push(`${t('cp949Bytes')}: ${formatWhole(countCp949(text, table).bytes)}${note}`);
      }
      return lines.join('\n');
    },
    [t, late],
  );
}
