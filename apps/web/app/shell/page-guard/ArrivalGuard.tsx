import { Banner } from '@toolbox/ui/banner/Banner';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { losesDrafts } from '../../browser/draft/losesDrafts.ts';
import { useI18n } from '../../i18n/useI18n.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { type MissingCause, missingCause } from '../../loading/missingCause.ts';
import { deliveries } from '../delivery/deliveries.ts';
import { OverlayNotice } from '../overlay-notice/OverlayNotice.tsx';
import { isPageLoaded, loadPage } from './pageFiles.ts';
import { useNavigationBlocker } from './useNavigationBlocker.ts';

type Problem = { readonly cause: MissingCause; readonly href: string };

/** Opens a page of the new release by a full page load. */
function openAnew(href: string): void {
  deliveries.keep();
  location.assign(href);
}

/**
 * Holds a navigation until the files of the page have loaded. If they fail to load, the current page stays and a
 * notice says why; if the server has a new release, the target is opened by a full page load, after a confirmation
 * where that loses something typed. The router alone would silently reload the old page.
 */
export function ArrivalGuard() {
  const t = useMessages('shell', 'error');
  const close = useMessages('common', 'actions')('close');
  const i18n = useI18n();
  const navigate = useNavigate();
  const blocker = useNavigationBlocker(({ nextLocation }) => !isPageLoaded(nextLocation.pathname, i18n));
  const [problem, setProblem] = useState<Problem>();
  const focused = useRef<Element>(null);

  useEffect(() => {
    if (blocker?.state !== 'blocked') return;
    const { location: target, proceed, reset } = blocker;
    const href = target.pathname + target.search + target.hash;
    let isOld = false;
    setProblem(undefined);

    async function go() {
      try {
        await loadPage(target.pathname, i18n);
        if (!isOld) proceed();
      } catch {
        const cause = await missingCause(target.pathname);
        if (isOld) return;
        if (cause === 'release' && !losesDrafts()) return openAnew(href);
        focused.current = document.activeElement;
        setProblem({ cause, href });
        reset();
      }
    }
    void go();
    return () => {
      isOld = true;
    };
  }, [blocker, i18n]);

  if (problem === undefined) return null;

  function leave() {
    setProblem(undefined);
    if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
  }

  function dismiss() {
    // What was sent to the page must not fill it when it is opened later.
    deliveries.take(undefined);
    leave();
  }

  return (
    <OverlayNotice variant="problem">
      <Banner
        kind="network"
        title={t('missingTitle')}
        retryLabel={t('retry')}
        onRetry={() => {
          leave();
          if (problem.cause === 'release') openAnew(problem.href);
          else void navigate(problem.href);
        }}
        onDismiss={dismiss}
        dismissLabel={close}
      >
        {t(`missing.${problem.cause}`)}
      </Banner>
    </OverlayNotice>
  );
}
