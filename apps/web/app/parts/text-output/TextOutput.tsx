import { indexLines, sliceLines } from '@toolbox/core/json';
import { formatWhole } from '@toolbox/i18n/format/formatNumber';
import { TextWindow } from '@toolbox/ui/text-window/TextWindow';
import { useMemo } from 'react';
import { useWords } from '../../i18n/useWords.ts';

export type TextOutputProps = {
  /** Names the text. */
  readonly label: string;
  readonly text: string;
  /** Where the lines of the text start, where that is known already. */
  readonly lineStarts?: Uint32Array | undefined;
  /** Without the numbers at the start of the lines. */
  readonly plain?: boolean | undefined;
};

/** A text a tool has made, of any size: what is out of view is not in the page. Copy and download hand over the whole. */
export function TextOutput({ label, text, lineStarts, plain }: TextOutputProps) {
  const t = useWords('common');
  const starts = useMemo(() => lineStarts ?? indexLines(text), [text, lineStarts]);
  return (
    <TextWindow
      wrap
      plain={plain}
      label={label}
      lineCount={starts.length}
      lineAt={(index) => sliceLines(text, starts, index, index + 1)[0] ?? ''}
      moreLabel={(hidden) => t('document.moreCharacters', { count: formatWhole(hidden) })}
    />
  );
}
