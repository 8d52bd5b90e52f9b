import { Card } from '@toolbox/ui/card/Card';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './UsesCard.module.css';

const AGES = ['international', 'year', 'counting'] as const;

/** Which age is used where, with the legal source. */
export function UsesCard() {
  const t = useMessages('age-calculator');
  return (
    <Card title={t('uses.title')}>
      <dl className={styles['uses']}>
        {AGES.map((age) => (
          <div key={age}>
            <dt>{t(age)}</dt>
            <dd>{t(`uses.${age}`)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['checked']}>{t('uses.checked')}</p>
    </Card>
  );
}
