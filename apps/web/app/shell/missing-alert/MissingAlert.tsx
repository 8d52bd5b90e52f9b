import { useMessages } from '../../i18n/useMessages.ts';
import styles from './MissingAlert.module.css';

/** Says that what a button of the shell opens could not be loaded; pressing the button again tries again. */
export function MissingAlert() {
  const t = useMessages('shell', 'error');
  return (
    <p role="alert" className={styles['alert']}>
      {t('missingTitle')}
    </p>
  );
}
