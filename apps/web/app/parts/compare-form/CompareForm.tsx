import { parseBothTexts } from '@toolbox/core/diff/form';
import { Button } from '@toolbox/ui/button/Button';
import { useDebounced } from '@toolbox/ui/hooks/useDebounced';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { utf8Length } from '../../browser/files/utf8Length.ts';
import { MAIN_ACTION } from '../../browser/shortcuts/mainAction.ts';
import { undoable } from '../../browser/undo/undoable.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { useReadyWorker } from '../../worker/useReadyWorker.ts';
import { InputCard } from '../input-card/InputCard.tsx';
import { EmptyResult } from '../result-card/EmptyResult.tsx';
import type { Side } from './bothSides.ts';
import { CompareFields } from './CompareFields.tsx';
import styles from './CompareForm.module.css';
import { CompareOptions } from './CompareOptions.tsx';
import { CompareContext, type CompareSetup, FILE_NAMES } from './compareContext.ts';
import { useCompareDrafts } from './useCompareDrafts.ts';
import { useScrollDown } from './useScrollDown.ts';

/** Longer texts are compared when typing pauses, shorter ones on every keystroke. */
const LIVE_UNITS = 20_000;
const PAUSE_MS = 400;

const CompareResult = lazyPart(() => import('./CompareResult.tsx'));
const CompareExample = lazyPart(() => import('./CompareExample.tsx'));

/** Two texts, comparison options, and the differences, which update with the texts. */
export function CompareForm(setup: CompareSetup) {
  return (
    <CompareContext value={setup}>
      <Form {...setup} />
    </CompareContext>
  );
}

function Form({ id, example }: CompareSetup) {
  const t = useMessages('compare');
  const common = useMessages('common', 'actions');
  const failureText = useFailureText();
  const reasonId = useId();
  const drafts = useCompareDrafts(id);
  const scrollDown = useScrollDown();

  const { values, names, choices } = drafts;
  const parsed = useMemo(
    () => parseBothTexts(values.left.text, values.right.text, utf8Length),
    [values.left.text, values.right.text],
  );
  // A name of one side only is that of the file, of which the other side is another version.
  const patchNames = {
    left: names.left || names.right || FILE_NAMES.left,
    right: names.right || names.left || FILE_NAMES.right,
  };
  const isUntouched = values.left.text === '' && values.right.text === '';
  const isMissing = !parsed.ok && parsed.failure.code === 'compare.textMissing';

  const reason = isMissing && !isUntouched ? (failureText(parsed.failure) ?? '') : '';

  const { left, right } = values;
  const current = useMemo(() => ({ left: left.text, right: right.text }), [left.text, right.text]);
  // Typing is shown at once; the comparison is deferred.
  const typed = useDeferredValue(current);
  const paused = useDebounced(current, PAUSE_MS);
  const [pressed, setPressed] = useState({ texts: current, pressCount: 0 });
  const isPressed = pressed.texts === current;
  const isLong = typed.left.length + typed.right.length > LIVE_UNITS;
  // A document is not typed: its comparison starts at once.
  const of = (side: Side) =>
    isPressed || values[side].document !== undefined ? current[side] : (isLong ? paused : typed)[side];
  const [leftText, rightText] = [of('left'), of('right')];
  const texts = useMemo(() => ({ left: leftText, right: rightText }), [leftText, rightText]);
  const [fields, setFields] = useState(0);
  const [isNear, setNear] = useState(false);
  useReadyWorker('compare-form/compareTask', isNear);
  const canCompare = parsed.ok && texts.left.trim() !== '' && texts.right.trim() !== '';

  /** New fields, because what they said about files does not hold for other texts. */
  function renew(replace: () => void) {
    replace();
    setFields(fields + 1);
  }

  function compare() {
    setPressed({ texts: current, pressCount: pressed.pressCount + 1 });
    scrollDown();
  }

  const empty = <EmptyResult text={t('empty')} />;
  // Beside a text of the visitor, the differences of the example would pass for those of that text.
  const placeholder =
    example && isUntouched ? (
      <CompareExample fallback={empty} text={t('empty')} example={example} choices={choices} />
    ) : (
      empty
    );

  return (
    <div className={styles['form']}>
      {/* On paper, the result shows both texts. */}
      <div className={canCompare ? 'no-print' : undefined}>
        <InputCard
          onReset={() => renew(drafts.reset)}
          onExample={example ? () => renew(() => drafts.fill(example)) : null}
          actions={
            <Button
              variant="ghost"
              size="sm"
              icon="swap"
              disabled={isUntouched}
              onClick={() => undoable('replaced', drafts.swap)}
            >
              {common('swap')}
            </Button>
          }
        >
          <CompareFields key={fields} drafts={drafts} onApproach={() => setNear(true)} />
          <div className={styles['submit']}>
            <Button
              variant="primary"
              {...MAIN_ACTION}
              size="lg"
              disabled={!parsed.ok}
              aria-describedby={reasonId}
              onClick={compare}
            >
              {common('compare')}
            </Button>
            <p id={reasonId} className={styles['reason']}>
              {reason}
            </p>
          </div>
          {/* After the button: phones show the button together with both texts, and options take effect at once. */}
          <CompareOptions choices={choices} onChange={drafts.setChoices} />
        </InputCard>
      </div>
      {canCompare ? (
        <CompareResult
          fallback={placeholder}
          texts={texts}
          pressCount={pressed.pressCount}
          choices={choices}
          onChange={drafts.setChoices}
          names={patchNames}
        />
      ) : (
        placeholder
      )}
    </div>
  );
}
