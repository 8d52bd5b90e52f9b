import { Icon } from '@toolbox/ui/icon/Icon';
import { useMessages } from '../../i18n/useMessages.ts';
import type { Category } from '../../registry/categories.ts';
import { registry } from '../../registry/registry.ts';
import { LocalLink } from '../../shell/local-link/LocalLink.tsx';
import styles from './HomePage.module.css';

const SHOWN_CHIPS = 3;

/** A category with its first tools; the whole card leads to it, each chip to its tool. */
export function CategoryCard({ category }: { readonly category: Category }) {
  const t = useMessages('meta');
  const home = useMessages('pages', 'home');
  const tools = registry.toolsOf(category.id);
  const more = tools.length - SHOWN_CHIPS;
  const name = t(`categories.${category.id}.name`);
  return (
    <article className={styles['card']}>
      <span className={styles['icon']}>
        <Icon name={category.icon} />
      </span>
      <h2 className={styles['cardTitle']}>{name}</h2>
      <p className={styles['cardText']}>{t(`categories.${category.id}.description`)}</p>
      <ul className={styles['chips']}>
        {tools.slice(0, SHOWN_CHIPS).map((tool) => (
          <li key={tool.id}>
            <LocalLink to={tool.path} className={styles['chip']}>
              {t(`tools.${tool.id}.name`)}
            </LocalLink>
          </li>
        ))}
        {more > 0 && <li className={styles['rest']}>+{more}</li>}
      </ul>
      <LocalLink to={category.path} className={styles['explore']}>
        {home('explore')}
        <span className="visually-hidden">{name}</span>
        <Icon name="arrowRight" size="sm" />
      </LocalLink>
    </article>
  );
}
