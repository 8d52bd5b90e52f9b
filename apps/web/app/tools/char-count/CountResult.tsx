import { countText } from '@toolbox/core/text';
import { formatWhole } from '@toolbox/i18n/format/formatNumber';
import { useMemo } from 'react';
import { segmenter } from '../../browser/segmenter/segmenter.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import { CountRows } from './CountRows.tsx';
import { MissingCharacters } from './MissingCharacters.tsx';
import type { Measure } from './measures.ts';
import { TargetMeter } from './TargetMeter.tsx';
import { useCopyLines } from './useCopyLines.ts';
import { useCp949Table } from './useCp949Table.ts';

export type CountResultProps = {
  readonly text: string;
  /** The part of the text that is selected, blank for none. */
  readonly selected: string;
  readonly target: string;
  readonly measure: Measure;
};

/** Everything that can be counted of a text. */
export default function CountResult({ text, selected, target, measure }: CountResultProps) {
  const t = useMessages('char-count');
  const copyLines = useCopyLines();
  const table = useCp949Table();
  const counts = useMemo(() => countText(text, segmenter), [text]);
  const { graphemes, words, lines } = counts;

  return (
    <ResultCard
      copyText={() => copyLines(counts, text, table)}
      spoken={t('spoken', { graphemes, words, lines })}
      figure={{ label: t('graphemes'), value: formatWhole(graphemes) }}
    >
      <TargetMeter text={text} target={target} measure={measure} table={table} />
      <CountRows counts={counts} selected={selected} text={text} table={table} />
      {table && <MissingCharacters text={text} table={table} />}
    </ResultCard>
  );
}
