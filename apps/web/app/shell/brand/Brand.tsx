import { Icon } from '@toolbox/ui/icon/Icon';
import { useMessages } from '../../i18n/useMessages.ts';
import { LocalLink } from '../../parts/local-link/LocalLink.tsx';
import styles from './Brand.module.css';

/** The name of the site, linked to the home page. */
export function Brand() {
  const t = useMessages('meta', 'site');
  return (
    <LocalLink to="/" className={styles['brand']}>
      <span className={styles['mark']}>
        <Icon name="toolbox" />
      </span>
      <span className={styles['name']}>{t('name')}</span>
    </LocalLink>
  );
}
