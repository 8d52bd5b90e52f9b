import { isLanguage } from '@toolbox/i18n';
import type { i18n as I18n } from 'i18next';
import { useContext, useMemo, useSyncExternalStore } from 'react';
import { I18nContext } from 'react-i18next';

/** A view of the instance that stays in one language whatever the instance is switched to. */
function speaking(i18n: I18n, language: string): I18n {
  return i18n.language === language ? i18n : Object.create(i18n, { language: { value: language } });
}

/**
 * The instance that holds the messages; a component that asks for it renders again when the language changes.
 *
 * A prerendered component that is hydrated after the page has been switched to another language, as in a boundary
 * of its own, first gets the messages it was prerendered with: React would otherwise find text that is not in the page.
 *
 * It replaces `useTranslation`, which would also render every component of the page again with each file of
 * messages that arrives. A component whose messages have not loaded waits for them itself (`useMessages`,
 * `useHasChunk`).
 */
export function useI18n(): I18n {
  const context = useContext(I18nContext);
  if (context === undefined) throw new Error('A component that shows messages is rendered outside of I18nextProvider.');
  const { i18n } = context;
  const [subscribe, snapshot] = useMemo(() => {
    let edits = 0;
    const subscribe = (onChange: () => void) => {
      const onEdit = () => {
        edits += 1;
        onChange();
      };
      i18n.on('languageChanged', onChange);
      // Messages that are edited are shown at once.
      if (import.meta.hot) i18n.store.on('added', onEdit);
      return () => {
        i18n.off('languageChanged', onChange);
        i18n.store.off('added', onEdit);
      };
    };
    return [subscribe, () => `${i18n.language} ${edits}`];
  }, [i18n]);
  const served = useMemo(() => `${i18n.options.lng} 0`, [i18n]);
  const [language = ''] = useSyncExternalStore(subscribe, snapshot, () => served).split(' ');
  return useMemo(() => (isLanguage(language) ? speaking(i18n, language) : i18n), [i18n, language]);
}
