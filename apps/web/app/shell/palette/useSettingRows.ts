import { LANGUAGES } from '@toolbox/i18n';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import { applyTheme, storedTheme, THEME_KEY, THEMES, type Theme } from '../theme-switch/theme.ts';
import type { Row } from './row.ts';

const ICONS = { system: 'contrast', light: 'sun', dark: 'moon' } as const;

/** Notifies the switch in the sidebar in the same way as a change in another tab. */
function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue: theme }));
}

/** Options for the other language and the other themes. */
export function useSettingRows(): readonly Row[] {
  const t = useMessages('palette', 'settings');
  const shell = useMessages('shell');
  const { language, choose } = useLanguage();
  const current = storedTheme();
  return [
    ...LANGUAGES.filter((other) => other !== language).map(
      (other): Row => ({
        id: `language-${other}`,
        icon: 'globe',
        label: t('language', { name: shell(`language.${other}`) }),
        run: () => choose(other),
      }),
    ),
    ...THEMES.filter((theme) => theme !== current).map(
      (theme): Row => ({
        id: `theme-${theme}`,
        icon: ICONS[theme],
        label: t('theme', { name: shell(`theme.${theme}`) }),
        run: () => chooseTheme(theme),
      }),
    ),
  ];
}
