import { Rows } from '@toolbox/ui/rows/Rows';
import { useMessages } from '../../i18n/useMessages.ts';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import styles from './IpLookup.module.css';

const RESULT_ROWS = ['country', 'city', 'isp', 'coordinates', 'timezone', 'localTime'] as const;

/** The rows of a result without values, shown before the first lookup. */
export function EmptyIpResult() {
  const t = useMessages('ip-lookup');
  return (
    <ResultCard copyText="">
      <p className={styles['lead']}>{t('empty')}</p>
      {/* The sentence says what will appear: rows without a value say nothing. */}
      <div className={styles['answers']} aria-hidden="true">
        <Rows rows={RESULT_ROWS.map((id) => ({ id, label: t(id), value: '–' }))} />
      </div>
    </ResultCard>
  );
}
