import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { Button } from '@toolbox/ui/button/Button';
import { LiveRegion } from '@toolbox/ui/live-region/LiveRegion';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './CompareForm.module.css';
import { useStepKeys } from './useStepKeys.ts';

type DifferenceStepperProps = {
  /** The number of differences. */
  readonly count: number;
  /** The selected one, counted from 0; none at first. */
  readonly at: number | undefined;
  readonly onStep: (at: number) => void;
};

/** Steps through the differences, wrapping around. */
export function DifferenceStepper({ count, at, onStep }: DifferenceStepperProps) {
  const t = useMessages('compare');
  const step = (by: 1 | -1) => {
    if (count > 0) onStep(at === undefined ? (by > 0 ? 0 : count - 1) : (at + by + count) % count);
  };
  const keys = useStepKeys(step);
  const values = { at: formatWhole((at ?? -1) + 1), count: formatWhole(count) };

  return (
    <div className={styles['stepper']}>
      <span className={styles['note']}>{at === undefined ? t('steps.count', values) : t('steps.at', values)}</span>
      {/* The number is announced with the result. */}
      <LiveRegion text={at === undefined ? '' : t('steps.at', values)} />
      <Button size="sm" aria-keyshortcuts={keys.previous} disabled={count === 0} onClick={() => step(-1)}>
        {t('steps.previous')}
      </Button>
      <Button size="sm" aria-keyshortcuts={keys.next} disabled={count === 0} onClick={() => step(1)}>
        {t('steps.next')}
      </Button>
    </div>
  );
}
