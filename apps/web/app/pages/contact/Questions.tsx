import { Card } from '@toolbox/ui/card/Card';
import { useMessages } from '../../i18n/useMessages.ts';
import { LocalLink } from '../../parts/local-link/LocalLink.tsx';
import styles from './ContactPage.module.css';

const QUESTIONS = [
  { id: 'free', path: '/donate' },
  { id: 'data', path: '/privacy-policy' },
  { id: 'wrong' },
  { id: 'request', path: '/about' },
] as const;

/** Frequently asked questions. */
export function Questions() {
  const t = useMessages('info', 'contact');
  return (
    <Card title={t('questions.title')}>
      {QUESTIONS.map((entry) => (
        <article key={entry.id}>
          <h3 className={styles['question']}>{t(`questions.${entry.id}.question`)}</h3>
          <p className={styles['answer']}>
            {t(`questions.${entry.id}.answer`)}{' '}
            {'path' in entry && <LocalLink to={entry.path}>{t(`questions.${entry.id}.link`)}</LocalLink>}
          </p>
        </article>
      ))}
    </Card>
  );
}
