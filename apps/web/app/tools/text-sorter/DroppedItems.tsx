import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { Rows } from '@toolbox/ui/rows/Rows';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './SortResult.module.css';
import { shortenItem } from './shortenItem.ts';
import type { SortedText } from './sortTask.ts';

/** The duplicate items, and how often they occurred. */
export function DroppedItems({ sorted: { dropped, droppedKinds } }: { readonly sorted: SortedText }) {
  const t = useMessages('text-sorter');
  if (dropped.length === 0) return null;
  return (
    <section>
      <h3 className={styles['heading']}>{t('dropped')}</h3>
      <Rows
        rows={dropped.map(({ item, count }) => ({
          id: item,
          label: <bdi>{shortenItem(item)}</bdi>,
          value: t('droppedTimes', { count: formatWhole(count) }),
        }))}
      />
      {droppedKinds > dropped.length && (
        <p className={styles['note']}>
          {t('droppedLimited', { count: formatWhole(droppedKinds), shown: formatWhole(dropped.length) })}
        </p>
      )}
    </section>
  );
}
