import { countText, repairText } from '@toolbox/core/text';
import { parseTextSize } from '@toolbox/core/validate';
import { formatWhole } from '@toolbox/i18n/format/formatNumber';
import { useDeferredValue, useMemo, useState } from 'react';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useWords } from '../../i18n/useWords.ts';
import { DocumentField } from '../../parts/document-field/DocumentField.tsx';
import { EMPTY_TEXT, type TextValue, toTextValue } from '../../parts/document-field/textValue.ts';
import { useDraft } from '../../parts/draft/useDraft.ts';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import { Split } from '../../parts/split/Split.tsx';
import { CountRows } from './CountRows.tsx';
import { MissingCharacters } from './MissingCharacters.tsx';
import type { Measure } from './measures.ts';
import { segmenter } from './segmenter.ts';
import { TargetFields } from './TargetFields.tsx';
import { TargetMeter } from './TargetMeter.tsx';
import { TextTraps } from './TextTraps.tsx';
import { useCopyLines } from './useCopyLines.ts';
import { useCp949Table } from './useCp949Table.ts';

type Selection = readonly [start: number, end: number];

export default function View() {
  const t = useWords('string', 'char-count');
  const failureText = useFailureText();
  const [value, setValue] = useDraft<TextValue>('char-count.text', EMPTY_TEXT);
  const [target, setTarget] = useDraft('char-count.target', '');
  const [measure, setMeasure] = useDraft<Measure>('char-count.measure', 'graphemes');
  const [selection, setSelection] = useState<Selection>([0, 0]);

  // Counting a large document must not hold up the key that is being typed elsewhere.
  const text = useDeferredValue(value.text);
  const size = parseTextSize(text);
  const counts = useMemo(() => (size.ok && text !== '' ? countText(text, segmenter) : undefined), [text, size.ok]);
  const table = useCp949Table(text !== '');
  const copyLines = useCopyLines();
  const selected = value.document === undefined ? text.slice(...selection) : '';

  function reset() {
    setValue(EMPTY_TEXT);
    setTarget('');
    setMeasure('graphemes');
  }

  return (
    <Split>
      <InputCard onReset={reset}>
        <DocumentField
          label={t('text')}
          hint={t('textHint')}
          rows={12}
          value={value}
          onChange={setValue}
          error={size.ok ? undefined : failureText(size.failure)}
          onSelect={({ currentTarget }) => setSelection([currentTarget.selectionStart, currentTarget.selectionEnd])}
        />
        <TextTraps text={text} onRepair={() => setValue(toTextValue(repairText(text), value.document))} />
        <TargetFields target={target} measure={measure} onTarget={setTarget} onMeasure={setMeasure} />
      </InputCard>
      <ResultCard
        empty={counts === undefined}
        emptyText={t('empty')}
        copyText={() => (counts === undefined ? '' : copyLines(counts, text, table))}
        {...(counts && {
          spoken: t('spoken', { graphemes: counts.graphemes, words: counts.words, lines: counts.lines }),
          figure: { label: t('graphemes'), value: formatWhole(counts.graphemes) },
        })}
      >
        {counts && (
          <>
            <TargetMeter text={text} target={target} measure={measure} table={table} />
            <CountRows counts={counts} selected={selected} text={text} table={table} />
            {table && <MissingCharacters text={text} table={table} />}
          </>
        )}
      </ResultCard>
    </Split>
  );
}
