import { useMessages } from '../../i18n/useMessages.ts';
import { registry } from '../../registry/registry.ts';
import { useFavorites } from '../my-tools/useFavorites.ts';
import styles from './Sidebar.module.css';
import { ToolLink } from './ToolLink.tsx';
import { usePagePath } from './usePagePath.ts';

/** The tools the visitor starred, on this device only. */
export function FavoriteList() {
  const t = useMessages('shell');
  const names = useMessages('meta', 'tools');
  const path = usePagePath();
  const { ids } = useFavorites();
  const tools = registry.tools.filter(({ id }) => ids.includes(id));
  if (tools.length === 0) return null;
  return (
    <section>
      <h2 className={styles['heading']}>{t('favourites')}</h2>
      <ul className={styles['tools']}>
        {tools.map((tool) => (
          <li key={tool.id}>
            <ToolLink path={tool.path} name={names(`${tool.id}.name`)} isCurrent={tool.path === path} />
          </li>
        ))}
      </ul>
    </section>
  );
}
