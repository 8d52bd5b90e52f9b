import { MAX_QUESTION_UNITS } from '@toolbox/core/intent?copy';
import { LiveRegion } from '@toolbox/ui/live-region/LiveRegion';
import { type ClipboardEvent, type RefObject, useId, useState } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './Palette.late.module.css';
import { RowList } from './RowList.tsx';
import type { Pasted } from './readDropped.ts';
import type { Row } from './row.ts';
import { useActiveRow } from './useActiveRow.ts';
import { usePaletteGroups } from './usePaletteGroups.ts';

type AskPanelProps = {
  readonly question?: string | undefined;
  /** The initial focus: the field. */
  readonly first: RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
  readonly onContent: (pasted: Pasted) => void;
};

/** A field for a name or a question, and the list of matches. */
export function AskPanel({ question = '', first: input, onClose, onContent }: AskPanelProps) {
  const t = useMessages('palette');
  const [query, setQuery] = useState(question);
  const listId = useId();
  const groups = usePaletteGroups(query, changeQuery);
  const rows = groups.flatMap((group) => group.rows);
  const { current, press, first } = useActiveRow(rows, choose);
  const isNone = query.trim() !== '' && groups[0]?.id === 'examples';

  function changeQuery(text: string) {
    setQuery(text);
    first();
    input.current?.focus();
  }

  function choose(row: Row) {
    if (row.stays !== true) onClose();
    row.run();
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text/plain');
    // No question is read in a longer text, and a single-line field would join the lines.
    if (text.length <= MAX_QUESTION_UNITS && !/[\r\n]/u.test(text.trim())) return;
    event.preventDefault();
    onContent({ text });
  }

  return (
    <div className={styles['panel']}>
      <input
        ref={input}
        className={styles['input']}
        type="text"
        role="combobox"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        aria-label={t('label')}
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={current === undefined ? undefined : `${listId}-${current.id}`}
        placeholder={t('placeholder')}
        value={query}
        onChange={(event) => changeQuery(event.target.value)}
        onKeyDown={press}
        onPaste={paste}
      />
      {isNone && (
        <p className={styles['none']}>
          <strong>{t('none')}</strong> {t('noneHint')}
        </p>
      )}
      <RowList id={listId} label={t('title')} groups={groups} current={current} onChoose={choose} />
      <p className={styles['keys']} aria-hidden="true">
        {t('keys')}
      </p>
      <LiveRegion text={query.trim() === '' ? '' : isNone ? t('none') : t('results', { count: rows.length })} />
    </div>
  );
}
