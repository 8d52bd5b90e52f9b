import { type Cp949Table, countCp949, countText, type TextCounts } from '@toolbox/core/text';
import { formatCodePoint } from '@toolbox/i18n/format/formatCodePoint';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { Disclosure } from '@toolbox/ui/disclosure/Disclosure';
import { Rows } from '@toolbox/ui/rows/Rows';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { segmenter } from '../../browser/segmenter/segmenter.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useTask } from '../../worker/useTask.ts';
import styles from './CharCount.module.css';
import { cp949Task } from './cp949Task.ts';

/** Built once per page. */
let known: Cp949Table | undefined;

/** The CP949 table, once it has been built. */
function useCp949Table(): Cp949Table | undefined {
  const { state } = useTask(cp949Task, known === undefined ? null : undefined, 1);
  if (state.status === 'done') known = state.value;
  return known;
}

type CountRowsProps = {
  readonly counts: TextCounts;
  readonly text: string;
  readonly table: Cp949Table | undefined;
};

/** Counts for people, then bytes by each rule, then counts for programs. */
function CountRows({ counts, text, table }: CountRowsProps) {
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

type MissingCharactersProps = { readonly text: string; readonly table: Cp949Table };

/** Maximum number shown; a text with more is not meant for CP949. */
const MAX_SHOWN = 60;

/** The characters that a CP949 system would lose. */
function MissingCharacters({ text, table }: MissingCharactersProps) {
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
