import { LANGUAGES } from '@toolbox/i18n';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import type { SearchEntry } from '../../registry/search/searchEntries.ts';
import { chooseTheme, currentTheme, THEME_ICONS, THEMES } from '../theme-switch/theme.ts';
import type { Row } from './row.ts';

/** Options for the other language and the other themes, with what else they are called. */
export function useSettingRows(): readonly SearchEntry<Row>[] {
  const t = useMessages('palette', 'settings');
  const shell = useMessages('shell');
  const { language, choose } = useLanguage();
  const current = currentTheme();
  const entry = (item: Row, also: string): SearchEntry<Row> => ({
    item,
    label: item.label,
    category: '',
    path: '',
    also: `${t('also.all')}, ${also}`,
  });
  return [
    ...LANGUAGES.filter((other) => other !== language).map((other) =>
      entry(
        {
          id: `language-${other}`,
          icon: 'globe',
          label: t('language', { name: shell(`language.${other}`) }),
          run: () => choose(other),
        },
        t(`also.${other}`),
      ),
    ),
    ...THEMES.filter((theme) => theme !== current).map((theme) =>
      entry(
        {
          id: `theme-${theme}`,
          icon: THEME_ICONS[theme],
          label: t('theme', { name: shell(`theme.${theme}`) }),
          run: () => chooseTheme(theme),
        },
        t(`also.${theme}`),
      ),
    ),
  ];
}
