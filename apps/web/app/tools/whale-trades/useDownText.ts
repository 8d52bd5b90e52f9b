import { type TradeFilter, tradesAs } from '@toolbox/core/feed';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { exchangeName } from './exchangeName.ts';
import type { TradeFeedState } from './feed/tradeFeedState.ts';

/** The exchanges without a connection, by the names in their trades: one with two feeds needs only one of them. */
function downExchanges(sources: TradeFeedState['sources'], wanted: string | undefined): readonly string[] {
  const states = Object.entries(sources ?? {}).map(([source, state]) => [tradesAs(source), state] as const);
  const sending = new Set(states.flatMap(([name, state]) => (state === 'down' ? [] : [name])));
  const names = [...new Set(states.map(([name]) => name))].filter((name) => !sending.has(name));
  return names.filter((name) => wanted === undefined || name === wanted.toLowerCase());
}

/** A sentence about the exchanges whose trades do not arrive, of those that pass the filter; undefined if all do. */
export function useDownText({ state, sources }: TradeFeedState, { exchange }: TradeFilter): string | undefined {
  const late = useLateMessages('whale-trades/late');
  const language = usePageLanguage();
  // Without a connection, the last known states say nothing.
  const names = state === 'live' ? downExchanges(sources, exchange) : [];
  if (names.length === 0) return undefined;
  const list = new Intl.ListFormat(language).format(names.map(exchangeName));
  return late?.('down', { exchanges: list });
}
