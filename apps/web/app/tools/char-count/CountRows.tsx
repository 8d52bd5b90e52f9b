import { type Cp949Table, countCp949, type TextCounts } from '@toolbox/core/text';
import { formatWhole } from '@toolbox/i18n/format/formatNumber';
import { Rows } from '@toolbox/ui/rows/Rows';
import { useMemo } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './CharCount.module.css';

type CountRowsProps = {
  readonly counts: TextCounts;
  readonly text: string;
  readonly table: Cp949Table | undefined;
};

/** Counts for people, then bytes by each rule, then counts for programs. */
export function CountRows({ counts, text, table }: CountRowsProps) {
  const t = useMessages('char-count');
  const cp949 = useMemo(() => table && countCp949(text, table).bytes, [text, table]);
  const row = (
    id:
      | 'graphemes'
      | 'graphemesWithoutSpace'
      | 'words'
      | 'lines'
      | 'paragraphs'
      | 'utf16Units'
      | 'codePoints'
      | 'utf8Bytes',
  ) => ({
    id,
    label: t(id),
    value: formatWhole(counts[id]),
  });

  return (
    <>
      <Rows
        rows={[
          { ...row('graphemes'), hint: t('graphemesNote') },
          row('graphemesWithoutSpace'),
          row('words'),
          row('lines'),
          row('paragraphs'),
          {
            id: 'manuscriptSheets',
            label: t('manuscriptSheets'),
            value: t('manuscriptUnit', { count: formatWhole(counts.manuscriptSheets) }),
          },
        ]}
      />
      <section>
        <h3 className={styles['heading']}>{t('bytesTitle')}</h3>
        <Rows
          rows={[
            {
              id: 'doubleBytes',
              label: t('doubleBytes'),
              hint: t('doubleBytesNote'),
              value: formatWhole(counts.doubleBytes),
            },
            { id: 'neisBytes', label: t('neisBytes'), hint: t('neisBytesNote'), value: formatWhole(counts.neisBytes) },
            {
              id: 'cp949Bytes',
              label: t('cp949Bytes'),
              hint: t('cp949Note'),
              value: cp949 === undefined ? t('cp949Pending') : formatWhole(cp949),
            },
            row('utf8Bytes'),
          ]}
        />
      </section>
      <section>
        <h3 className={styles['heading']}>{t('technicalTitle')}</h3>
        <Rows rows={[{ ...row('utf16Units'), hint: t('utf16Note') }, row('codePoints')]} />
      </section>
    </>
  );
}
