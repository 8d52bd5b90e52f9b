import { formatWhole } from '@toolbox/i18n/format/formatNumber';
import { Badge } from '@toolbox/ui/badge/Badge';
import { Figure } from '@toolbox/ui/figure/Figure';
import { useWords } from '../../i18n/useWords.ts';
import styles from './CompareForm.module.css';
import type { Comparison } from './compareTask.ts';

/** How many lines differ, in all. */
export function countDiffering({ counts }: Comparison): number {
  return counts.changed + counts.removed + counts.added;
}

/** The count of differing lines with its label, and for aligned texts what it is made of; or that there is none. */
export function CompareSummary({ comparison }: { readonly comparison: Comparison }) {
  const t = useWords('string', 'text-compare');
  const { mode, counts } = comparison;
  const differing = countDiffering(comparison);
  if (differing === 0)
    return (
      <p className={styles['none']}>
        {t(comparison.counts.ignored > 0 || Object.keys(comparison.rules).length > 0 ? 'noneCounted' : 'none')}
      </p>
    );
  const count = (value: number) => ({ count: formatWhole(value) });

  return (
    <Figure
      label={t('differingLines')}
      value={formatWhole(differing)}
      unit={t('lineUnit', count(differing))}
      note={
        mode === 'aligned' && (
          <span className={styles['counts']}>
            <Badge tone="good">{t('counts.added', count(counts.added))}</Badge>
            <Badge tone="bad">{t('counts.removed', count(counts.removed))}</Badge>
            <Badge tone="warn">{t('counts.changed', count(counts.changed))}</Badge>
          </span>
        )
      }
    />
  );
}
