import { Card } from '@toolbox/ui/card/Card';
import { Icon } from '@toolbox/ui/icon/Icon';
import { Skeleton } from '@toolbox/ui/skeleton/Skeleton';
import { memo } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { useIdleOnce } from '../../loading/idle/useIdleOnce.ts';
import { AlertCard } from './alert/AlertCard.tsx';
import { CoinsCard } from './CoinsCard.tsx';
import styles from './KimchiPremium.module.css';
import type { PremiumChoice } from './premiumChoice.ts';
import { useHasHistory, usePremium } from './usePremium.ts';

/** The exchange-rate service requires attribution with a link. */
const RATE_SERVICE = 'https://www.exchangerate-api.com';
const LINES = ['krw', 'usd', 'fx', 'usdt', 'bands', 'history', 'renewal', 'delay'] as const;

/** How the premium is computed, and its sources; it does not render again with each premium. */
const NoteCard = memo(function NoteCard() {
  const t = useMessages('kimchi-premium');
  return (
    <Card title={t('note.title')}>
      <p className={styles['formula']}>{t('note.formula')}</p>
      <ul className={styles['lines']}>
        {LINES.map((line) => (
          <li key={line}>{t(`note.${line}`)}</li>
        ))}
      </ul>
      <a className={styles['outside']} href={RATE_SERVICE} target="_blank" rel="noopener noreferrer" lang="en">
        {t('note.attribution')}
        <Icon name="external" size="sm" />
      </a>
    </Card>
  );
});

/** Shown below the current premium: the other coins, an alert, and the sources. */
export default function PremiumMore(choice: PremiumChoice) {
  const { answer, isPending } = usePremium(choice.market);
  const hasHistory = useHasHistory(answer);
  const coins = answer?.quotes.coins;
  // After the figure and the chart, each in a task of its own.
  const isDrawn = useIdleOnce(useIdleOnce(coins !== undefined));
  // Without a history they are beside the figure.
  const hasCoins = isPending || (hasHistory && answer !== undefined);

  return (
    <div className={styles['more']} data-coins={hasCoins}>
      {hasCoins &&
        (coins === undefined || !isDrawn ? (
          <Skeleton shape="block" />
        ) : (
          <CoinsCard coins={coins} coin={choice.coin} basis={choice.basis} />
        ))}
      <div className={styles['pair']}>
        <AlertCard {...choice} />
        <NoteCard />
      </div>
    </div>
  );
}
