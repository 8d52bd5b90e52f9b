import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { plainPath } from '../site/localPath.ts';

/**
 * After a navigation the page is scrolled to the top and the heading focused, even if the same page was chosen again.
 * The first page stays as the browser opened it, and neither a change of language alone nor a jump within the page
 * counts as a navigation.
 */
export function usePageArrival(): void {
  const location = useLocation();
  const shown = useRef(location);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const before = shown.current;
    shown.current = location;
    const samePage = plainPath(before.pathname) === plainPath(location.pathname);
    const otherLanguage = samePage && before.pathname !== location.pathname;
    const jump = samePage && location.hash !== '';
    if (before.key === location.key || otherLanguage || jump) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [location]);
}
