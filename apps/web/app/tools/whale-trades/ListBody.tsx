import type { KeptTrade } from '@toolbox/core/feed';
import { formatUsd } from '@toolbox/i18n/format/formatUsd';
import { Empty } from '@toolbox/ui/empty/Empty';
import { Skeleton } from '@toolbox/ui/skeleton/Skeleton';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './ListBody.module.css';
import { TradeList } from './TradeList.tsx';
import type { UseTradeFeed } from './useTradeFeed.ts';

type ListBodyProps = {
  readonly feed: UseTradeFeed;
  readonly shown: readonly KeptTrade[];
  /** So many were kept when `shown` was chosen from them. */
  readonly total: number;
  readonly minUsd: number;
};

const WAITING_ROWS = 4;

/** The trades, or what stands in their place: on their way, none yet, none that match. */
export function ListBody({ feed, shown, total, minUsd }: ListBodyProps) {
  const t = useMessages('whale-trades');
  const { state, problem, hello, paused } = feed;
  if (shown.length > 0)
    return <TradeList trades={shown} still={paused} dimmed={state === 'stale' || state === 'offline'} />;
  if (total > 0) return <Empty icon="filter">{t('emptyFiltered', { count: total })}</Empty>;
  if (state === 'connecting' && problem === undefined && hello === undefined)
    return (
      <div className={styles['loading']} aria-busy="true">
        <p className="visually-hidden">{t('loading')}</p>
        <Skeleton shape="row" count={WAITING_ROWS} />
      </div>
    );
  return (
    <Empty icon="whale">
      {t('empty')}
      {problem !== 'noServer' && (
        <>
          <br />
          {t('emptyNote', { min: formatUsd(minUsd) })}
        </>
      )}
    </Empty>
  );
}
