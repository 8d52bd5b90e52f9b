import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { type Blocker, type BlockerFunction, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

const KEY = 'page-files';

/**
 * The same as the router's `useBlocker`, which would be part of what every page loads: the router's chunk holds whatever
 * is used of it anywhere.
 */
export function useNavigationHold(shouldHold: BlockerFunction): Blocker | undefined {
  const router = useContext(DataRouterContext)?.router;
  const [blocker, setBlocker] = useState<Blocker>();
  const decide = useEffectEvent(shouldHold);
  useEffect(() => {
    if (router === undefined) return;
    router.getBlocker(KEY, (navigation) => decide(navigation));
    const unsubscribe = router.subscribe(({ blockers }) => setBlocker(blockers.get(KEY)));
    return () => {
      unsubscribe();
      router.deleteBlocker(KEY);
    };
  }, [router]);
  return blocker;
}
