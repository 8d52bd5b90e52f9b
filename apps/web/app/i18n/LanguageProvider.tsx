import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@toolbox/i18n';
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
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { sendEvent } from '../analytics/analytics.ts';
import { isEnglishPath, localPath, plainPath } from '../site/localPath.ts';
import { loadChunk, loadedPageChunks } from './loadChunk.ts';
import { LANGUAGE_KEY, storedLanguage, storeLanguage } from './storedLanguage.ts';
import { usePageLanguage } from './usePageLanguage.ts';
import { usePageMessages } from './usePageMessages.ts';

type LanguageValue = {
  readonly language: Language;
  /** Under `/en` every page is English and links stay there. */
  readonly english: boolean;
  readonly choose: (language: Language) => void;
  /** Goes over to the language the page should be in: that of its address, or the stored one. */
  readonly follow: () => void;
  /** The address of a plain path, as links on this page must write it. */
  readonly href: (path: string) => string;
};

const LanguageContext = createContext<LanguageValue>({
  language: DEFAULT_LANGUAGE,
  english: false,
  choose: () => undefined,
  follow: () => undefined,
  href: (path) => path,
});

/** The language of the page and how to change it. */
export function useLanguage(): LanguageValue {
  return useContext(LanguageContext);
}

/** Takes away what kept the page hidden while its language was not the stored one. */
function reveal() {
  delete document.documentElement.dataset['pending'];
}

/** Holds the rule of the two languages: `/en` is English, every other path follows the stored choice. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const english = isEnglishPath(pathname);
  const language = usePageLanguage();
  usePageMessages(pathname, language);
  // A choice holds for this page even where storage is denied.
  const [chosen, setChosen] = useState<Language | undefined>(undefined);

  const switchTo = useCallback(
    async (next: Language) => {
      if (i18n.language !== next) {
        const current = isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;
        await Promise.all(loadedPageChunks(i18n, current).map((chunk) => loadChunk(i18n, next, chunk)));
        startTransition(() => void i18n.changeLanguage(next));
      }
    },
    [i18n],
  );

  // Comes again with the new language, so the page is shown once it speaks it and not a moment before.
  const follow = useCallback(() => {
    const wanted = english ? 'en' : (chosen ?? storedLanguage());
    if (language === wanted) reveal();
    else switchTo(wanted).catch(reveal);
  }, [english, chosen, language, switchTo]);

  useEffect(() => {
    function hear(event: StorageEvent) {
      if (event.key === LANGUAGE_KEY) setChosen(storedLanguage());
    }
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }, []);

  const choose = useCallback(
    (next: Language) => {
      if (next === language) return;
      storeLanguage(next);
      sendEvent('language_change', { language: next });
      setChosen(next);
      // The plain path follows the choice; an address under `/en` never does.
      if (english && next === 'ko') void navigate(`${plainPath(pathname)}${search}${hash}`, { replace: true });
    },
    [language, english, pathname, search, hash, navigate],
  );

  const value = useMemo(
    () => ({ language, english, choose, follow, href: (path: string) => localPath(path, english ? 'en' : 'ko') }),
    [language, english, choose, follow],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}
