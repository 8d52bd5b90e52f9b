import { parseTextSize } from '@toolbox/core/validate';
import { Split } from '@toolbox/ui/split/Split';
import { useDeferredValue, useState } from 'react';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { undoable } from '../../browser/undo/undoable.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { DocumentField } from '../../parts/document-field/DocumentField.tsx';
import { EMPTY_TEXT, type TextValue, toTextValue } from '../../parts/document-field/textValue.ts';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { EmptyResult } from '../../parts/result-card/EmptyResult.tsx';
import { MEASURES, type Measure } from './measures.ts';
import { TargetFields } from './TargetFields.tsx';

type Selection = readonly [start: number, end: number];

const CountResult = lazyPart(() => import('./CountResult.tsx'));
const TextTraps = lazyPart(() => import('./TextTraps.tsx'));

export default function View() {
  const t = useMessages('char-count');
  const failureText = useFailureText();
  const [value, setValue] = useDraft<TextValue>('char-count.text', EMPTY_TEXT);
  const [target, setTarget] = useDraft('char-count.target', '');
  const [measure, setMeasure] = useDraft<Measure>('char-count.measure', 'graphemes', { allowed: MEASURES });
  const [selection, setSelection] = useState<Selection>([0, 0]);

  // Counting a large document must not hold up the key that is being typed elsewhere.
  const text = useDeferredValue(value.text);
  const size = parseTextSize(text);
  const counted = size.ok && text !== '';
  const nothing = <EmptyResult text={t('empty')} />;

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
        {counted && (
          <TextTraps
            text={text}
            onRepair={(mended) => undoable('replaced', () => setValue(toTextValue(mended, value.document)))}
          />
        )}
        <TargetFields target={target} measure={measure} onTarget={setTarget} onMeasure={setMeasure} />
      </InputCard>
      {counted ? (
        <CountResult
          fallback={nothing}
          text={text}
          selected={value.document === undefined ? text.slice(...selection) : ''}
          target={target}
          measure={measure}
        />
      ) : (
        nothing
      )}
    </Split>
  );
}
