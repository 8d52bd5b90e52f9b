import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { type Blocker, type BlockerFunction, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

const KEY = 'page-files';

/**
 * Holds a navigation like the router's `useBlocker`, which would be part of every page's initial load: the router's
 * chunk contains everything that is used of it anywhere.
 */
export function useNavigationBlocker(shouldHold: BlockerFunction): Blocker | undefined {
  const router = useContext(DataRouterContext)?.router;
  const [blocker, setBlocker] = useState<Blocker>();
  const decide = useEffectEvent(shouldHold);
  useEffect(() => {
    if (router === undefined) return;
    const hold = () => router.getBlocker(KEY, (navigation) => decide(navigation));
    const release = () => router.deleteBlocker(KEY);
    // The browser handles jumps within the page itself; the router would warn that it cannot block a history entry
    // that is not its own. Browsers without these events log the warning.
    const passAnchor = ({ hashChange, navigationType }: NavigateEvent) => {
      const isPageHeld = router.state.blockers.get(KEY)?.state === 'blocked';
      if (hashChange && navigationType !== 'traverse' && !isPageHeld) release();
    };
    const events = globalThis.navigation as Navigation | undefined;
    hold();
    const unsubscribe = router.subscribe(({ blockers }) => setBlocker(blockers.get(KEY)));
    events?.addEventListener('navigate', passAnchor);
    events?.addEventListener('navigateerror', hold);
    // Runs after the router's listener, which was added earlier.
    addEventListener('popstate', hold);
    return () => {
      unsubscribe();
      events?.removeEventListener('navigate', passAnchor);
      events?.removeEventListener('navigateerror', hold);
      removeEventListener('popstate', hold);
      release();
    };
  }, [router]);
  return blocker;
}
