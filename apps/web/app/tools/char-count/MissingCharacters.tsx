import { type Cp949Table, countCp949 } from '@toolbox/core/text';
import { formatCodePoint } from '@toolbox/i18n/format/formatCodePoint';
import { formatWhole } from '@toolbox/i18n/format/formatNumber';
import { useMemo } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './CharCount.module.css';

type MissingCharactersProps = { readonly text: string; readonly table: Cp949Table };

/** Maximum number shown; a text with more is not meant for CP949. */
const MAX_SHOWN = 60;

/** The characters that a CP949 system would lose. */
export function MissingCharacters({ text, table }: MissingCharactersProps) {
  const t = useMessages('char-count');
  const missing = useMemo(() => countCp949(text, table).missing, [text, table]);
  if (missing.length === 0) return null;
  return (
    <section>
      <h3 className={styles['heading']}>{t('missingTitle')}</h3>
      <p className={styles['note']}>{t('missingNote')}</p>
      <ul className={styles['list']}>
        {missing.slice(0, MAX_SHOWN).map(({ character, codePoint, count }) => (
          <li key={codePoint} className={styles['item']}>
            <bdi>{character}</bdi>
            <span className={styles['code']}>{formatCodePoint(codePoint)}</span>
            <span className={styles['note']}>{t('missingItem', { count: formatWhole(count) })}</span>
          </li>
        ))}
        {missing.length > MAX_SHOWN && <li className={styles['item']}>+{formatWhole(missing.length - MAX_SHOWN)}</li>}
      </ul>
    </section>
  );
}
