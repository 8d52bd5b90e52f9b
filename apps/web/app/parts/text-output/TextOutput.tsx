import { indexLines, sliceLines } from '@toolbox/core/text';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { hangulLang } from '@toolbox/ui/marked-hangul/hangulLang';
import { ScrollBox } from '@toolbox/ui/scroll-box/ScrollBox';
import { hasRightToLeft } from '@toolbox/ui/text-direction/hasRightToLeft';
import { TextWindow } from '@toolbox/ui/text-window/TextWindow';
import { useMemo } from 'react';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './TextOutput.module.css';

export type TextOutputProps = {
  /** The accessible name of the text. */
  readonly label: string;
  readonly text: string;
  /** The line starts of the text, if already known. */
  readonly lineStarts?: Uint32Array | undefined;
  /** Prose instead of lines: in the page font, without line numbers. */
  readonly prose?: boolean | undefined;
  /** Code, whose lines all run from left to right. */
  readonly code?: boolean | undefined;
};

/** Longer prose is virtualized too: laying it all out would slow down every keystroke. */
export const MAX_PROSE_UNITS = 20_000;
const MAX_PROSE_LINES = 1_000;

/** An output text of any size: lines out of view are not in the DOM. Copy and download use the full text. */
export function TextOutput({ label, text, lineStarts, prose, code }: TextOutputProps) {
  const t = useMessages('common', 'document');
  const notices = useLateMessages('inputNotices');
  const starts = useMemo(() => lineStarts ?? indexLines(text), [text, lineStarts]);
  if (prose && text.length <= MAX_PROSE_UNITS && starts.length <= MAX_PROSE_LINES) {
    return (
      <ScrollBox alwaysFocusable className={styles['prose']} aria-label={label} translate="no">
        {sliceLines(text, starts, 0, starts.length).map((line, index) => (
          // An element of its own for each line, so that only changed lines are laid out again.
          <div
            key={index}
            className={`${styles['line']} ${hasRightToLeft(line) ? styles['directed'] : ''}`}
            lang={hangulLang(line)}
          >
            {line}
          </div>
        ))}
      </ScrollBox>
    );
  }
  return (
    <TextWindow
      wrap
      plain={prose}
      code={code}
      label={label}
      lineCount={starts.length}
      lineAt={(index) => sliceLines(text, starts, index, index + 1)[0] ?? ''}
      moreLabel={(hidden) => t('moreCharacters', { count: formatWhole(hidden) })}
      cutLabel={(printed, total) => notices?.('print.cut', { count: formatWhole(printed), total: formatWhole(total) })}
    />
  );
}
