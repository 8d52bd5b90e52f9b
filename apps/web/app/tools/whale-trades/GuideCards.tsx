import { DUPLICATE_WINDOW_MS, type RiskLevel, type SourceState, TRADE_WINDOW_SIZE } from '@toolbox/core/feed';
import { formatUsdShort } from '@toolbox/i18n/format/formatUsd';
import { Badge, type BadgeProps } from '@toolbox/ui/badge/Badge';
import { Card } from '@toolbox/ui/card/Card';
import { Fragment, memo } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { exchangeName } from './exchangeName.ts';
import styles from './GuideCards.late.module.css';
import { RISKS, TRADE_RISK_LOOKS } from './riskLooks.ts';

type RiskBadgeProps = { readonly risk: RiskLevel; readonly word: string };

/** The risk levels: icon, tone and name. */
function RiskBadge({ risk, word }: RiskBadgeProps) {
  const { emoji, tone } = TRADE_RISK_LOOKS[risk];
  return (
    <Badge tone={tone}>
      <span aria-hidden="true">{emoji}</span>
      {word}
    </Badge>
  );
}

type GuideCardsProps = {
  readonly minUsd: number;
  readonly exchanges: readonly string[];
  readonly sources: Readonly<Record<string, SourceState>> | undefined;
};

const TONES: Readonly<Record<SourceState | 'unknown', NonNullable<BadgeProps['tone']>>> = {
  live: 'good',
  connecting: 'warn',
  down: 'bad',
  unknown: 'neutral',
};

/** The exchanges whose contracts need an explanation. */
const CONTRACTS = [
  { id: 'linear', of: ['binance', 'bybit'] },
  { id: 'okx', of: ['okx'] },
] as const;

/** What the trades are, where they come from, and how reliable they are. */
export default memo(function GuideCards({ minUsd, exchanges, sources }: GuideCardsProps) {
  const t = useMessages('whale-trades');
  const language = usePageLanguage();
  // The exchanges of the default until the server has told which ones it connects to.
  const contracts = CONTRACTS.map(({ id, of }) => ({
    id,
    names: exchanges.length === 0 ? of : of.filter((name) => exchanges.includes(name)),
  })).filter(({ names }) => names.length > 0);
  return (
    <div className={styles['cards']}>
      <Card title={t('aboutTitle')}>
        <div className={styles['words']}>
          <p>{t('aboutTrade', { min: formatUsdShort(minUsd, language) })}</p>
          <p>{t('aboutSide')}</p>
          <p>{t('aboutRisk')}</p>
          <ul className={styles['pairs']}>
            {RISKS.map((risk) => {
              const { fromUsd } = TRADE_RISK_LOOKS[risk];
              return (
                <li key={risk}>
                  <RiskBadge risk={risk} word={t(`risks.${risk}`)} />
                  {fromUsd === undefined
                    ? t('below', { value: formatUsdShort(TRADE_RISK_LOOKS.medium.fromUsd ?? 0, language) })
                    : t('from', { value: formatUsdShort(fromUsd, language) })}
                </li>
              );
            })}
          </ul>
        </div>
      </Card>
      <Card title={t('usageTitle')}>
        <ul className={styles['list']}>
          <li>{t('usage.list', { size: TRADE_WINDOW_SIZE })}</li>
          <li>{t('usage.duplicate', { seconds: DUPLICATE_WINDOW_MS / 1000 })}</li>
          <li>{t('usage.advice')}</li>
          <li>{t('usage.delay')}</li>
        </ul>
      </Card>
      <Card title={t('sourcesTitle')} className={styles['sources'] ?? ''}>
        {contracts.length > 0 && (
          <div className={styles['words']}>
            {contracts.map(({ id, names: [name = id, second] }) => (
              <Fragment key={id}>
                <h3 translate={second === undefined ? 'no' : undefined}>
                  {second === undefined ? exchangeName(name) : t('sources.linear')}
                </h3>
                <p>{t(`sources.${id}Note`)}</p>
              </Fragment>
            ))}
          </div>
        )}
        {exchanges.length > 0 && (
          <div className={styles['words']}>
            <h3>{t('sources.states')}</h3>
            <ul className={styles['states']}>
              {exchanges.map((exchange) => {
                const state = sources?.[exchange] ?? 'unknown';
                return (
                  <li key={exchange}>
                    <span translate="no">{exchangeName(exchange)}</span>
                    <Badge tone={TONES[state]} dot>
                      {t(`sourceStates.${state}`)}
                    </Badge>
                  </li>
                );
              })}
            </ul>
          </div>
        )}
      </Card>
    </div>
  );
});
