import { Icon } from '@toolbox/ui/icon/Icon';
import { useLayoutEffect } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { LocalLink } from '../../parts/local-link/LocalLink.tsx';
import { registry } from '../../registry/registry.ts';
import { useFavorites } from '../../shell/my-tools/useFavorites.ts';
import { useRecentTools } from '../../shell/my-tools/useRecentTools.ts';
import styles from './HomePage.module.css';

/** The recent tools fill the row up to so many. */
const MAX_SHOWN = 6;

/**
 * The starred and the recently opened tools. They are stored in the browser, so the row is empty in the prerendered
 * page; a script in its head reserves the space, so that nothing moves.
 */
export function MyTools() {
  const t = useMessages('pages', 'home');
  const meta = useMessages('meta');
  const { ids } = useFavorites();
  const recent = useRecentTools();
  const toolOf = (id: string) => registry.tools.filter((tool) => tool.id === id);
  const starred = ids.flatMap(toolOf);
  const opened = recent.filter((id) => !ids.includes(id)).flatMap(toolOf);
  const groups = [
    { icon: 'star', label: t('favourites'), tools: starred },
    { icon: 'clock', label: t('recent'), tools: opened.slice(0, Math.max(0, MAX_SHOWN - starred.length)) },
  ] as const;

  const isEmpty = groups.every(({ tools }) => tools.length === 0);

  // The script in the head ran when the site was opened; the list may have changed since.
  useLayoutEffect(() => {
    if (!isEmpty) document.documentElement.dataset['mytools'] = '';
  }, [isEmpty]);

  return (
    <nav className={styles['mine']} aria-label={t('mine')}>
      {groups.map(
        ({ icon, label, tools }) =>
          tools.length > 0 && (
            <ul key={icon} className={styles['mineGroup']} aria-label={label}>
              {tools.map((tool) => (
                <li key={tool.id}>
                  <LocalLink to={tool.path} className={styles['mineTool']}>
                    <Icon name={icon} size="sm" />
                    {meta(`tools.${tool.id}.name`)}
                  </LocalLink>
                </li>
              ))}
            </ul>
          ),
      )}
    </nav>
  );
}
