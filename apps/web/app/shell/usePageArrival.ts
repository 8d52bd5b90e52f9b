import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { plainPath } from '../site/localPath.ts';

/**
 * Every page begins at its top, and a keyboard or a screen reader at its heading. The first page is left as the browser
 * opened it, and a change of language alone is not a new page.
 */
export function usePageArrival(onArrival: () => void): void {
  const { pathname } = useLocation();
  const page = plainPath(pathname);
  const shown = useRef(page);
  const arrive = useRef(onArrival);
  arrive.current = onArrival;

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    arrive.current();
    window.scrollTo({ top: 0, behavior: 'instant' });
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [page]);
}
