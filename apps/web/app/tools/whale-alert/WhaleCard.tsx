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
import styles from './WhaleCard.late.module.css';
import { WhaleOwner, WhaleParty } from './WhaleParty.tsx';
import { FLOW_ICONS, TRANSFER_RISK_LOOKS } from './whaleLooks.ts';

/** One large movement in a row of two lines; the rest, on narrow screens also the hash, is in a disclosure. */
export function WhaleCard({ item }: { readonly item: WhaleItem }) {
  const t = useMessages('whale-alert');
  const actions = useMessages('common', 'actions');
  const language = usePageLanguage();
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const detailsId = useId();
  const toggleId = useId();
  const { risk, flow, source, type, token, amount, usdValue, estimated, from, to, timestamp } = item;
  const { blockchain, txHash, txUrl, messageUrl } = item;
  const { emoji, tone } = TRANSFER_RISK_LOOKS[risk];
  // In a list of the buttons of the page, only the amount tells those of the cards apart.
  const title = `${formatCoins(amount)} ${token}`;
  const hash = txHash === undefined ? undefined : <CopyText text={txHash} label={`${t('copy.hash')} ${title}`} />;

  return (
    <article className={styles['card']} data-risk={risk} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles['amount']} translate="no">
        {title}
      </h3>
      <p className={styles['usd']}>
        {estimated ? t('estimated', { value: formatUsd(usdValue) }) : formatUsd(usdValue)}
      </p>
      <p className={styles['badges']}>
        <Badge tone={tone}>
          <span aria-hidden="true">{emoji}</span>
          {t('riskOf', { risk: t(`risks.${risk}`) })}
        </Badge>
        <Badge icon={FLOW_ICONS[flow]}>{t(`flows.${flow}`)}</Badge>
      </p>
      {hash !== undefined && (
        <p className={styles['hash']}>
          {t('hash')} {hash}
        </p>
      )}
      <p className={styles['way']}>
        <span className="visually-hidden">{t('from')} </span>
        <WhaleOwner party={from} end="from" type={type} />
        <span aria-hidden="true"> → </span>
        <span className="visually-hidden">{t('to')} </span>
        <WhaleOwner party={to} end="to" type={type} />
      </p>
      <p className={styles['when']}>
        <time dateTime={timestamp}>{formatUtcTime(timestamp, language)}</time>{' '}
        <span className={styles['source']}>{t(`sourceBadges.${source}`)}</span>
      </p>
      <div className={styles['toggle']}>
        <Button
          variant="ghost"
          size="sm"
          iconOnly
          icon={isOpen ? 'minus' : 'plus'}
          id={toggleId}
          aria-labelledby={`${toggleId} ${titleId}`}
          aria-label={actions(isOpen ? 'hideDetails' : 'showDetails')}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      <div id={detailsId} className={styles['details']} data-open={isOpen}>
        {isOpen && (
          <>
            <dl className={styles['facts']}>
              <dt>{t('from')}</dt>
              <dd>
                <WhaleParty party={from} end="from" type={type} title={title} />
              </dd>
              <dt>{t('to')}</dt>
              <dd>
                <WhaleParty party={to} end="to" type={type} title={title} />
              </dd>
              <dt>{t('chain')}</dt>
              <dd className={styles['chain']} translate={blockchain === undefined ? undefined : 'no'}>
                {blockchain ?? t('unknown')}
              </dd>
              <dt data-in-row={hash !== undefined}>{t('hash')}</dt>
              <dd data-in-row={hash !== undefined}>{hash ?? t('unknown')}</dd>
            </dl>
            {estimated && <p>{t('estimatedNote')}</p>}
            <p className={styles['links']}>
              {txUrl !== undefined && <OutsideLink href={txUrl}>{t('explorer')}</OutsideLink>}
              {messageUrl !== undefined && <OutsideLink href={messageUrl}>{t('sourceLink')}</OutsideLink>}
            </p>
          </>
        )}
      </div>
    </article>
  );
}
