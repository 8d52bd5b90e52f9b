import { filterTrades, type TradeFilter, tradesCsv } from '@toolbox/core/feed';
import { twoDigits } from '@toolbox/i18n/format/formatClock';
import { formatUsdShort } from '@toolbox/i18n/format/formatUsd';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { Badge } from '@toolbox/ui/badge/Badge';
import { Button } from '@toolbox/ui/button/Button';
import { CopyButton } from '@toolbox/ui/copy-button/CopyButton';
import { downloadText } from '../../browser/download/downloadText.ts';
import { fileStamp } from '../../browser/download/fileStamp.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { exchangeName } from './exchangeName.ts';
import { listedEarlier } from './feed/tradeFeedState.ts';
import type { UseTradeFeed } from './feed/useTradeFeed.ts';
import styles from './WhaleTrades.late.module.css';

type TradeActionsProps = { readonly feed: UseTradeFeed; readonly filter: TradeFilter };

const CSV_COLUMNS = ['time', 'exchange', 'pair', 'side', 'value', 'amount', 'coin', 'price', 'risk'] as const;
/** The byte order mark, by which spreadsheets recognize UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const HOUR_MINUTES = 60;

/** @example zoneName(540) // 'UTC+9', and 'UTC−3:30' for -210 */
function zoneName(offsetMinutes: number): string {
  const [minutes, sign] = [Math.abs(offsetMinutes), offsetMinutes < 0 ? '−' : '+'];
  const rest = minutes % HOUR_MINUTES;
  return `UTC${sign}${Math.floor(minutes / HOUR_MINUTES)}${rest === 0 ? '' : `:${twoDigits(rest)}`}`;
}

/** Actions for the list: pause, save, copy. */
export default function TradeActions({ feed, filter }: TradeActionsProps) {
  const t = useMessages('whale-trades');
  const common = useMessages('common', 'actions');
  const language = usePageLanguage();
  const { window, hello, paused, setPaused, waitingCount } = feed;
  const listed = [...window.trades, ...listedEarlier(window)];
  const shown = filterTrades(listed, filter);
  const { totalTrades, totalVolume, buyCount, sellCount } = window.totals;

  const csv = () => {
    const offsetMinutes = -new Date().getTimezoneOffset();
    return tradesCsv(shown, {
      header: CSV_COLUMNS.map((column) =>
        column === 'time' ? `${t('columns.time')} (${zoneName(offsetMinutes)})` : t(`columns.${column}`),
      ),
      sides: { BUY: t('sides.BUY'), SELL: t('sides.SELL') },
      risks: { extreme: t('risks.extreme'), high: t('risks.high'), medium: t('risks.medium'), low: t('risks.low') },
      exchange: exchangeName,
      offsetMinutes,
    });
  };
  const summary = t('summary', {
    trades: formatWhole(totalTrades),
    volume: formatUsdShort(totalVolume, language),
    buy: formatWhole(buyCount),
    sell: formatWhole(sellCount),
    total: formatWhole(listed.length),
    count: formatWhole(shown.length),
  });
  // What is copied or saved alone must not pass for real trades.
  const isSimulated = hello?.simulated === true;
  const note = isSimulated ? `${t('problems.simulatedNote')}\n` : '';
  const fileName = () => `whale-trades-${isSimulated ? 'simulated-' : ''}${fileStamp(new Date())}.csv`;

  return (
    <div className={styles['actions']}>
      {waitingCount > 0 && <Badge tone="accent">{t('waiting', { count: formatWhole(waitingCount) })}</Badge>}
      <Button size="sm" icon={paused ? 'play' : 'pause'} onClick={() => setPaused(!paused)}>
        <span className={styles['word']}>{t(paused ? 'resume' : 'pause')}</span>
      </Button>
      <Button
        variant="ghost"
        size="sm"
        icon="download"
        disabled={shown.length === 0}
        onClick={() => downloadText(BYTE_ORDER_MARK + csv(), fileName(), 'text/csv')}
      >
        <span className={styles['word']}>{t('csv')}</span>
      </Button>
      <CopyButton
        iconOnly
        text={() => `${note}${summary}\n${csv()}`}
        labels={{ copy: common('copy'), copied: common('copied'), failed: common('copyFailed') }}
      />
    </div>
  );
}
