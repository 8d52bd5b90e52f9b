import { Icon } from '@toolbox/ui/icon/Icon';
import { useMessages } from '../../i18n/useMessages.ts';
import { LocalLink } from '../../parts/local-link/LocalLink.tsx';
import type { Category } from '../../registry/categories.ts';
import { registry } from '../../registry/registry.ts';
import { cardSize, SHOWN_ON_PHONES } from './cardSize.ts';
import styles from './HomePage.module.css';

/** A category with all of its tools; phones show the first three and the number of the rest. */
export function CategoryCard({ category }: { readonly category: Category }) {
  const t = useMessages('meta');
  const home = useMessages('pages', 'home');
  const tools = registry.toolsOf(category.id);
  const more = tools.length - SHOWN_ON_PHONES;
  const name = t(`categories.${category.id}.name`);
  return (
    <article className={styles['card']} data-size={cardSize(tools.length)}>
      <header className={styles['cardHead']}>
        <Icon name={category.icon} size="sm" />
        <h2 className={styles['cardTitle']}>{name}</h2>
        <p className={styles['cardText']}>{t(`categories.${category.id}.description`)}</p>
        <LocalLink to={category.path} className={styles['explore']}>
          {home('explore')}
          <span className="visually-hidden">{name}</span>
          <Icon name="arrowRight" size="sm" />
        </LocalLink>
      </header>
      <ul className={styles['tools']}>
        {tools.map((tool) => (
          <li key={tool.id}>
            <LocalLink to={tool.path} className={styles['tool']}>
              {t(`tools.${tool.id}.name`)}
            </LocalLink>
          </li>
        ))}
        {more > 0 && (
          <li className={styles['rest']}>
            <LocalLink to={category.path} className={styles['tool']} aria-label={`${name} +${more}`}>
              +{more}
            </LocalLink>
          </li>
        )}
      </ul>
    </article>
  );
}
