import { formatSignedPercent, formatSignedPoints } from '@toolbox/i18n/format/formatSignedPercent';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from '../KimchiPremium.module.css';
import type { PremiumChoice } from '../premiumChoice.ts';
import { READ_PREMIUM, useHistory, type usePremium, useRange } from '../usePremium.ts';

const PERCENT = 100;
/** A change is not colored: a higher premium is neither gain nor loss. */
const SIGNS = { up: '▲', down: '▼', none: '' } as const;

type PremiumStandingProps = PremiumChoice & { readonly answer: ReturnType<typeof usePremium>['answer'] };

/** The position of the premium between the lowest and the highest of a period, and its change. */
export function PremiumStanding({ answer, ...choice }: PremiumStandingProps) {
  const t = useMessages('kimchi-premium');
  const [range] = useRange();
  const { statistics, change, last } = useHistory(choice, range, answer, READ_PREMIUM[choice.basis]);
  if (statistics === undefined) return <div className={styles['standing']} />;
  const { minimum, maximum } = statistics;
  const place = maximum > minimum ? (last - minimum) / (maximum - minimum) : 0;
  const direction = change === undefined || change === 0 ? 'none' : change > 0 ? 'up' : 'down';
  return (
    <div className={styles['standing']}>
      {change !== undefined && (
        <p className={styles['change']}>
          <span aria-hidden="true">{SIGNS[direction]}</span>{' '}
          <strong>{t('points', { change: formatSignedPoints(change) })}</strong>{' '}
          {t('since', { range: t(`history.ranges.${range}`) })}
        </p>
      )}
      <svg className={styles['place']} aria-hidden="true">
        <rect className={styles['track']} y="5" width="100%" height="6" rx="3" />
        <circle className={styles['mark']} cx={`${(place * PERCENT).toFixed(2)}%`} cy="8" r="6" />
      </svg>
      <p className={styles['ends']}>
        <span>
          <span>{t('history.minimum')}</span>
          <strong>{formatSignedPercent(minimum)}</strong>
        </span>
        <span>
          <span>{t('history.maximum')}</span>
          <strong>{formatSignedPercent(maximum)}</strong>
        </span>
      </p>
    </div>
  );
}
