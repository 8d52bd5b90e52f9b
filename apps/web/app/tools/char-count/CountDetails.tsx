import { type Cp949Table, countText, type TextCounts } from '@toolbox/core/text';
import { formatWhole } from '@toolbox/i18n/format/formatNumber';
import { Disclosure } from '@toolbox/ui/disclosure/Disclosure';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { segmenter } from '../../browser/segmenter/segmenter.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './CharCount.module.css';
import { CountRows } from './CountRows.tsx';
import { MissingCharacters } from './MissingCharacters.tsx';
import { useCp949Table } from './useCp949Table.ts';

type CountDetailsProps = {
  readonly text: string;
  readonly counts: TextCounts;
  /** The selected part of the text, empty for none. */
  readonly selected: string;
  /** Receives the CP949 table once it has been built. */
  readonly onTable: (table: Cp949Table) => void;
};

/** Further counts of a text, in a disclosure below the main ones. */
export default function CountDetails({ text, counts, selected, onTable }: CountDetailsProps) {
  const t = useMessages('char-count');
  const table = useCp949Table();
  // Rows that are folded away are not counted with every key.
  const [isOpen, setIsOpen] = useState(false);
  const tell = useEffectEvent(onTable);
  useEffect(() => {
    if (table !== undefined) tell(table);
  }, [table]);
  const part = useMemo(() => (selected === '' ? undefined : countText(selected, segmenter)), [selected]);
  const summary =
    part === undefined
      ? t('detailsLine', {
          lines: formatWhole(counts.lines),
          paragraphs: formatWhole(counts.paragraphs),
          utf8: formatWhole(counts.utf8Bytes),
        })
      : `${t('selection')}: ${t('selectionCounts', {
          graphemes: formatWhole(part.graphemes),
          withoutSpace: formatWhole(part.graphemesWithoutSpace),
          words: formatWhole(part.words),
        })}`;

  return (
    <Disclosure
      onToggle={setIsOpen}
      summary={
        <span className={styles['summary']}>
          <strong>{t('details')}</strong> <span>{summary}</span>
        </span>
      }
    >
      {isOpen && <CountRows counts={counts} text={text} table={table} />}
      {isOpen && table && <MissingCharacters text={text} table={table} />}
    </Disclosure>
  );
}
