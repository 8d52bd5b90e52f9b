import { Button } from '@toolbox/ui/button/Button';
import { useMessages } from '../../i18n/useMessages.ts';
import { Brand } from '../brand/Brand.tsx';
import styles from './TopBar.module.css';

type TopBarProps = { readonly onMenu: () => void; readonly onSearch: () => void };

/** Replaces the sidebar on narrow screens. */
export function TopBar({ onMenu, onSearch }: TopBarProps) {
  const t = useMessages('shell');
  return (
    <header className={`no-print ${styles['bar']}`}>
      <Button variant="ghost" icon="menu" iconOnly aria-label={t('menu.open')} onClick={onMenu} />
      <Brand />
      <span className={styles['end']}>
        <Button variant="ghost" icon="search" iconOnly aria-label={t('search.open')} onClick={onSearch} />
      </span>
    </header>
  );
}
