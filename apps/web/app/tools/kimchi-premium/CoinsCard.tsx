import { nearCoins } from '@toolbox/core/coins';
import {
  type CoinOrder,
  type CoinQuote,
  type PremiumCoin,
  premiumBand,
  premiumInWon,
  rankCoins,
} from '@toolbox/core/kimchi';
import { formatKrwPrice } from '@toolbox/i18n/format/formatKrwPrice';
import { formatSignedPercent } from '@toolbox/i18n/format/formatSignedPercent';
import { formatUsdPrice } from '@toolbox/i18n/format/formatUsd';
import { Badge } from '@toolbox/ui/badge/Badge';
import { Card } from '@toolbox/ui/card/Card';
import { DataTable } from '@toolbox/ui/data-table/DataTable';
import { Empty } from '@toolbox/ui/empty/Empty';
import { TextField } from '@toolbox/ui/field/TextField';
import { LiveRegion } from '@toolbox/ui/live-region/LiveRegion';
import { Select } from '@toolbox/ui/select/Select';
import { useId } from 'react';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { ChangeAnnouncement } from '../../parts/change-announcement/ChangeAnnouncement.tsx';
import { useChangeAnnouncement } from '../../parts/change-announcement/useChangeAnnouncement.ts';
import { withOffers } from '../../parts/offers/withOffers.tsx';
import { BAND_LOOKS } from './bandLooks.ts';
import styles from './KimchiPremium.module.css';
import type { Basis } from './premiumChoice.ts';

const ORDERS: readonly CoinOrder[] = ['given', 'highest', 'lowest', 'name'];

type CoinsCardProps = {
  readonly coins: readonly CoinQuote[];
  /** The coin shown above. */
  readonly coin: PremiumCoin;
  readonly basis: Basis;
};

/** The premium of every coin, searchable and sortable. */
export function CoinsCard({ coins, coin: shown, basis }: CoinsCardProps) {
  const t = useMessages('kimchi-premium');
  const actions = useMessages('common', 'actions');
  const language = usePageLanguage();
  const searchId = useId();
  const [search, setSearch] = useDraft('kimchi-premium.search', '');
  const [order, setOrder] = useDraft<CoinOrder>('kimchi-premium.order', 'given', { allowed: ORDERS });
  // The coins as they were sorted, because prices that change their order later must not announce them again.
  const {
    change: sorted = [],
    announce,
    ...announced
  } = useChangeAnnouncement<readonly string[]>({
    of: order,
    messages: t,
  });
  const symbols = coins.map(({ coin }) => coin);
  const near = nearCoins(search, symbols);
  const offers = (near.length > 0 ? near : symbols).map((name) => ({ name, take: () => setSearch(name) }));
  // In the listed order: prices that change the order of the rows must not announce them again.
  const found = rankCoins(coins, { search, order: 'given', basis }).map(({ coin }) => coin);
  const none = () => [t('coins.none'), ...offers.map(({ name }) => actions('useValue', { value: name }))].join(' ');
  const spoken = found.length > 0 ? `${t('coins.search')}: ${found.join(', ')}` : none();

  function sort(by: CoinOrder) {
    setOrder(by);
    const rows = rankCoins(coins, { search, order: by, basis });
    announce(
      rows.map(({ coin }) => coin),
      by,
    );
  }

  return (
    <Card title={t('coins.title')} flush className={styles['coins'] ?? ''}>
      <div className={styles['find']}>
        <TextField
          id={searchId}
          label={t('coins.search')}
          labelHidden
          placeholder={t('coins.search')}
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={setSearch}
        />
        <Select
          label={t('coins.order')}
          labelHidden
          value={order}
          onChange={sort}
          options={ORDERS.map((value) => ({ value, label: t(`coins.orders.${value}`) }))}
        />
      </div>
      <DataTable
        caption={t('coins.caption', { basis: t(`bases.${basis}`) })}
        captionHidden
        rows={rankCoins(coins, { search, order, basis })}
        rowKey={({ coin }) => coin}
        rowState={({ coin, stale }) => (stale.krw || stale.usd ? 'stale' : coin === shown ? 'marked' : undefined)}
        empty={<Empty icon="filter">{withOffers(t('coins.none'), offers, searchId)}</Empty>}
        columns={[
          { id: 'coin', header: t('coin'), cell: ({ coin }) => <span translate="no">{coin}</span>, rowHeader: true },
          {
            id: 'premium',
            header: t('premium'),
            numeric: true,
            cell: (quote) => {
              const percentage = quote[basis]?.percentage;
              if (percentage === undefined) return t('coins.unknown');
              const band = premiumBand(percentage);
              return (
                <Badge {...BAND_LOOKS[band]}>
                  {formatSignedPercent(percentage)} {t(`bands.${band}`)}
                </Badge>
              );
            },
          },
          {
            id: 'krw',
            header: t('krwPrice'),
            numeric: true,
            cell: ({ krwPrice }) => formatKrwPrice(krwPrice, language),
          },
          { id: 'usd', header: t('usdPrice'), numeric: true, cell: ({ usdPrice }) => formatUsdPrice(usdPrice) },
          {
            id: 'equivalent',
            header: t('equivalent'),
            numeric: true,
            cell: (quote) => {
              const inWon = premiumInWon({ ...quote, exchangeRate: quote[basis]?.exchangeRate ?? 0 });
              return inWon ? formatKrwPrice(inWon.equivalent, language) : t('coins.unknown');
            },
          },
        ]}
      />
      <LiveRegion text={search.trim() === '' ? '' : spoken} />
      <ChangeAnnouncement
        text={sorted.length > 0 ? `${t(`coins.orders.${order}`)}: ${sorted.join(', ')}` : ''}
        {...announced}
      />
    </Card>
  );
}
