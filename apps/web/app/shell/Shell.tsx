import { useStableCallback } from '@toolbox/ui/hooks/useStableCallback';
import { memo, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isDraftFragment } from '../browser/draft/draftFragment.ts';
import { repeatEarlyActions } from '../browser/early-actions/repeatEarlyActions.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { useIdle } from '../loading/idle/useIdle.ts';
import { optionalPart } from '../loading/lazyPart.tsx';
import { plainPath } from '../site/localPath.ts';
import { MAIN_ID } from '../site/mainId.ts';
import { Footer } from './footer/Footer.tsx';
import type { Overlay } from './idle/IdleParts.tsx';
import { MissingAlert } from './missing-alert/MissingAlert.tsx';
import styles from './Shell.module.css';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { TopBar } from './top-bar/TopBar.tsx';
import { usePageArrival } from './usePageArrival.ts';

/** The page that has its own search box. */
const HOME_PATH = '/';

/** These stay as they are during a navigation. */
const KeptSidebar = memo(Sidebar);
const KeptTopBar = memo(TopBar);
const KeptFooter = memo(Footer);

/** Non-critical code: the page is usable before it has loaded, and without it. */
const loadIdle = () => import('./idle/IdleParts.tsx');
const idle = optionalPart(loadIdle);
const menu = optionalPart(async () => ({ default: (await loadIdle()).MobileMenu }));

/** Whether the page was opened by a link with values for its fields, which the idle parts fill in. */
const carriesValues = () => typeof location === 'object' && isDraftFragment(location.hash);

/**
 * The frame of every page: the skip link, the sidebar or the top bar with its menu, the page, the footer.
 *
 * What surrounds the page has boundaries of its own, so React hydrates it after the page, or when it is first touched:
 * the field of a tool does not wait for sixty links.
 */
export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useMessages('shell');
  const { key, pathname } = useLocation();
  const [overlay, setOverlay] = useState<Overlay>();
  const isIdle = useIdle();
  const [isLinked] = useState(carriesValues);
  usePageArrival();
  useEffect(repeatEarlyActions, []);
  const openMenu = useStableCallback(() => setOverlay({ what: 'menu', page: key, openId: performance.now() }));
  const openPalette = useStableCallback(() => setOverlay({ what: 'palette', page: key, openId: performance.now() }));

  return (
    <>
      <a className={`visually-hidden-focusable no-print ${styles['skip']}`} href={`#${MAIN_ID}`}>
        {t('skipToContent')}
      </a>
      <div className={styles['app']}>
        <aside className={`no-print ${styles['side']}`} aria-label={t('sidebar')}>
          <Suspense>
            <KeptSidebar withSearch={plainPath(pathname) !== HOME_PATH} />
          </Suspense>
        </aside>
        <Suspense>
          <KeptTopBar onMenu={openMenu} onSearch={openPalette} />
        </Suspense>
        {/* It belongs to the page it was opened on: any navigation closes it, before the focus moves. */}
        {overlay?.page === key && overlay.what === 'menu' && (
          <menu.Part key={overlay.openId} onClose={() => setOverlay(undefined)} />
        )}
        <div className={styles['page']}>
          <main id={MAIN_ID} className={styles['main']} tabIndex={-1}>
            {children}
          </main>
          <Suspense>
            <KeptFooter />
          </Suspense>
        </div>
        {(isIdle || isLinked || overlay) && (
          <idle.Part
            isNeeded={isLinked}
            missing={overlay?.page === key && <MissingAlert />}
            // Each page tries again what the network lost, and so does each press of a button that needs it.
            attempt={overlay?.page === key ? overlay.openId : key}
            overlay={overlay}
            onOverlay={setOverlay}
          />
        )}
      </div>
    </>
  );
}
