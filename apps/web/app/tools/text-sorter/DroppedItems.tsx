import { countGraphemes, fitText } from '@toolbox/core/text';
import { formatWhole } from '@toolbox/i18n/format/formatNumber';
import { Rows } from '@toolbox/ui/rows/Rows';
import { segmenter } from '../../browser/segmenter/segmenter.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { SortedText } from './sortTask.ts';
import styles from './TextSorter.module.css';

/** Enough to recognize an item. */
const MAX_SHOWN_GRAPHEMES = 100;

function shortened(item: string): string {
  const measure = (text: string) => countGraphemes(text, segmenter);
  const { fits, end } = fitText(item, { limit: MAX_SHOWN_GRAPHEMES, measure, segmenter });
  return fits ? item : `${item.slice(0, end)}…`;
}

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
          label: <bdi>{shortened(item)}</bdi>,
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
