import { indexLines, sliceLines } from '@toolbox/core/text';
import { formatWhole } from '@toolbox/i18n/format/formatNumber';
import { hangulLang } from '@toolbox/ui/foreign/hangulLang';
import { ScrollBox } from '@toolbox/ui/scroll-box/ScrollBox';
import { TextWindow } from '@toolbox/ui/text-window/TextWindow';
import { useMemo } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './TextOutput.module.css';

export type TextOutputProps = {
  /** Names the text. */
  readonly label: string;
  readonly text: string;
  /** Where the lines of the text start, where that is known already. */
  readonly lineStarts?: Uint32Array | undefined;
  /** One running text and no list of lines: in the type of the page, without line numbers. */
  readonly prose?: boolean | undefined;
};

/** A longer prose is shown through the window too: laying it all out would slow every key down. */
export const MAX_PROSE_UNITS = 20_000;
const MAX_PROSE_LINES = 1_000;

/** A text a tool has made, of any size: what is out of view is not in the page. Copy and download hand over the whole. */
export function TextOutput({ label, text, lineStarts, prose }: TextOutputProps) {
  const t = useMessages('common', 'document');
  const starts = useMemo(() => lineStarts ?? indexLines(text), [text, lineStarts]);
  if (prose && text.length <= MAX_PROSE_UNITS && starts.length <= MAX_PROSE_LINES) {
    return (
      <ScrollBox alwaysFocusable className={styles['prose']} aria-label={label}>
        {sliceLines(text, starts, 0, starts.length).map((line, index) => (
          // A line of its own is laid out again only when it changes.
          <div key={index} className={styles['line']} lang={hangulLang(line)}>
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
      label={label}
      lineCount={starts.length}
      lineAt={(index) => sliceLines(text, starts, index, index + 1)[0] ?? ''}
      moreLabel={(hidden) => t('moreCharacters', { count: formatWhole(hidden) })}
    />
  );
}
