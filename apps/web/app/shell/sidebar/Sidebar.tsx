import { useMessages } from '../../i18n/useMessages.ts';
import { Brand } from '../brand/Brand.tsx';
import { KeyboardButton } from '../keyboard/KeyboardButton.tsx';
import { LanguageMenu } from '../language-menu/LanguageMenu.tsx';
import { SearchBox } from '../search-box/SearchBox.tsx';
import { ThemeSwitch } from '../theme-switch/ThemeSwitch.tsx';
import { CategoryTree } from './CategoryTree.tsx';
import { FavoriteList } from './FavoriteList.tsx';
import styles from './Sidebar.module.css';

const MAX_RESULTS = 8;

export type SidebarProps = {
  /** Omitted where the page has its own search box. */
  readonly withSearch?: boolean;
};

/** Brand, search, the tools by category, language and theme. */
export function Sidebar({ withSearch = true }: SidebarProps) {
  const t = useMessages('shell');
  return (
    <div className={styles['sidebar']}>
      <Brand />
      {withSearch && <SearchBox limit={MAX_RESULTS} placeholder={t('search.placeholder')} />}
      <nav className={styles['nav']} aria-label={t('menu.label')}>
        <FavoriteList />
        <CategoryTree />
      </nav>
      <div className={styles['settings']}>
        <LanguageMenu />
        <ThemeSwitch />
        <KeyboardButton />
      </div>
    </div>
  );
}
