import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { Banner } from '@toolbox/ui/banner/Banner';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { shortenItem } from './shortenItem.ts';
import type { SortedText } from './sortTask.ts';

/** Several are named in one line. */
const MAX_SHOWN_GRAPHEMES = 30;

/** The items of a list of numbers that are not numbers, and where they were placed. */
export function UnreadItems({ sorted: { unread, unreadCount } }: { readonly sorted: SortedText }) {
  const late = useLateMessages('text-sorter/late');
  if (unreadCount === 0 || late === undefined) return null;
  const items = unread.map((item) => shortenItem(item, MAX_SHOWN_GRAPHEMES)).join(', ');
  return (
    <Banner quiet kind="info">
      {late('unread', { count: formatWhole(unreadCount), items: unreadCount > unread.length ? `${items}, …` : items })}
    </Banner>
  );
}
