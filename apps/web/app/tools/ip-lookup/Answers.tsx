import { Rows } from '@toolbox/ui/rows/Rows';
import { useMessages } from '../../i18n/useMessages.ts';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import styles from './IpLookup.module.css';

const TOLD = ['country', 'city', 'isp', 'coordinates', 'timezone', 'localTime'] as const;

/** The list of what a lookup returns, shown before the first one. */
export function Answers() {
  const t = useMessages('ip-lookup');
  return (
    <ResultCard copyText="">
      <p className={styles['lead']}>{t('empty')}</p>
      <div className={styles['answers']}>
        <Rows rows={TOLD.map((id) => ({ id, label: t(id), value: <span aria-hidden="true">–</span> }))} />
      </div>
    </ResultCard>
  );
}
