import { useMemo } from 'react';
import { runTaskNow } from '../../worker/runTaskNow.ts';
import { asExample } from '../result-card/asExample.tsx';
import { ResultCard } from '../result-card/ResultCard.tsx';
import type { BothSides } from './bothSides.ts';
import styles from './CompareForm.module.css';
import { ComparePanels } from './ComparePanels.tsx';
import { CompareSummary } from './CompareSummary.tsx';
import { type CompareChoices, rulesOf } from './compareChoices.ts';
import { compareTask } from './compareTask.ts';

type CompareExampleProps = {
  readonly example: BothSides<string>;
  readonly choices: CompareChoices;
};

/** The differences of the example. */
function CompareExample({ example: { left, right }, choices }: CompareExampleProps) {
  const texts = useMemo(() => ({ left, right }), [left, right]);
  const comparison = useMemo(
    () => runTaskNow(compareTask, { ...texts, mode: choices.mode, rules: rulesOf(choices) }),
    [texts, choices],
  );
  return (
    <ResultCard copyText="">
      <div className={styles['form']}>
        <CompareSummary comparison={comparison} />
        <ComparePanels texts={texts} comparison={comparison} reveal={undefined} />
      </div>
    </ResultCard>
  );
}

export default asExample(CompareExample, { late: true });
