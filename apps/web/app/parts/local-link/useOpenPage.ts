import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';

/**
 * Opens a page of this site by its plain path, in the language of the current page; undefined without a router. The
 * page that is already open gets no second entry in the history.
 *
 * A hook of the router would render its component again with every navigation.
 */
export function useOpenPage(): ((to: string) => void) | undefined {
  const { href } = useLanguage();
  const router = useContext(DataRouterContext)?.router;
  if (router === undefined) return undefined;
  return (to) => {
    const { pathname, search, hash } = router.state.location;
    const path = href(to);
    // Some hosts also send a page for its path with a slash at the end.
    void router.navigate(path, { replace: [path, `${path}/`].includes(pathname + search + hash) });
  };
}
