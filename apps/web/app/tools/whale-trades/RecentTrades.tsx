import { filterTrades, type TradeFilter, tradesCsv } from '@toolbox/core/feed';
import { formatWhole } from '@toolbox/i18n/format/formatNumber';
import { formatUsd, formatUsdShort } from '@toolbox/i18n/format/formatUsd';
import { Badge } from '@toolbox/ui/badge/Badge';
import { Button } from '@toolbox/ui/button/Button';
import { Card } from '@toolbox/ui/card/Card';
import { CopyButton } from '@toolbox/ui/copy-button/CopyButton';
import { LiveRegion } from '@toolbox/ui/live-region/LiveRegion';
import { useDeferredValue } from 'react';
import { downloadText } from '../../browser/download/downloadText.ts';
import { fileStamp } from '../../browser/download/fileStamp.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { ListBody } from './ListBody.tsx';
import { useAnnouncement } from './useAnnouncement.ts';
import type { UseTradeFeed } from './useTradeFeed.ts';

type RecentTradesProps = { readonly feed: UseTradeFeed; readonly filter: TradeFilter; readonly minUsd: number };

const CSV_COLUMNS = ['time', 'exchange', 'pair', 'side', 'value', 'amount', 'coin', 'price', 'risk'] as const;
/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The newest trades, as the visitor wants them: filtered, paused, copied, saved. */
export default function RecentTrades({ feed, filter, minUsd }: RecentTradesProps) {
  const t = useMessages('whale-trades');
  const common = useMessages('common', 'actions');
  const language = usePageLanguage();
  const { window, paused, setPaused, waitingCount } = feed;
  const shown = filterTrades(window.trades, filter);
  // Thirty new cards are drawn in pieces, so that a flood of trades leaves the page answering.
  const listed = useDeferredValue(shown);
  const announcement = useAnnouncement(shown, shown.length < window.trades.length);
  const { totalTrades, totalVolume, buyCount, sellCount } = window.totals;

  const csv = () =>
    tradesCsv(
      shown,
      CSV_COLUMNS.map((column) => t(`columns.${column}`)),
    );
  const summary = t('summary', {
    trades: formatWhole(totalTrades),
    volume: formatUsdShort(totalVolume, language),
    buy: formatWhole(buyCount),
    sell: formatWhole(sellCount),
  });
  const spoken = announcement
    ? t('announce', {
        count: announcement.count,
        coin: announcement.largest.coin,
        side: t(`sides.${announcement.largest.side}`),
        value: formatUsd(announcement.largest.usdValue),
      })
    : '';

  return (
    <Card
      flush
      title={t('listTitle')}
      note={
        <>
          <Badge>{t('shown', { total: window.trades.length, count: shown.length })}</Badge>
          {waitingCount > 0 && <Badge tone="accent">{t('waiting', { count: formatWhole(waitingCount) })}</Badge>}
        </>
      }
      actions={
        <>
          <Button size="sm" icon={paused ? 'play' : 'pause'} onClick={() => setPaused(!paused)}>
            {t(paused ? 'resume' : 'pause')}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            icon="download"
            disabled={shown.length === 0}
            onClick={() =>
              downloadText(BYTE_ORDER_MARK + csv(), `whale-trades-${fileStamp(new Date())}.csv`, 'text/csv')
            }
          >
            {t('csv')}
          </Button>
          <CopyButton
            text={() => `${summary}\n${csv()}`}
            labels={{ copy: common('copy'), copied: common('copied'), failed: common('copyFailed') }}
          />
        </>
      }
    >
      <ListBody feed={feed} shown={listed} minUsd={minUsd} />
      <LiveRegion text={spoken} />
    </Card>
  );
}
