import type { Intent } from '@toolbox/core/intent';
import { countGraphemes } from '@toolbox/core/text?copy';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { Banner } from '@toolbox/ui/banner/Banner';
import { LiveRegion } from '@toolbox/ui/live-region/LiveRegion';
import { cappedLine } from '@toolbox/ui/virtual-lines/cappedLine';
import { type ReactNode, type RefObject, useId, useMemo } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './Palette.late.module.css';
import { RowList } from './RowList.tsx';
import type { Row } from './row.ts';
import { useActiveRow } from './useActiveRow.ts';
import { useIntents } from './useIntents.ts';
import { useSuggestionRows } from './useSuggestionRows.ts';

const MAX_SHOWN_UNITS = 160;
/** Graphemes of a longer text, which is a large file, would take a phone a second to count. */
const MAX_GRAPHEME_UNITS = 1_000_000;

type PastedPanelProps = {
  readonly text: string;
  /** The tool that the text comes from, and how it can be interpreted. */
  readonly from?: { readonly tool: string; readonly as: readonly Intent['kind'][] } | undefined;
  /** The initial focus: the list. */
  readonly first: RefObject<HTMLDivElement | null>;
  readonly onClose: () => void;
  /** How else a file can be read. */
  readonly children?: ReactNode;
};

/** The tools that fit the pasted, dropped or sent content, and why. Nothing happens until one is chosen. */
export function PastedPanel({ text, from, first, onClose, children }: PastedPanelProps) {
  const t = useMessages('palette');
  const listId = useId();
  // Only in a typed question is qr no part of the content.
  const intents = useIntents(text).filter(({ kind }) => from?.as.includes(kind) ?? kind !== 'qrText');
  const rows = useSuggestionRows(intents, from?.tool);
  const { current, press } = useActiveRow(rows, choose);
  const size = useMemo(() => (text.length > MAX_GRAPHEME_UNITS ? [...text].length : countGraphemes(text)), [text]);
  const { shown, hidden } = cappedLine(text.trim(), MAX_SHOWN_UNITS);

  function choose(row: Row) {
    onClose();
    row.run();
  }

  return (
    <div className={styles['panel']}>
      <p className={styles['sample']}>{hidden > 0 ? `${shown}…` : shown}</p>
      <p className={styles['note']}>{t('pasted.size', { count: formatWhole(size) })}</p>
      {children}
      {rows.length === 0 ? (
        <Banner kind="info">{t('pasted.none')}</Banner>
      ) : (
        <RowList
          id={listId}
          label={t('groups.fits')}
          groups={[{ id: 'fits', title: t('groups.fits'), rows }]}
          current={current}
          onChoose={choose}
          focus={{ ref: first, onKeyDown: press }}
        />
      )}
      <LiveRegion text={rows.length === 0 ? '' : t('pasted.spoken', { count: rows.length })} />
    </div>
  );
}
