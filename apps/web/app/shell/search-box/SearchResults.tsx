import { Icon } from '@toolbox/ui/icon/Icon';
import { useMessages } from '../../i18n/useMessages.ts';
import type { Tool } from '../../registry/createRegistry.ts';
import type { SearchEntry } from '../../registry/searchTools.ts';
import { LocalLink } from '../local-link/LocalLink.tsx';
import styles from './SearchBox.module.css';

type SearchResultsProps = {
  readonly id: string;
  readonly open: boolean;
  readonly results: readonly SearchEntry<Tool>[];
  readonly activeId: string | undefined;
  readonly emoji: boolean;
  readonly onChoose: () => void;
};

/** The search results, or that there are none. */
export function SearchResults({ id, open, results, activeId, emoji, onChoose }: SearchResultsProps) {
  const t = useMessages('shell', 'search');
  if (!open) return <div id={id} role="listbox" aria-label={t('label')} hidden />;
  if (results.length === 0) {
    return (
      <div className={styles['list']}>
        <div id={id} role="listbox" aria-label={t('label')} hidden />
        <p className={styles['none']}>{t('noResults')}</p>
        <p className={styles['noneHint']}>{t('noResultsHint')}</p>
      </div>
    );
  }
  return (
    <div id={id} className={styles['list']} role="listbox" aria-label={t('label')}>
      {results.map(({ item, label, category, path }) => (
        <LocalLink
          key={item.id}
          id={`${id}-${item.id}`}
          role="option"
          aria-selected={item.id === activeId}
          tabIndex={-1}
          className={styles['option']}
          to={path}
          onClick={onChoose}
        >
          <span className={styles['emoji']} aria-hidden="true">
            {emoji ? item.emoji : <Icon name={item.icon} />}
          </span>
          <span>{label}</span>
          <span className={styles['category']}>{category}</span>
        </LocalLink>
      ))}
    </div>
  );
}
