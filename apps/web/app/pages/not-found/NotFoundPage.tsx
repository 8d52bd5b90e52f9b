import { Button } from '@toolbox/ui/button/Button';
import { buttonClass } from '@toolbox/ui/button/buttonClass';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { storeLanguage } from '../../i18n/storedLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { LocalLink } from '../../parts/local-link/LocalLink.tsx';
import { categories } from '../../registry/categories.ts';
import { registry } from '../../registry/registry.ts';
import { infoPages } from '../../site/infoPages.ts';
import styles from './NotFoundPage.module.css';
import { settleUrl } from './settleUrl.ts';
import { useNearPages } from './useNearPages.ts';

// In a document that was built as this page, this module runs before hydration and before the router has its routes.
if (typeof document === 'object' && !('__reactRouterRouteModules' in globalThis)) await settleUrl();

const LINKED_CATEGORIES: readonly string[] = ['string', 'crypto', 'calculator'];

/**
 * The page for unknown URLs: links onward, and the pages that the requested URL may mean.
 */
export default function NotFoundPage() {
  const t = useMessages('pages', 'notFound');
  const meta = useMessages('meta');
  const navigate = useNavigate();
  const nearest = useNearPages();
  // A page that was opened in a new tab has none before it.
  const [hasPrevious, setHasPrevious] = useState(true);
  useEffect(() => setHasPrevious(history.length > 1), []);
  const contact = infoPages.find(({ id }) => id === 'contact');

  return (
    <div className={styles['page']}>
      <p className={styles['code']} aria-hidden="true">
        {t('code')}
      </p>
      <h1 className={styles['title']}>{t('title')}</h1>
      <p>{t('body')}</p>
      <div className={styles['actions']}>
        <LocalLink to="/" className={buttonClass({ variant: 'primary' })}>
          {t('home')}
        </LocalLink>
        {hasPrevious && (
          <Button icon="arrowLeft" onClick={() => void navigate(-1)}>
            {t('back')}
          </Button>
        )}
      </div>
      {nearest.length > 0 && (
        <nav aria-label={t('nearest')}>
          <h2 className={styles['heading']}>{t('nearest')}</h2>
          <ul className={styles['links']}>
            {nearest.map(({ path, label, document: other }) => (
              <li key={label}>
                {other === undefined ? (
                  <LocalLink to={path}>{label}</LocalLink>
                ) : (
                  <a
                    href={other.href}
                    lang={other.language}
                    onClick={() => other.language !== undefined && storeLanguage(other.language)}
                  >
                    {label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
      )}
      <nav aria-label={t('links')}>
        <h2 className={styles['heading']}>{t('links')}</h2>
        <ul className={styles['links']}>
          {categories
            .filter(({ id }) => LINKED_CATEGORIES.includes(id) && registry.toolsOf(id).length > 0)
            .map(({ id, path }) => (
              <li key={id}>
                <LocalLink to={path}>{meta(`categories.${id}.name`)}</LocalLink>
              </li>
            ))}
          {contact !== undefined && (
            <li>
              <LocalLink to={contact.path}>{meta(`pages.${contact.id}.name`)}</LocalLink>
            </li>
          )}
        </ul>
      </nav>
      <p className={styles['hint']}>{t('hint')}</p>
    </div>
  );
}
