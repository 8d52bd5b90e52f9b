import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../i18n/useMessages.ts';
import { optionalPart } from '../loading/lazyPart.tsx';
import { useIdle } from '../loading/useIdle.ts';
import { plainPath } from '../site/localPath.ts';
import { Footer } from './footer/Footer.tsx';
import styles from './Shell.module.css';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { TopBar } from './top-bar/TopBar.tsx';
import { usePageArrival } from './usePageArrival.ts';
import { useSearchShortcut } from './useSearchShortcut.ts';

const MAIN_ID = 'content';
/** The page with a search box of its own. */
const HOME_PATH = '/';

/** None of this is needed before the page is there and can be used, and a page does not fail for want of it. */
const sticker = optionalPart(() => import('./donate-sticker/DonateSticker.tsx'));
const mobileMenu = optionalPart(() => import('./mobile-menu/MobileMenu.tsx'));
const offline = optionalPart(() => import('./offline/OfflineNotice.tsx'));
const guard = optionalPart(() => import('./page-guard/PageGuard.tsx'));

/** What stands around every page: the way past it, the sidebar or the top bar with its menu, the page, the footer. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useMessages('shell');
  const { key, pathname } = useLocation();
  // The menu belongs to the page it was opened on: whatever leads to another closes it, before the focus moves there.
  const [menu, setMenu] = useState<{ readonly at: string; readonly focusSearch: boolean; readonly turn: number }>();
  if (menu !== undefined && menu.at !== key) setMenu(undefined);
  // Opened again while it closes, it is another menu: the end of the first must not close the second.
  const open = (focusSearch: boolean) => setMenu((now) => ({ at: key, focusSearch, turn: (now?.turn ?? 0) + 1 }));
  const isIdle = useIdle();
  mobileMenu.usePreload(isIdle);
  usePageArrival();
  useSearchShortcut(() => open(true));

  return (
    <>
      <a className={`visually-hidden-focusable no-print ${styles['skip']}`} href={`#${MAIN_ID}`}>
        {t('skipToContent')}
      </a>
      <div className={styles['app']}>
        <aside className={`no-print ${styles['side']}`} aria-label={t('sidebar')}>
          <Sidebar withSearch={plainPath(pathname) !== HOME_PATH} />
        </aside>
        <TopBar onMenu={() => open(false)} onSearch={() => open(true)} />
        {menu !== undefined && (
          <mobileMenu.Part key={menu.turn} focusSearch={menu.focusSearch} onClose={() => setMenu(undefined)} />
        )}
        <div className={styles['page']}>
          <main id={MAIN_ID} className={styles['main']} tabIndex={-1}>
            {children}
          </main>
          <Footer />
        </div>
        {isIdle && (
          <>
            <sticker.Part />
            <offline.Part />
            <guard.Part />
          </>
        )}
      </div>
    </>
  );
}
