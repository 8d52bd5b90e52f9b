import type { Cp949Table } from '@toolbox/core/text';
import { parseTextSize } from '@toolbox/core/validate';
import { useStableCallback } from '@toolbox/ui/hooks/useStableCallback';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { undoable } from '../../browser/undo/undoable.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lateModule, lazyModule } from '../../loading/lazyModule.ts';
import { latePart, onDemandPart } from '../../loading/lazyPart.tsx';
import { DocumentField } from '../../parts/document-field/DocumentField.tsx';
import { toTextValue } from '../../parts/document-field/textValue.ts';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { BelowText } from './BelowText.tsx';
import styles from './CharCount.module.css';
import { CountTiles } from './CountTiles.tsx';
import { useQuestions } from './questions/useQuestions.ts';
import { useCopyLines } from './useCopyLines.ts';
import { useSelectedText } from './useSelectedText.ts';

/** A shorter text is counted within the frame of the key that changed it. */
const MAX_IMMEDIATE_UNITS = 20_000;

/** A longer text is not marked: it would be laid out twice on every keystroke. */
const MAX_MARKED_UNITS = 20_000;

const useCalculation = lazyModule(() => import('./calculation.ts'));
const useTargets = lateModule(() => import('./targetUse.ts'));

const TargetFields = latePart(() => import('./TargetFields.tsx'));
const TargetLine = latePart(() => import('./TargetLine.tsx'));
const OverMarks = latePart(() => import('./OverMarks.tsx'));
const QuestionBar = latePart(() => import('./questions/QuestionBar.tsx'));
const StoreQuestionsSwitch = latePart(() => import('./questions/StoreQuestionsSwitch.tsx'));
const LostNote = onDemandPart(() => import('./LostNote.tsx'));

// The same elements with every render: with a new one, a part renders with every key.
const QUESTIONS_PLACE = <div className={styles['questions']} />;
const FIELDS_PLACE = <div className={styles['fields']} />;

export default function View() {
  const t = useMessages('char-count');
  const late = useLateMessages('char-count/late');
  const failureText = useFailureText();
  const fieldId = useId();
  const counting = useCalculation();
  const targets = useTargets();
  const copyLines = useCopyLines(counting);
  const questions = useQuestions();
  const [table, setTable] = useState<Cp949Table>();
  const { value, target, measure, profile } = questions.open;
  const { selected, select } = useSelectedText(value.text);

  // Counting a large document must not hold up the key that is being typed elsewhere.
  const isLong = value.text.length > MAX_IMMEDIATE_UNITS;
  // A value that is deferred renders everything once more, even if nothing reads it.
  const deferred = useDeferredValue(isLong ? value.text : '');
  const text = isLong ? deferred : value.text;
  // A text of more than a third of the limit is read as a whole.
  const size = useMemo(() => parseTextSize(text), [text]);
  const isExample = value.text === '';
  // The first long text is not deferred yet: until it is counted there are no figures, rather than those of the
  // example.
  const counted = isExample ? late?.('example.text') : size.ok && text !== '' ? text : undefined;
  const counts = useMemo(
    () => (counted === undefined ? undefined : counting?.countText(counted, counting.segmenter)),
    [counting, counted],
  );
  const bytes = useMemo(
    () => (counted === undefined ? undefined : counting?.measureFor(profile, table)?.(counted)),
    [counting, counted, profile, table],
  );
  const use = useMemo(
    () => (isExample || counted === undefined ? undefined : targets?.measureUse(counted, target, measure, table)),
    [targets, isExample, counted, target, measure, table],
  );
  const lost = useMemo(
    () => profile === 'cp949Bytes' && table && <LostNote text={isExample ? '' : (counted ?? '')} table={table} />,
    [profile, table, isExample, counted],
  );
  const shown = isExample ? undefined : counts;
  const limit = measure === 'graphemes' ? use?.limit : undefined;
  const isOver = use?.end !== undefined;
  const targetTile = useMemo(() => (limit === undefined ? undefined : { limit, isOver }), [limit, isOver]);
  const copyCounts = useStableCallback(() => (shown === undefined ? '' : copyLines(shown, text, table)));
  const isMarked = use?.end !== undefined && text.length <= MAX_MARKED_UNITS && value.document === undefined;

  const repair = useStableCallback((change: (text: string) => string) => {
    undoable('replaced', () => questions.setValue(toTextValue(change(value.text), value.document)));
    // The pressed button is removed.
    document.getElementById(fieldId)?.focus();
  });

  const fillExample = useStableCallback(() => {
    if (late === undefined) return;
    questions.setValue({ text: late('example.text') });
    questions.setTarget(late('example.target'));
    questions.setMeasure('graphemes');
  });

  return (
    <div className={styles['page']}>
      <CountTiles
        counts={counts}
        bytes={bytes}
        bytesNote={lost}
        isExample={isExample}
        profile={profile}
        onProfile={questions.setProfile}
        target={targetTile}
        copyText={shown === undefined ? '' : copyCounts}
      />
      <InputCard onReset={questions.reset} onExample={late ? fillExample : null}>
        <div className={styles['setup']}>
          <QuestionBar
            fallback={QUESTIONS_PLACE}
            others={questions.others}
            goTo={questions.goTo}
            add={questions.add}
            remove={questions.remove}
            table={table}
            fieldId={fieldId}
          />
          <TargetFields
            fallback={FIELDS_PLACE}
            target={target}
            measure={measure}
            profile={profile}
            onTarget={questions.setTarget}
            onMeasure={questions.setMeasure}
          />
        </div>
        <DocumentField
          id={fieldId}
          label={t('text')}
          hint={t('textHint')}
          value={questions.held}
          onChange={questions.setValue}
          error={size.ok ? undefined : failureText(size.failure)}
          onSelect={select}
          data-undo-scope={questions.undoScope}
          backdrop={isMarked && <OverMarks fieldId={fieldId} text={text} end={use.end ?? text.length} />}
          footer={use && <TargetLine text={text} use={use} measure={measure} isMarked={isMarked} />}
        />
        <BelowText text={text} counts={shown} selected={selected} onRepair={repair} onTable={setTable} />
        {/* Not after a pause: what another tab stores meanwhile is joined with the latest text. */}
        <div className={styles['keep']}>
          <StoreQuestionsSwitch
            all={questions.all}
            openIndex={questions.openIndex}
            show={questions.show}
            takeOver={questions.takeOver}
          />
        </div>
      </InputCard>
    </div>
  );
}
