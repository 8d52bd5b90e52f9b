import type { Result } from '@toolbox/core/result';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { useMessages } from '../../i18n/useMessages.ts';
import type { JsonInspection } from './inspectTask.ts';
import styles from './JsonFormatter.module.css';

type JsonStatsProps = {
  /** Lines and bytes of the result. */
  readonly size: string;
  /** Follows the text with a delay if it is long. */
  readonly inspection: Result<JsonInspection> | undefined;
  /** Whether the field has changed since. */
  readonly isPast: boolean;
};

const COUNTS = ['depth', 'objects', 'arrays', 'keys', 'values', 'strings', 'numbers', 'booleans', 'nulls'] as const;

/** Statistics of the document, and whether a parser would preserve it. */
export function JsonStats({ size, inspection, isPast }: JsonStatsProps) {
  const t = useMessages('json-formatter/late');
  const found = inspection?.ok ? inspection.value : undefined;
  return (
    <section
      className={isPast ? `${styles['stats']} ${styles['past']}` : styles['stats']}
      aria-label={t('stats.title')}
    >
      <p className={styles['size']}>{size}</p>
      {found ? (
        <dl className={styles['counts']}>
          {COUNTS.map((count) => (
            <div key={count}>
              <dt>{t(`stats.${count}`)}</dt>
              <dd>{formatWhole(found.description[count])}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={styles['size']}>{t('stats.working')}</p>
      )}
    </section>
  );
}
