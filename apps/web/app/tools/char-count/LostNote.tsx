import type { Cp949Table } from '@toolbox/core/text';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { useMemo } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { lostCharacters } from './calculation.ts';
import styles from './LostNote.module.css';

type LostNoteProps = { readonly text: string; readonly table: Cp949Table };

/** How many characters the figure for CP949 leaves out, because it cannot store them; nothing if it stores all. */
export default function LostNote({ text, table }: LostNoteProps) {
  const t = useMessages('char-count/late', 'lost');
  const lost = useMemo(() => lostCharacters(text, table), [text, table]);
  return lost > 0 && <span className={styles['lost']}>{t('short', { count: formatWhole(lost) })}</span>;
}
