import { indexLines, sliceLines } from '@toolbox/core/json';
import { formatWhole } from '@toolbox/i18n/format/formatNumber';
import { TextWindow } from '@toolbox/ui/text-window/TextWindow';
import { useMemo } from 'react';
import { useWords } from '../../i18n/useWords.ts';
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

/** A text a tool has made, of any size: what is out of view is not in the page. Copy and download hand over the whole. */
export function TextOutput(props: TextOutputProps) {
  if (!props.prose || props.text.length > MAX_PROSE_UNITS) return <OutputWindow {...props} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it scrolls, it is neither a set of fields nor a landmark
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={styles['prose']} role="group" aria-label={props.label} tabIndex={0}>
      {props.text}
    </div>
  );
}

function OutputWindow({ label, text, lineStarts, prose }: TextOutputProps) {
  const t = useWords('common', 'document');
  const starts = useMemo(() => lineStarts ?? indexLines(text), [text, lineStarts]);
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
