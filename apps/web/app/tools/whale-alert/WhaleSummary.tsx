import { filterWhales, type WhaleFilter } from '@toolbox/core/whale';
import { formatCoins } from '@toolbox/i18n/format/formatCoins';
import { formatUsd, formatUsdShort } from '@toolbox/i18n/format/formatUsd';
import { formatUtcTime } from '@toolbox/i18n/format/formatUtcTime';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { Badge } from '@toolbox/ui/badge/Badge';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Button } from '@toolbox/ui/button/Button';
import { Figure } from '@toolbox/ui/figure/Figure';
import { Rows } from '@toolbox/ui/rows/Rows';
import { useState } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { EmptyResult } from '../../parts/result-card/EmptyResult.tsx';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import { siteConfig } from '../../site/siteConfig.ts';
import { offeredTokens } from './offeredTokens.ts';
import { type Source, useWhales } from './useWhales.ts';
import styles from './WhaleAlert.module.css';

const STATE_TONES = {
  loading: 'neutral',
  on: 'good',
  stale: 'serious',
  collecting: 'warn',
  unreachable: 'bad',
  off: 'neutral',
  failed: 'bad',
} as const;

/** The state and time of each source, and the figures of the last hours. */
export default function WhaleSummary({ filter }: { readonly filter: WhaleFilter }) {
  const t = useMessages('whale-alert');
  const actions = useMessages('common', 'actions');
  const language = usePageLanguage();
  const { chain, channel, items, statistics, updatedAt, isLoading, isAsking, simulated, refresh } = useWhales();
  const time = (moment: number | string | undefined) =>
    moment === undefined ? t('notYet') : formatUtcTime(moment, language);
  const short = (usd: number) => formatUsdShort(usd, language);
  const passed = filterWhales(items, filter);
  const bothOff = chain.state === 'off' && channel.state === 'off';

  const notice = bothOff ? (siteConfig.hasServer ? 'allOff' : 'noServer') : undefined;
  // A failed call is announced by its banner.
  const isCollecting = [chain.state, channel.state].includes('collecting');
  const stateKey = notice ?? (chain.state === 'unreachable' ? 'noNode' : isCollecting && 'collecting');
  const spokenState = stateKey ? t(stateKey) : '';

  const sourceRow = (id: 'chain' | 'channel', { state, receivedAt }: Source) => ({
    id,
    label: t(`sources.${id}`),
    hint: receivedAt && t('receivedAt', { time: time(receivedAt) }),
    value: (
      <Badge tone={STATE_TONES[state]} dot>
        {t(`states.${state}`)}
      </Badge>
    ),
  });
  const figures =
    statistics === undefined
      ? []
      : ([
          ['transactions', formatWhole(statistics.totalTransactions)],
          ['volume', short(statistics.totalUsdValue)],
          ['largest', short(statistics.largestUsdValue)],
          ['inflow', short(statistics.exchangeInflowUsd)],
          ['outflow', short(statistics.exchangeOutflowUsd)],
        ] as const);
  const lines = [
    ...(simulated ? [t('simulated')] : []),
    t('line', { label: t('updated'), value: time(updatedAt) }),
    t('line', { label: t('sources.chain'), value: t(`states.${chain.state}`) }),
    t('line', { label: t('sources.channel'), value: t(`states.${channel.state}`) }),
    ...figures.map(([id, value]) => t('line', { label: t(`statistics.${id}`), value })),
    ...passed.map((item) =>
      t('copyLine', {
        time: time(item.timestamp),
        amount: `${formatCoins(item.amount)} ${item.token}`,
        value: item.estimated ? t('estimated', { value: formatUsd(item.usdValue) }) : formatUsd(item.usdValue),
        risk: t(`risks.${item.risk}`),
        flow: t(`flows.${item.flow}`),
        hash: item.txHash ?? t('unknown'),
      }),
    ),
  ];
  // Offers are announced once for a filter, and not again with each renewal of the figures.
  const [chosen, setChosen] = useState({ filter, updatedAt });
  if (chosen.filter !== filter) setChosen({ filter, updatedAt });
  const tokens = [...new Set(items.map(({ token }) => token))];
  const offers = passed.length > 0 || chosen.updatedAt !== updatedAt ? [] : offeredTokens(filter.token, tokens);
  // With what was chosen: another filter may leave as many, and a sentence that stays the same is not announced.
  const spoken = [
    t('spoken', { count: passed.length, time: time(updatedAt) }),
    filter.token.trim(),
    filter.minimumUsd > 0 && t('atLeast', { value: short(filter.minimumUsd) }),
    ...filter.flows.map((flow) => t(`flows.${flow}`)),
    filter.source !== 'all' && t(`sourceChoices.${filter.source}`),
    ...offers.map((value) => actions('useValue', { value })),
  ];
  const refreshButton = (
    <Button variant="ghost" size="sm" icon="refresh" pending={isAsking} onClick={refresh}>
      {actions('refresh')}
    </Button>
  );

  if (isLoading && updatedAt === undefined) {
    return <EmptyResult title={t('summary')} text={t('loading')} actions={refreshButton} />;
  }
  return (
    <ResultCard
      title={t('summary')}
      copyText={lines.join('\n')}
      spoken={updatedAt === undefined ? spokenState : spoken.filter(Boolean).join(', ')}
      actions={refreshButton}
    >
      {simulated && (
        <Banner kind="info" quiet>
          {t('simulated')}
        </Banner>
      )}
      {notice !== undefined && (
        <Banner kind="info" quiet>
          {t(notice)}
        </Banner>
      )}
      {chain.state === 'unreachable' && (
        <Banner kind="timeout" quiet>
          {t('noNode')}
        </Banner>
      )}
      {channel.state === 'unreachable' && (
        <Banner kind="timeout" quiet>
          {t('noChannel')}
        </Banner>
      )}
      {!bothOff && channel.state === 'off' && (
        <Banner kind="info" quiet>
          {t('channelOff')}
        </Banner>
      )}
      <Rows
        rows={[
          { id: 'updated', label: t('updated'), value: time(updatedAt) },
          sourceRow('chain', chain),
          sourceRow('channel', channel),
        ]}
      />
      {statistics !== undefined && (
        <div>
          <h3 className={styles['subtitle']}>{t('statistics.title', { hours: statistics.windowHours })}</h3>
          <div className={styles['figures']}>
            {figures.map(([id, value]) => (
              <Figure key={id} size="md" label={t(`statistics.${id}`)} value={value} />
            ))}
          </div>
          <p className={styles['note']}>{t('statistics.both')}</p>
        </div>
      )}
      <p className={styles['note']}>{t('renewal')}</p>
    </ResultCard>
  );
}
