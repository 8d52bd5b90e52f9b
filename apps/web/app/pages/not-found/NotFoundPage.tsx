import { Button } from '@toolbox/ui/button/Button';
import { buttonClass } from '@toolbox/ui/button/buttonClass';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMessages } from '../../i18n/useMessages.ts';
import { categories } from '../../registry/categories.ts';
import type { Tool } from '../../registry/createRegistry.ts';
import { nearestTools } from '../../registry/nearestTools.ts';
import { registry } from '../../registry/registry.ts';
import { LocalLink } from '../../shell/local-link/LocalLink.tsx';
import { infoPages } from '../../site/infoPages.ts';
import { plainPath } from '../../site/localPath.ts';
import styles from './NotFoundPage.module.css';
import { settleMissing } from './settleAddress.ts';

// In a document that was built as this page, this module runs before hydration and before the router has its routes.
if (typeof document === 'object' && !('__reactRouterRouteModules' in globalThis)) await settleMissing();

const LINKED_CATEGORIES: readonly string[] = ['string', 'crypto', 'calculator'];

/**
 * The page for unknown addresses: links onward, and the tools whose addresses are most similar to the requested one.
 */
export default function NotFoundPage() {
  const t = useMessages('pages', 'notFound');
  const meta = useMessages('meta');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // One file is built for all unknown addresses, so content that depends on the address is rendered after hydration.
  const [nearest, setNearest] = useState<readonly Tool[]>([]);
  useEffect(() => setNearest(nearestTools(registry.tools, plainPath(pathname))), [pathname]);
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
        <Button icon="arrowLeft" onClick={() => void navigate(-1)}>
          {t('back')}
        </Button>
      </div>
      {nearest.length > 0 && (
        <nav aria-label={t('nearest')}>
          <h2 className={styles['heading']}>{t('nearest')}</h2>
          <ul className={styles['links']}>
            {nearest.map((tool) => (
              <li key={tool.id}>
                <LocalLink to={tool.path}>{meta(`tools.${tool.id}.name`)}</LocalLink>
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
