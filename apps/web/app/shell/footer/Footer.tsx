import { useMessages } from '../../i18n/useMessages.ts';
import { useIdle } from '../../loading/idle/useIdle.ts';
import { LocalLink } from '../../parts/local-link/LocalLink.tsx';
import { categories } from '../../registry/categories.ts';
import { registry } from '../../registry/registry.ts';
import { infoPages } from '../../site/infoPages.ts';
import { siteConfig } from '../../site/siteConfig.ts';
import styles from './Footer.module.css';

/**
 * The prerendered page shows the year of the build, which may be over; it is updated to the visitor's year when the
 * page is idle.
 */
function Copyright() {
  const t = useMessages('shell', 'footer');
  // The first use of the calendar is expensive in browsers.
  const isIdle = useIdle();
  const year = isIdle ? new Date().getFullYear() : siteConfig.builtYear;
  return <p className={styles['copyright']}>{t('copyright', { year })}</p>;
}

/** Information pages, categories, copyright and the support email. */
export function Footer() {
  const t = useMessages('shell', 'footer');
  const meta = useMessages('meta');
  return (
    <footer className={`no-print ${styles['footer']}`}>
      <nav className={styles['columns']} aria-label={t('label')}>
        <p className={styles['tagline']}>{t('tagline')}</p>
        <section>
          <h2 className={styles['heading']}>{t('categories')}</h2>
          <ul className={styles['links']}>
            {categories
              .filter(({ id }) => registry.toolsOf(id).length > 0)
              .map(({ id, path }) => (
                <li key={id}>
                  <LocalLink to={path}>{meta(`categories.${id}.name`)}</LocalLink>
                </li>
              ))}
          </ul>
        </section>
        <section>
          <h2 className={styles['heading']}>{t('info')}</h2>
          <ul className={styles['links']}>
            {infoPages.map(({ id, path }) => (
              <li key={id}>
                <LocalLink to={path}>{id === 'home' ? t('home') : meta(`pages.${id}.name`)}</LocalLink>
              </li>
            ))}
            {siteConfig.supportEmail !== undefined && (
              <li>
                <a href={`mailto:${siteConfig.supportEmail}`}>{t('support')}</a>
              </li>
            )}
          </ul>
        </section>
      </nav>
      <Copyright />
    </footer>
  );
}
