import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { Badge } from '@toolbox/ui/badge/Badge';
import { Button } from '@toolbox/ui/button/Button';
import { useMemo, useRef, useState } from 'react';
import { downloadText } from '../../browser/download/downloadText.ts';
import { useSingleKeys } from '../../browser/shortcuts/singleKeys.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useIdleAfter } from '../../loading/idle/useIdleAfter.ts';
import { useLiveTask } from '../../worker/useLiveTask.ts';
import { useTask } from '../../worker/useTask.ts';
import { ResultCard } from '../result-card/ResultCard.tsx';
import { TaskNotice } from '../task-notice/TaskNotice.tsx';
import type { BothSides } from './bothSides.ts';
import styles from './CompareForm.module.css';
import { CompareNotices } from './CompareNotices.tsx';
import { ComparePanels } from './ComparePanels.tsx';
import { CompareSummary } from './CompareSummary.tsx';
import { type CompareChoices, rulesOf } from './compareChoices.ts';
import { useCompareSetup } from './compareContext.ts';
import { type Comparison, compareTask } from './compareTask.ts';
import { countDiffering, noneKey } from './countDiffering.ts';
import { DifferenceStepper } from './DifferenceStepper.tsx';
import { patchTask } from './patchTask.ts';

type CompareResultProps = {
  /** What is in the two fields. */
  readonly texts: BothSides<string>;
  /** A new number restarts a comparison that was stopped. */
  readonly pressCount: number;
  readonly choices: CompareChoices;
  readonly onChange: (choices: CompareChoices) => void;
  /** The names of the two texts in the patch. */
  readonly names: BothSides<string>;
};

const FILE_NAME = 'compare.patch';

/**
 * The patch of two texts, created after their comparison if they are long; empty until it is ready or if there is
 * none.
 */
function usePatch(
  texts: BothSides<string>,
  { left, right }: BothSides<string>,
  comparison: Comparison | undefined,
): string {
  const size = texts.left.length + texts.right.length;
  const isShown = useIdleAfter(comparison) !== undefined;
  const isWanted = isShown || size <= patchTask.inlineUnits;
  const request = useMemo(
    () => (isWanted ? { left: texts.left, right: texts.right, names: { left, right } } : undefined),
    [texts, left, right, isWanted],
  );
  const { state } = useTask(patchTask, request, size);
  return state.status === 'done' ? state.value.patch : '';
}

/** The summary and the two panels, or the progress of the comparison. Copy and download use the patch. */
export default function CompareResult({ texts, pressCount, choices, onChange, names }: CompareResultProps) {
  const t = useMessages('compare');
  const { sides } = useCompareSetup();
  const common = useMessages('common', 'actions');
  const singleKeys = useSingleKeys();
  const size = texts.left.length + texts.right.length;
  const [run, setRun] = useState({ pressCount, count: 0 });
  const request = useMemo(
    () => ({ left: texts.left, right: texts.right, mode: choices.mode, rules: rulesOf(choices), run: run.count }),
    [texts, choices, run.count],
  );
  const { value: comparison, isStale, state, cancel } = useLiveTask(compareTask, request, size);
  if (run.pressCount !== pressCount) {
    const isStopped = state.status === 'canceled' || state.status === 'failed';
    setRun({ pressCount, count: isStopped ? run.count + 1 : run.count });
  }
  // The lines of an earlier comparison are those of its texts.
  const [compared, setCompared] = useState(texts);
  if (comparison !== undefined && !isStale && compared !== texts) setCompared(texts);
  const summaryRef = useRef<HTMLDivElement>(null);
  const patch = usePatch(texts, names, isStale ? undefined : comparison);
  const [step, setStep] = useState<{ readonly of: Comparison; readonly at: number }>();
  const at = step !== undefined && step.of === comparison ? step.at : undefined;
  const differing = comparison === undefined ? 0 : countDiffering(comparison);
  const found = differing > 0 ? t('spoken', { count: formatWhole(differing) }) : comparison && t(noneKey(comparison));

  function take(offered: CompareChoices) {
    onChange(offered);
    // The button that had the focus disappears with its notice.
    summaryRef.current?.focus();
  }

  return (
    <ResultCard
      copyText={patch}
      spoken={found === undefined || isStale ? '' : found}
      note={isStale && <Badge tone="warn">{t('working')}</Badge>}
      actions={
        <>
          {isStale && (
            <Button variant="ghost" size="sm" onClick={cancel}>
              {common('cancel')}
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            icon="download"
            disabled={patch === ''}
            onClick={() => downloadText(patch, FILE_NAME, 'text/x-diff')}
          >
            {common('download')}
          </Button>
        </>
      }
      {...(comparison && { figure: { label: t('differingLines'), value: formatWhole(differing), isBelow: true } })}
    >
      {comparison === undefined ? (
        <TaskNotice state={state} label={t('working')} onCancel={cancel} />
      ) : (
        <>
          <div className={styles['head']}>
            <div ref={summaryRef} tabIndex={-1}>
              <CompareSummary comparison={comparison} />
            </div>
            <DifferenceStepper
              count={comparison.rows.differences.length}
              at={at}
              onStep={(next) => setStep({ of: comparison, at: next })}
            />
          </div>
          <CompareNotices comparison={comparison} isStale={isStale} choices={choices} onChange={take} />
          <ComparePanels
            texts={isStale ? compared : texts}
            comparison={comparison}
            reveal={at === undefined ? undefined : comparison.rows.differences[at]}
          />
          <div className={styles['notes']}>
            {differing > 0 && (
              <>
                <p>{comparison.mode === 'position' ? t('legend.position') : t('legend.aligned', sides)}</p>
                <p className={`no-print ${styles['keys']}`}>{t(singleKeys ? 'keys' : 'altKeys')}</p>
              </>
            )}
            {patch !== '' && <p className="no-print">{t('patchNote')}</p>}
          </div>
        </>
      )}
    </ResultCard>
  );
}
