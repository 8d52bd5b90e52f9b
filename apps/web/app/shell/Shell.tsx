import { type ReactNode, useState } from 'react';
import { useWords } from '../i18n/useWords.ts';
import { later } from '../parts/later/later.tsx';
import { DonateSticker } from './donate-sticker/DonateSticker.tsx';
import { Footer } from './footer/Footer.tsx';
import { MobileMenu } from './mobile-menu/MobileMenu.tsx';
import styles from './Shell.module.css';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { TopBar } from './top-bar/TopBar.tsx';
import { usePageArrival } from './usePageArrival.ts';
import { useSearchShortcut } from './useSearchShortcut.ts';

const MAIN_ID = 'content';

/** Nothing of it is needed before the page is there. */
const offline = later(() => import('./offline/OfflineNotice.tsx'));

/** What stands around every page: the way past it, the sidebar or the top bar with its menu, the page, the footer. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useWords('shell');
  const [menu, setMenu] = useState<'closed' | 'open' | 'search'>('closed');
  usePageArrival(() => setMenu('closed'));
  useSearchShortcut(() => setMenu('search'));

  return (
    <>
      <a className={`visually-hidden no-print ${styles['skip']}`} href={`#${MAIN_ID}`}>
        {t('skipToContent')}
      </a>
      <div className={styles['app']}>
        <aside className={`no-print ${styles['side']}`}>
          <Sidebar />
        </aside>
        <TopBar onMenu={() => setMenu('open')} onSearch={() => setMenu('search')} />
        {menu !== 'closed' && <MobileMenu focusSearch={menu === 'search'} onClose={() => setMenu('closed')} />}
        <div className={styles['page']}>
          <main id={MAIN_ID} className={styles['main']} tabIndex={-1}>
            {children}
          </main>
          <Footer />
        </div>
        <DonateSticker />
        <offline.Part />
      </div>
    </>
  );
}
