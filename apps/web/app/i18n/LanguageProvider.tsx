import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@toolbox/i18n';
import { useStableCallback } from '@toolbox/ui/hooks/useStableCallback';
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { sendEvent } from '../analytics/analytics.ts';
import { missingParts } from '../loading/missingParts.ts';
import { isEnglishPath, localPath, plainPath } from '../site/localPath.ts';
import { loadChunk, loadedPageChunks } from './chunks/loadChunk.ts';
import { pageChunks } from './chunks/pageChunks.ts';
import { LANGUAGE_KEY, storedLanguage, storeLanguage } from './storedLanguage.ts';
import { useI18n } from './useI18n.ts';
import { usePageLanguage } from './usePageLanguage.ts';
import { usePageMessages } from './usePageMessages.ts';

type LanguageValue = {
  readonly language: Language;
  /** Under `/en` every page is English and links stay there. */
  readonly english: boolean;
  readonly choose: (language: Language) => void;
  /** Switches to the language of the page: that of its URL, or the stored one. It returns what ends this. */
  readonly follow: () => () => void;
  /** The URL of a plain path for links on this page. */
  readonly href: (path: string) => string;
};

const LanguageContext = createContext<LanguageValue>({
  language: DEFAULT_LANGUAGE,
  english: false,
  choose: () => undefined,
  follow: () => () => undefined,
  href: (path) => path,
});

/** The language of the page and how to change it. */
export function useLanguage(): LanguageValue {
  return useContext(LanguageContext);
}

/** Reveals the page, which is hidden while its language is not the stored one. */
function reveal() {
  delete document.documentElement.dataset['pending'];
}

/** Implements the rule of the two languages: `/en` is English, every other path follows the stored choice. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const i18n = useI18n();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const english = isEnglishPath(pathname);
  const language = usePageLanguage();
  usePageMessages(pathname, language);
  // The choice applies to this page even where storage is denied. Each is an object of its own, so that choosing a
  // language again loads its messages again where they are missing.
  const [chosen, setChosen] = useState<{ readonly language: Language }>();

  const switchTo = useStableCallback(async (next: Language) => {
    if (i18n.language !== next) {
      const current = isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;
      // Metadata that only the search uses loads later: a page of an earlier release may not find it complete.
      const chunks = new Set([...loadedPageChunks(i18n, current), ...pageChunks(pathname)]);
      await Promise.all([...chunks].map((chunk) => loadChunk(i18n, next, chunk)));
      startTransition(() => void i18n.changeLanguage(next));
    }
  });

  // Runs again with the new language, so the page is revealed as soon as it is in that language and not before.
  const follow = useCallback(() => {
    const wanted = english ? 'en' : (chosen?.language ?? storedLanguage());
    let isOver = false;
    let clearMissing = () => {};
    async function load() {
      try {
        await switchTo(wanted);
        clearMissing();
      } catch (error) {
        reveal();
        clearMissing();
        if (!isOver) clearMissing = missingParts.add({ error, retry: load });
      }
    }
    if (language === wanted) reveal();
    else void load();
    return () => {
      isOver = true;
      clearMissing();
    };
  }, [english, chosen, language, switchTo]);

  useEffect(() => {
    function onStorage(event: StorageEvent) {
      if (event.key === LANGUAGE_KEY) setChosen({ language: storedLanguage() });
    }
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);

  // Every link on the page reads this context: it stays the same during a navigation.
  const choose = useStableCallback((next: Language) => {
    if (next === language) return;
    storeLanguage(next);
    sendEvent('language_change', { language: next });
    setChosen({ language: next });
    // A plain path follows the choice; a URL under `/en` never does.
    if (english && next === 'ko') void navigate(`${plainPath(pathname)}${search}${hash}`, { replace: true });
  });

  const value = useMemo(
    () => ({ language, english, choose, follow, href: (path: string) => localPath(path, english ? 'en' : 'ko') }),
    [language, english, choose, follow],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}
