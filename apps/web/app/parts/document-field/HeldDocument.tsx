import { indexLines } from '@toolbox/core/text';
import { formatBytes } from '@toolbox/i18n/format/formatBytes';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { LiveRegion } from '@toolbox/ui/live-region/LiveRegion';
import { TextDocument } from '@toolbox/ui/text-document/TextDocument';
import { cappedLine } from '@toolbox/ui/virtual-lines/cappedLine';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { MAX_DRAFT_UNITS } from '../../browser/draft/maxDraftUnits.ts';
import { utf8Length } from '../../browser/files/utf8Length.ts';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';

type HeldDocumentProps = {
  readonly label: string;
  readonly text: string;
  /** Blank for a pasted text. */
  readonly name: string;
  readonly onClear: () => void;
  readonly onShown: () => void;
};

const FIRST_LINES = 8;
const FIRST_UNITS = 4000;

/** The first lines of a document, for recognition. */
function firstLines(text: string): readonly string[] {
  return cappedLine(text, FIRST_UNITS).shown.split(/\r\n|\r|\n/u, FIRST_LINES);
}

/** A text that is too long for a text area: its name, its size and its first lines. */
export default function HeldDocument({ label, text, name, onClear, onShown }: HeldDocumentProps) {
  const t = useMessages('common');
  const language = usePageLanguage();
  const notices = useLateMessages('inputNotices');
  const size = useMemo(
    () =>
      t('document.size', {
        size: formatBytes(utf8Length(text), language),
        lines: formatWhole(indexLines(text).length),
      }),
    [t, text, language],
  );
  const shownName = name === '' ? t('document.pasted') : name;
  const show = useEffectEvent(onShown);
  useEffect(() => show(), []);
  return (
    <>
      <TextDocument
        label={label}
        name={shownName}
        size={size}
        lines={firstLines(text)}
        note={notices?.(text.length > MAX_DRAFT_UNITS ? 'held.once' : 'held.note')}
        clearLabel={t('actions.clear')}
        onClear={onClear}
      />
      <LiveRegion text={`${shownName}, ${size}`} />
    </>
  );
}
