import type { i18n as I18n } from 'i18next';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { savesData } from '../../browser/connection/savesData.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useI18n } from '../../i18n/useI18n.ts';
import { useIdle } from '../../loading/idle/useIdle.ts';
import { whenIdle } from '../../loading/idle/whenIdle.ts';
import { useSettled } from '../../loading/useSettled.ts';
import { registry } from '../../registry/registry.ts';
import { plainPath } from '../../site/localPath.ts';
import { relatedTools } from '../../site/relatedTools.ts';
import { useFavorites } from '../my-tools/useFavorites.ts';
import { useRecentTools } from '../my-tools/useRecentTools.ts';
import { fetchPage, isPageLoaded, loadPage } from '../page-guard/pageFiles.ts';

/** The maximum number of pages that are preloaded without a sign that they will be opened. */
const MAX_LIKELY = 4;
const MAX_RECENT = 2;
/**
 * By then what the tool itself loads has loaded. The code of the likely pages runs in short tasks while nothing else
 * happens, so it does not delay typing, and a visitor who opens one of them a second later does not wait for it.
 */
const RUN_AFTER_MS = 1000;
const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** The pages being preloaded. */
const pending = new Set<string>();

/** Loads the code and the messages of a page. If they fail to load, opening the page tries again and says so. */
async function preloadPage(pathname: string, i18n: I18n): Promise<void> {
  if (pending.has(pathname) || isPageLoaded(pathname, i18n)) return;
  pending.add(pathname);
  await loadPage(pathname, i18n).catch(() => undefined);
  pending.delete(pathname);
}

function linkedPath({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && link.origin === location.origin ? link.pathname : undefined;
}

/**
 * Preloads pages that are about to be opened: those whose links the pointer, a finger or the focus is on, and the tools
 * that are often opened next. The files of these are fetched once the page is idle, and run a second later.
 */
export function usePagePreload(): void {
  const i18n = useI18n();
  const { pathname } = useLocation();
  const { href } = useLanguage();
  const { ids: favorites } = useFavorites();
  const recent = useRecentTools();
  const isIdle = useIdle();
  const isSettled = useSettled(RUN_AFTER_MS);

  useEffect(() => {
    const preloadTarget = (event: Event) => {
      const path = linkedPath(event);
      if (path !== undefined) void preloadPage(path, i18n);
    };
    for (const name of INTENT_EVENTS) document.addEventListener(name, preloadTarget, { passive: true });
    return () => {
      for (const name of INTENT_EVENTS) document.removeEventListener(name, preloadTarget);
    };
  }, [i18n]);

  const likelyPaths = useEffectEvent((): readonly string[] => {
    const current = registry.tools.find(({ path }) => path === plainPath(pathname));
    const own = [...favorites, ...recent.filter((id) => id !== current?.id).slice(0, MAX_RECENT)];
    const likely = [
      ...own.flatMap((id) => registry.tools.filter((tool) => tool.id === id)),
      ...(current === undefined ? [] : relatedTools(current, registry)),
    ];
    return [...new Set(likely.map(({ path }) => href(path)))].filter((path) => path !== pathname).slice(0, MAX_LIKELY);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the likely pages change with the page
  useEffect(() => {
    if (!isIdle || savesData()) return undefined;
    const preloadLikely = isSettled ? preloadPage : fetchPage;
    const paths = [...likelyPaths()];
    let cancel = () => {};
    // One after the other and only while nothing happens, so that they never compete with what the visitor does.
    function continueWhenIdle() {
      cancel = whenIdle(() => {
        const path = paths.shift();
        if (path !== undefined) void preloadLikely(path, i18n).then(continueWhenIdle);
      });
    }
    continueWhenIdle();
    return () => {
      paths.length = 0;
      cancel();
    };
  }, [isIdle, isSettled, pathname, i18n]);
}
