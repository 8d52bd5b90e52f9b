import type { Cp949Table } from '@toolbox/core/text';
import { parseTextSize } from '@toolbox/core/validate';
import { useCallback, useDeferredValue, useId, useMemo, useState } from 'react';
import { undoable } from '../../browser/undo/undoable.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyModule } from '../../loading/lazyModule.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { DocumentField } from '../../parts/document-field/DocumentField.tsx';
import { toTextValue } from '../../parts/document-field/textValue.ts';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import styles from './CharCount.module.css';
import { CountTiles } from './CountTiles.tsx';
import { useCopyLines } from './useCopyLines.ts';
import { useQuestions } from './useQuestions.ts';

type Selection = readonly [start: number, end: number];

const NOTHING_SELECTED: Selection = [0, 0];
/** A shorter text is counted within the frame of the key that changed it. */
const MAX_IMMEDIATE_UNITS = 20_000;

/** A longer text is not marked: it would be laid out twice on every keystroke. */
const MAX_MARKED_UNITS = 20_000;

const useCounting = lazyModule(() => import('./counting.ts'));

const TargetFields = lazyPart(() => import('./TargetFields.tsx'));
const CountDetails = lazyPart(() => import('./CountDetails.tsx'));
const TextTraps = lazyPart(() => import('./TextTraps.tsx'));
const TargetLine = lazyPart(() => import('./TargetLine.tsx'));
const OverMarks = lazyPart(() => import('./OverMarks.tsx'));
const QuestionBar = lazyPart(() => import('./QuestionBar.tsx'));
const KeepQuestions = lazyPart(() => import('./KeepQuestions.tsx'));

export default function View() {
  const t = useMessages('char-count');
  const late = useLateMessages('char-count/late');
  const failureText = useFailureText();
  const fieldId = useId();
  const counting = useCounting();
  const copyLines = useCopyLines();
  const questions = useQuestions();
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const [table, setTable] = useState<Cp949Table>();
  const { value, target, measure, profile } = questions.open;

  // Counting a large document must not hold up the key that is being typed elsewhere.
  const deferred = useDeferredValue(value.text);
  const text = value.text.length > MAX_IMMEDIATE_UNITS ? deferred : value.text;
  const size = parseTextSize(text);
  const isExample = text === '';
  const counted = isExample ? late?.('example.text') : size.ok ? text : undefined;
  const counts = useMemo(
    () => (counted === undefined ? undefined : counting?.countText(counted, counting.segmenter)),
    [counting, counted],
  );
  const bytes = useMemo(
    () => (counted === undefined ? undefined : counting?.measureFor(profile, table)?.(counted)),
    [counting, counted, profile, table],
  );
  const use = useMemo(
    () => (isExample || !size.ok ? undefined : counting?.measureUse(text, target, measure, table)),
    [counting, isExample, size.ok, text, target, measure, table],
  );
  const shown = isExample ? undefined : counts;
  const limit = measure === 'graphemes' ? use?.limit : undefined;
  const isOver = use?.end !== undefined;
  const targetTile = useMemo(() => (limit === undefined ? undefined : { limit, isOver }), [limit, isOver]);
  const copyCounts = useCallback(
    () => (shown === undefined ? '' : copyLines(shown, text, table)),
    [copyLines, shown, text, table],
  );
  const isMarked = use?.end !== undefined && text.length <= MAX_MARKED_UNITS && value.document === undefined;

  function fillExample() {
    if (late === undefined) return;
    questions.setValue({ text: late('example.text') });
    questions.setTarget(late('example.target'));
    questions.setMeasure('graphemes');
  }

  return (
    <div className={styles['page']}>
      <CountTiles
        counts={counts}
        bytes={bytes}
        isExample={isExample}
        profile={profile}
        onProfile={questions.setProfile}
        target={targetTile}
        copyText={shown === undefined ? '' : copyCounts}
      />
      <InputCard onReset={questions.reset} onExample={late ? fillExample : null}>
        <div className={styles['setup']}>
          <QuestionBar fallback={<div className={styles['questions']} />} questions={questions} table={table} />
          <TargetFields
            fallback={<div className={styles['fields']} />}
            counting={counting}
            target={target}
            measure={measure}
            onTarget={questions.setTarget}
            onMeasure={questions.setMeasure}
          />
        </div>
        <DocumentField
          id={fieldId}
          label={t('text')}
          hint={t('textHint')}
          value={value}
          onChange={questions.setValue}
          error={size.ok ? undefined : failureText(size.failure)}
          onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
            setSelection(selectionStart === selectionEnd ? NOTHING_SELECTED : [selectionStart, selectionEnd])
          }
          backdrop={isMarked && <OverMarks fieldId={fieldId} text={text} end={use.end ?? text.length} />}
          footer={use && <TargetLine text={text} use={use} measure={measure} />}
        />
        {shown && (
          <TextTraps
            text={text}
            onRepair={(mended) => undoable('replaced', () => questions.setValue(toTextValue(mended, value.document)))}
          />
        )}
        {shown && (
          <CountDetails
            text={text}
            counts={shown}
            selected={value.document === undefined ? text.slice(...selection) : ''}
            onTable={setTable}
          />
        )}
        <div className={styles['keep']}>
          <KeepQuestions questions={questions} />
        </div>
      </InputCard>
    </div>
  );
}
