import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { Badge } from '@toolbox/ui/badge/Badge';
import { Figure } from '@toolbox/ui/figure/Figure';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './CompareForm.module.css';
import type { Comparison } from './compareTask.ts';
import { countDiffering, noneKey } from './countDiffering.ts';

/** The number of differing lines, with its parts for aligned texts; or that there are no differences. */
export function CompareSummary({ comparison }: { readonly comparison: Comparison }) {
  const t = useMessages('compare');
  const { mode, counts } = comparison;
  const differing = countDiffering(comparison);
  if (differing === 0) {
    return <p className={styles['none']}>{t(noneKey(comparison))}</p>;
  }
  return (
    <Figure
      label={t('differingLines')}
      value={formatWhole(differing)}
      note={
        mode === 'aligned' && (
          <span className={styles['counts']}>
            <Badge tone="good">{t('counts.added', { count: formatWhole(counts.added) })}</Badge>
            <Badge tone="bad">{t('counts.removed', { count: formatWhole(counts.removed) })}</Badge>
            <Badge tone="warn">{t('counts.changed', { count: formatWhole(counts.changed) })}</Badge>
          </span>
        )
      }
    />
  );
}
