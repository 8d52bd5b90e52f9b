import type { WhaleItem } from '@toolbox/core/whale';
import { formatCoins } from '@toolbox/i18n/format/formatCoins';
import { formatUsd } from '@toolbox/i18n/format/formatUsd';
import { formatUtcTime } from '@toolbox/i18n/format/formatUtcTime';
import { Badge } from '@toolbox/ui/badge/Badge';
import { Button } from '@toolbox/ui/button/Button';
import { useId, useState } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { CopyText } from './CopyText.tsx';
import { OutsideLink } from './OutsideLink.tsx';
import styles from './WhaleAlert.module.css';
import { WhaleParty } from './WhaleParty.tsx';
import { FLOW_ICONS, RISK_LOOKS, SOURCE_ICONS } from './whaleLooks.ts';

/** One large movement. On a narrow screen the hash and what follows is folded away. */
export function WhaleCard({ item }: { readonly item: WhaleItem }) {
  const t = useMessages('whale-alert');
  const actions = useMessages('common', 'actions');
  const language = usePageLanguage();
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const detailsId = useId();
  const { risk, flow, source, type, token, amount, usdValue, from, to, timestamp } = item;
  const { blockchain, txHash, txUrl, messageUrl } = item;
  const { emoji, tone } = RISK_LOOKS[risk];

  return (
    <article className={styles['card']} data-risk={risk} aria-labelledby={titleId}>
      <header className={styles['head']}>
        <h3 id={titleId} className={styles['amount']}>
          {formatCoins(amount)} {token}
        </h3>
        <Badge tone={tone}>
          <span aria-hidden="true">{emoji}</span>
          {t('riskOf', { risk: t(`risks.${risk}`) })}
        </Badge>
        <p className={styles['usd']}>{formatUsd(usdValue)}</p>
        <p className={styles['badges']}>
          <Badge icon={FLOW_ICONS[flow]}>{t(`flows.${flow}`)}</Badge>
          <Badge tone="accent" icon={SOURCE_ICONS[source]}>
            {t(`sourceBadges.${source}`)}
          </Badge>
        </p>
      </header>
      <dl className={styles['facts']}>
        <dt>{t('from')}</dt>
        <dd>
          <WhaleParty party={from} end="from" type={type} />
        </dd>
        <dt>{t('to')}</dt>
        <dd>
          <WhaleParty party={to} end="to" type={type} />
        </dd>
        <dt>{t('time')}</dt>
        <dd>
          <time dateTime={timestamp}>{formatUtcTime(timestamp, language)}</time>
        </dd>
      </dl>
      <div className={styles['toggle']}>
        <Button
          variant="ghost"
          size="sm"
          icon={isOpen ? 'minus' : 'plus'}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setOpen(!isOpen)}
        >
          {actions(isOpen ? 'hideDetails' : 'showDetails')}
        </Button>
      </div>
      <div id={detailsId} className={styles['details']} data-open={isOpen}>
        <dl className={styles['facts']}>
          <dt>{t('chain')}</dt>
          <dd className={styles['chain']}>{blockchain ?? t('unknown')}</dd>
          <dt>{t('hash')}</dt>
          <dd>{txHash === undefined ? t('unknown') : <CopyText text={txHash} label={t('copy.hash')} />}</dd>
        </dl>
        <p className={styles['links']}>
          {txUrl !== undefined && <OutsideLink href={txUrl}>{t('explorer')}</OutsideLink>}
          {messageUrl !== undefined && <OutsideLink href={messageUrl}>{t('sourceLink')}</OutsideLink>}
        </p>
      </div>
    </article>
  );
}
