import { parseBothTexts } from '@toolbox/core/diff';
import type { ToolId } from '@toolbox/i18n';
import { Button } from '@toolbox/ui/button/Button';
import { useId, useMemo } from 'react';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useWords } from '../../i18n/useWords.ts';
import { InputCard } from '../input-card/InputCard.tsx';
import { later } from '../later/later.tsx';
import { ResultCard } from '../result-card/ResultCard.tsx';
import type { BothSides } from './bothSides.ts';
import { CompareFields } from './CompareFields.tsx';
import styles from './CompareForm.module.css';
import { CompareOptions } from './CompareOptions.tsx';
import { FILE_NAMES } from './fileNames.ts';
import { useCompareDrafts } from './useCompareDrafts.ts';
import { useScrollDown } from './useScrollDown.ts';

export type CompareFormProps = {
  /** Keeps what was typed in one tool apart from the other. */
  readonly tool: ToolId;
  readonly labels: BothSides<string>;
  /** Monospace and unwrapped, with names for the files of the patch. */
  readonly isCode?: boolean;
};

const result = later(() => import('./CompareResult.tsx'));

/** Two texts, how to compare them, and the differences once Compare is pressed. */
export function CompareForm({ tool, labels, isCode = false }: CompareFormProps) {
  const t = useWords('string', 'text-compare');
  const common = useWords('common', 'actions');
  const failureText = useFailureText();
  const reasonId = useId();
  const drafts = useCompareDrafts(tool);
  const scrollDown = useScrollDown();
  result.usePreload();

  const { values, names, choices, submitted } = drafts;
  const parsed = useMemo(
    () => parseBothTexts(values.left.text, values.right.text),
    [values.left.text, values.right.text],
  );
  const isUntouched = values.left.text === '' && values.right.text === '';
  const isMissing = !parsed.ok && parsed.failure.code === 'compare.textMissing';

  function compare() {
    drafts.compare();
    scrollDown();
  }

  const nothing = (
    <ResultCard empty emptyText={t('empty')} copyText="">
      {null}
    </ResultCard>
  );

  return (
    <div className={styles['form']}>
      <InputCard
        onReset={drafts.reset}
        actions={
          <Button variant="ghost" size="sm" icon="swap" disabled={isUntouched} onClick={drafts.swap}>
            {common('swap')}
          </Button>
        }
      >
        <CompareFields drafts={drafts} labels={labels} isCode={isCode} />
        <CompareOptions choices={choices} onChange={drafts.setChoices} />
        <div className={styles['submit']}>
          <Button variant="primary" size="lg" disabled={!parsed.ok} aria-describedby={reasonId} onClick={compare}>
            {common('compare')}
          </Button>
          <p id={reasonId} className={styles['reason']} aria-live="polite">
            {isMissing && !isUntouched && failureText(parsed.failure)}
          </p>
        </div>
      </InputCard>
      {submitted === undefined ? (
        nothing
      ) : (
        <result.Part
          key={submitted.turn}
          waiting={nothing}
          texts={submitted}
          choices={choices}
          onChange={drafts.setChoices}
          labels={labels}
          isCode={isCode}
          names={isCode ? { left: names.left || FILE_NAMES.left, right: names.right || FILE_NAMES.right } : FILE_NAMES}
        />
      )}
    </div>
  );
}
