import { DUPLICATE_WINDOW_MS, type RiskLevel, type SourceState, TRADE_WINDOW_SIZE } from '@toolbox/core/feed';
import { formatUsdShort } from '@toolbox/i18n/format/formatUsd';
import { Badge, type BadgeProps } from '@toolbox/ui/badge/Badge';
import { Card } from '@toolbox/ui/card/Card';
import { memo } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { exchangeName } from './exchangeName.ts';
import styles from './GuideCards.late.module.css';
import { RISK_LOOKS, RISKS } from './riskLooks.ts';

type RiskBadgeProps = { readonly risk: RiskLevel; readonly word: string };

/** The risk levels: icon, tone and name. */
function RiskBadge({ risk, word }: RiskBadgeProps) {
  const { emoji, tone } = RISK_LOOKS[risk];
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

/** What the trades are, where they come from, and how reliable they are. */
export default memo(function GuideCards({ minUsd, exchanges, sources }: GuideCardsProps) {
  const t = useMessages('whale-trades');
  const language = usePageLanguage();
  return (
    <div className={styles['cards']}>
      <Card title={t('aboutTitle')}>
        <div className={styles['words']}>
          <p>{t('aboutTrade', { min: formatUsdShort(minUsd, language) })}</p>
          <p>{t('aboutSide')}</p>
          <p>{t('aboutRisk')}</p>
          <ul className={styles['pairs']}>
            {RISKS.map((risk) => {
              const { fromUsd } = RISK_LOOKS[risk];
              return (
                <li key={risk}>
                  <RiskBadge risk={risk} word={t(`risks.${risk}`)} />
                  {fromUsd === undefined
                    ? t('below', { value: formatUsdShort(RISK_LOOKS.medium.fromUsd ?? 0, language) })
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
        <div className={styles['words']}>
          <h3>{t('sources.linear')}</h3>
          <p>{t('sources.linearNote')}</p>
          <h3>{t('sources.okx')}</h3>
          <p>{t('sources.okxNote')}</p>
        </div>
        {exchanges.length > 0 && (
          <div className={styles['words']}>
            <h3>{t('sources.states')}</h3>
            <ul className={styles['states']}>
              {exchanges.map((exchange) => {
                const state = sources?.[exchange] ?? 'unknown';
                return (
                  <li key={exchange}>
                    {exchangeName(exchange)}
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
