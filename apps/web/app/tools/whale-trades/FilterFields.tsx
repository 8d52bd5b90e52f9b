import { type KeptTrade, type RiskLevel, TRADE_RISK_USD, tradesAs } from '@toolbox/core/feed';
import { formatUsdShort } from '@toolbox/i18n/format/formatUsd';
import { Button } from '@toolbox/ui/button/Button';
import { Chips } from '@toolbox/ui/chips/Chips';
import { FilterChips } from '@toolbox/ui/chips/FilterChips';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { Select } from '@toolbox/ui/select/Select';
import { chooseTradeColors, otherColors, useTradeColors } from '../../browser/trade-colors/tradeColors.ts';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { exchangeName } from './exchangeName.ts';
import { RISKS, TRADE_RISK_LOOKS } from './riskLooks.ts';
import { ALL, type UseTradeView } from './useTradeView.ts';
import styles from './WhaleTrades.module.css';

export type SoundChoiceProps = {
  readonly levels: readonly RiskLevel[];
  readonly onChange: (levels: readonly RiskLevel[]) => void;
  /** Called when a level was chosen. */
  readonly onSound: (risk: RiskLevel) => void;
};

/** Options for the sounds of trades. */
function SoundChoice({ levels, onChange, onSound }: SoundChoiceProps) {
  const t = useMessages('whale-trades');

  function choose(chosen: readonly RiskLevel[]) {
    const added = chosen.find((risk) => !levels.includes(risk));
    // The press enables sound in the browser, and plays a sample.
    if (added !== undefined) onSound(added);
    onChange(chosen);
  }

  return (
    <FilterChips
      label={t('sound')}
      hint={t('soundHint')}
      values={levels}
      onChange={choose}
      options={RISKS.map((value) => ({ value, label: `${TRADE_RISK_LOOKS[value].emoji} ${t(`risks.${value}`)}` }))}
    />
  );
}

export type FilterFieldsProps = Pick<UseTradeView, 'view' | 'change' | 'sounds' | 'onSounds'> &
  Pick<SoundChoiceProps, 'onSound'> & {
    /** From the list; a selected value stays available even if it is no longer in the list. */
    readonly trades: readonly KeptTrade[];
    /** The exchanges that the server follows. */
    readonly exchanges: readonly string[];
    readonly hasSound: boolean;
  };

/** One button that switches between the two pairs of colors; its name says which one is used. */
function ColorChoice() {
  const late = useLateMessages('whale-trades/late');
  const colors = useTradeColors(usePageLanguage());
  if (late === undefined) return <span className={styles['colorChoice']} />;
  const label = late(`colors.${colors}`);
  return (
    <Button
      className={styles['colorChoice']}
      variant="ghost"
      size="sm"
      title={label}
      onClick={() => chooseTradeColors(otherColors(colors))}
    >
      <span className={styles['up']} aria-hidden="true">
        ▲
      </span>
      <span className={styles['down']} aria-hidden="true">
        ▼
      </span>
      <span className={styles['colors']}>{label}</span>
    </Button>
  );
}

const LEAST = [0, TRADE_RISK_USD.medium, TRADE_RISK_USD.high, TRADE_RISK_USD.extreme];
const SIDES = [ALL, 'BUY', 'SELL'] as const;
const FIRST_COINS = ['BTC', 'ETH'];

/** Unique names, including those of `chosen`, without the empty one. */
function names(...lists: readonly (readonly string[])[]): readonly string[] {
  return [...new Set(lists.flat())].filter((name) => name !== ALL);
}

/** The filters for the trades, and the options for how they are shown and heard. */
export default function FilterFields({
  view,
  change,
  sounds,
  onSounds,
  onSound,
  trades,
  exchanges,
  hasSound,
}: FilterFieldsProps) {
  const t = useMessages('whale-trades');
  const language = usePageLanguage();
  const seen = trades.map(({ exchange }) => exchange.toLowerCase());
  const coins = names(
    FIRST_COINS,
    trades.map(({ coin }) => coin),
    [view.coin],
  );

  return (
    <>
      <Chips
        label={t('min')}
        labelHidden
        value={view.minUsd}
        onChange={(minUsd) => change({ minUsd })}
        options={LEAST.map((value) => ({
          value,
          label: value === 0 ? t('all') : t('minAtLeast', { value: formatUsdShort(value, language) }),
        }))}
      />
      <Segmented
        label={t('side')}
        labelHidden
        value={view.side}
        onChange={(side) => change({ side })}
        options={SIDES.map((side) => ({ value: side, label: side === ALL ? t('all') : t(`sides.${side}`) }))}
      />
      <div className={styles['select']}>
        <Select
          label={t('exchange')}
          labelHidden
          value={view.exchange}
          onChange={(exchange) => change({ exchange })}
          options={[
            { value: ALL, label: t('allExchanges') },
            ...names(exchanges.map(tradesAs), seen, [view.exchange]).map((value) => ({
              value,
              label: exchangeName(value),
            })),
          ]}
        />
      </div>
      <div className={styles['select']}>
        <Select
          label={t('coin')}
          labelHidden
          value={view.coin}
          onChange={(coin) => change({ coin })}
          options={[{ value: ALL, label: t('allCoins') }, ...coins.map((value) => ({ value, label: value }))]}
        />
      </div>
      <ColorChoice />
      {hasSound && (
        <div className={styles['sounds']}>
          <SoundChoice levels={sounds} onChange={onSounds} onSound={onSound} />
        </div>
      )}
    </>
  );
}
