import { Card } from '@toolbox/ui/card/Card';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './WhaleAlert.module.css';

const ABOUT = ['whale', 'range', 'risk', 'sources'] as const;
const USAGE = ['volume', 'addresses', 'chain', 'advice', 'market', 'delay'] as const;

/** What a whale is, and how reliable the page is. */
export default function WhaleNotes() {
  const t = useMessages('whale-alert');
  return (
    <div className={styles['notes']}>
      <Card title={t('about.title')}>
        <dl className={styles['about']}>
          {ABOUT.map((id) => (
            <div key={id}>
              <dt>{t(`about.${id}.name`)}</dt>
              <dd>{t(`about.${id}.text`)}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card title={t('usage.title')}>
        <ul className={styles['usage']}>
          {USAGE.map((id) => (
            <li key={id}>{t(`usage.${id}`)}</li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
