import { type KeptTrade, type Risk, TRADE_RISK_USD } from '@toolbox/core/feed';
import { formatUsdShort } from '@toolbox/i18n/format/formatUsd';
import { Button } from '@toolbox/ui/button/Button';
import { Card } from '@toolbox/ui/card/Card';
import { Chips } from '@toolbox/ui/chips/Chips';
import { FilterChips } from '@toolbox/ui/chips/FilterChips';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { Select } from '@toolbox/ui/select/Select';
import { useWords } from '../../i18n/useWords.ts';
import { exchangeBadge } from './exchangeBadge.ts';
import { RISK_LOOKS, RISKS } from './riskLooks.ts';
import { useLanguage } from './useLanguage.ts';
import { ALL, type UseTradeView } from './useTradeView.ts';
import styles from './ViewCard.module.css';

type ViewCardProps = Omit<UseTradeView, 'filter'> & {
  /** Of the list; also what is no longer in it stays choosable while it is chosen. */
  readonly trades: readonly KeptTrade[];
  /** Those the server says it listens to. */
  readonly exchanges: readonly string[];
  /** A level of sound was chosen. */
  readonly onSound: (risk: Risk) => void;
};

const LEAST = [0, TRADE_RISK_USD.medium, TRADE_RISK_USD.high, TRADE_RISK_USD.extreme];
const SIDES = [ALL, 'BUY', 'SELL'] as const;
const FIRST_COINS = ['BTC', 'ETH'];

/** Every name once, those of `chosen` too, without the empty one. */
function names(...lists: readonly (readonly string[])[]): readonly string[] {
  return [...new Set(lists.flat())].filter((name) => name !== ALL);
}

/** What is to be seen of the trades, and which of them are to be heard. */
export function ViewCard({ onSound, view, change, reset, trades, exchanges }: ViewCardProps) {
  const t = useWords('crypto', 'real-time-whale-trades');
  const common = useWords('common', 'actions');
  const language = useLanguage();
  const seen = trades.map(({ exchange }) => exchange.toLowerCase());
  const coins = names(
    FIRST_COINS,
    trades.map(({ baseCurrency }) => baseCurrency),
    [view.coin],
  );
  const all = { value: ALL, label: t('all') };

  return (
    <Card
      title={t('filterTitle')}
      actions={
        <Button variant="ghost" size="sm" icon="reset" onClick={reset}>
          {common('reset')}
        </Button>
      }
    >
      <div className={styles['fields']}>
        <Chips
          label={t('min')}
          value={view.minUsd}
          onChange={(minUsd) => change({ minUsd })}
          options={LEAST.map((value) => ({
            value,
            label: value === 0 ? t('all') : t('minAtLeast', { value: formatUsdShort(value, language) }),
          }))}
        />
        <Segmented
          label={t('side')}
          value={view.side}
          onChange={(side) => change({ side })}
          options={SIDES.map((side) => ({ value: side, label: side === ALL ? t('all') : t(`sides.${side}`) }))}
        />
        <Select
          label={t('exchange')}
          value={view.exchange}
          onChange={(exchange) => change({ exchange })}
          options={[
            all,
            ...names(exchanges, seen, [view.exchange]).map((value) => ({ value, label: exchangeBadge(value).name })),
          ]}
        />
        <Select
          label={t('coin')}
          value={view.coin}
          onChange={(coin) => change({ coin })}
          options={[all, ...coins.map((value) => ({ value, label: value }))]}
        />
      </div>
      <FilterChips
        label={t('sound')}
        hint={t('soundHint')}
        values={view.sounds}
        onChange={(sounds) => {
          const added = sounds.find((risk) => !view.sounds.includes(risk));
          // The press lets the browser make sounds at all, and the visitor hears what to listen for.
          if (added !== undefined) onSound(added);
          change({ sounds });
        }}
        options={RISKS.map((value) => ({ value, label: `${RISK_LOOKS[value].emoji} ${t(`risks.${value}`)}` }))}
      />
    </Card>
  );
}
