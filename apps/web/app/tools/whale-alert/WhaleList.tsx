import { filterWhales, type WhaleFilter, type WhaleItem } from '@toolbox/core/whale';
import { Badge } from '@toolbox/ui/badge/Badge';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Button } from '@toolbox/ui/button/Button';
import { Empty } from '@toolbox/ui/empty/Empty';
import { Skeleton } from '@toolbox/ui/skeleton/Skeleton';
import { useEffect, useId, useRef, useState } from 'react';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CallErrorBanner } from '../../parts/call-error/CallErrorBanner.tsx';
import { withOffers } from '../../parts/offers/withOffers.tsx';
import { offeredTokens } from './offeredTokens.ts';
import { useWhales } from './useWhales.ts';
import styles from './WhaleAlert.module.css';
import { WhaleCard } from './WhaleCard.tsx';
import { TOKEN_FIELD } from './whaleFields.ts';

/** A few screens of items; the rest is shown on request. */
const PAGE_SIZE = 20;
const NO_ITEMS: readonly WhaleItem[] = [];
const LOADING_ROWS = 8;

/** The filtered movements, newest first, with errors above them. */
export default function WhaleList({ filter }: { readonly filter: WhaleFilter }) {
  const t = useMessages('whale-alert');
  const common = useMessages('common');
  // Preloads the messages for failures, which could not be fetched once the server is unreachable.
  useFailureText();
  const { chain, channel, items, isLoading, isCollecting, isAsking, simulated, refresh } = useWhales();
  const [, setToken] = useDraft('whale-alert.token', '');
  const [most, setMost] = useState(PAGE_SIZE);
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  // The next Tab continues in the cards that were asked for; the button is below them, or gone.
  useEffect(() => {
    const added = list.current?.children[most - PAGE_SIZE];
    if (most > PAGE_SIZE && added instanceof HTMLElement) added.focus();
  }, [most]);
  const passed = isLoading ? NO_ITEMS : filterWhales(items, filter);
  const onScreen = passed.slice(0, most);
  const isWhole = onScreen.length === passed.length;
  const asked = filter.source === 'all' ? [chain, channel] : [{ chain, channel }[filter.source]];
  // Without an answer the number of movements is unknown, not zero.
  const isEmpty = !isLoading && passed.length === 0 && asked.some(({ hasAnswered }) => hasAnswered);
  const isSilent = items.length === 0 && [chain.state, channel.state].includes('unreachable');
  const tokens = [...new Set(items.map(({ token }) => token))];

  return (
    <section className={styles['list']} aria-labelledby={titleId} aria-busy={isLoading}>
      <div className={styles['top']}>
        <h2 id={titleId} className={styles['title']}>
          {t('recent')}
          {/* Its space is reserved before there is anything to count. */}
          <span className={styles['count']}>
            {!isLoading &&
              items.length > 0 &&
              t(isWhole ? 'count' : 'shown', { count: onScreen.length, total: passed.length })}
          </span>
        </h2>
        {simulated && <Badge tone="info">{t('simulated')}</Badge>}
      </div>
      <datalist id="whale-tokens">
        {tokens.map((token) => (
          <option key={token} value={token} />
        ))}
      </datalist>
      {chain.state === 'failed' && (
        <Banner
          kind="api"
          title={common('banner.error')}
          onRetry={refresh}
          retryLabel={common('actions.retry')}
          retryPending={isAsking}
        >
          {t('backendFailed')}
        </Banner>
      )}
      {channel.state === 'failed' && (
        <CallErrorBanner error={channel.error} title={t('channelFailed')} onRetry={refresh} retryPending={isAsking} />
      )}
      {isLoading && (
        <div className={styles['grid']}>
          <Skeleton shape="row" count={LOADING_ROWS} />
          <p className="visually-hidden" role="status">
            {t('loading')}
          </p>
        </div>
      )}
      {isEmpty && items.length === 0 && (
        <Empty icon={isCollecting ? 'clock' : 'whale'}>
          {t(isCollecting ? 'collecting' : 'none')}
          <br />
          {t(isCollecting || isSilent ? 'collectingLater' : 'noneLater')}
        </Empty>
      )}
      {isEmpty && items.length > 0 && (
        <Empty icon="filter">
          {withOffers(
            t('nonePassed'),
            offeredTokens(filter.token, tokens).map((name) => ({ name, take: () => setToken(name) })),
            TOKEN_FIELD,
          )}
        </Empty>
      )}
      <ul className={styles['grid']} ref={list}>
        {onScreen.map((item) => (
          <li key={item.key} tabIndex={-1}>
            <WhaleCard item={item} />
          </li>
        ))}
      </ul>
      {!isWhole && (
        <Button block onClick={() => setMost(most + PAGE_SIZE)}>
          {common('actions.more')}
        </Button>
      )}
    </section>
  );
}
