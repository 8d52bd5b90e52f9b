import { parseBothTexts } from '@toolbox/core/diff';
import { Button } from '@toolbox/ui/button/Button';
import { LiveRegion } from '@toolbox/ui/live-region/LiveRegion';
import { useId, useMemo } from 'react';
import { MAIN_ACTION } from '../../browser/shortcuts/mainAction.ts';
import { undoable } from '../../browser/undo/undoable.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { InputCard } from '../input-card/InputCard.tsx';
import { EmptyResult } from '../result-card/EmptyResult.tsx';
import { CompareFields } from './CompareFields.tsx';
import styles from './CompareForm.module.css';
import { CompareOptions } from './CompareOptions.tsx';
import { CompareContext, type CompareSetup } from './compareContext.ts';
import { FILE_NAMES } from './fileNames.ts';
import { useCompareDrafts } from './useCompareDrafts.ts';
import { useScrollDown } from './useScrollDown.ts';

const CompareResult = lazyPart(() => import('./CompareResult.tsx'));

/** Two texts, how to compare them, and the differences once Compare is pressed. */
export function CompareForm(setup: CompareSetup) {
  return (
    <CompareContext value={setup}>
      <Form id={setup.id} />
    </CompareContext>
  );
}

function Form({ id }: { readonly id: string }) {
  const t = useMessages('compare');
  const common = useMessages('common', 'actions');
  const failureText = useFailureText();
  const reasonId = useId();
  const drafts = useCompareDrafts(id);
  const scrollDown = useScrollDown();

  const { values, names, choices, submitted } = drafts;
  const parsed = useMemo(
    () => parseBothTexts(values.left.text, values.right.text),
    [values.left.text, values.right.text],
  );
  const patchNames = { left: names.left || FILE_NAMES.left, right: names.right || FILE_NAMES.right };
  const isUntouched = values.left.text === '' && values.right.text === '';
  const isMissing = !parsed.ok && parsed.failure.code === 'compare.textMissing';

  const reason = isMissing && !isUntouched ? (failureText(parsed.failure) ?? '') : '';

  function compare() {
    drafts.compare();
    scrollDown();
  }

  const nothing = <EmptyResult text={t('empty')} />;

  return (
    <div className={styles['form']}>
      <InputCard
        onReset={drafts.reset}
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
        <CompareFields drafts={drafts} />
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
          <LiveRegion text={reason} />
        </div>
        {/* After the button: a phone shows it together with both texts, and a choice takes effect at once. */}
        <CompareOptions choices={choices} onChange={drafts.setChoices} />
      </InputCard>
      {submitted === undefined ? (
        nothing
      ) : (
        <CompareResult
          key={submitted.turn}
          fallback={nothing}
          texts={submitted}
          choices={choices}
          onChange={drafts.setChoices}
          names={patchNames}
        />
      )}
    </div>
  );
}
