export const THEME_KEY = 'theme';
export const THEMES = ['system', 'light', 'dark'] as const;
export const THEME_ICONS = { system: 'contrast', light: 'sun', dark: 'moon' } as const;
export type Theme = (typeof THEMES)[number];

export function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value);
}

/** The theme of this page; a stored one is set by the script in its head. */
export function currentTheme(): Theme {
  const theme = document.documentElement.dataset['theme'];
  return isTheme(theme) ? theme : 'system';
}

export function nextTheme(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
}

function mediaFor(scheme: string | undefined, theme: Theme): string {
  if (theme === 'system') return `(prefers-color-scheme: ${scheme})`;
  return scheme === theme ? 'all' : 'not all';
}

/**
 * Colors follow `html[data-theme]`; without it, the system. What the browser draws around the page follows, too: of the
 * two colors that the build wrote into the head only the one of the chosen theme still counts.
 */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    meta.media = mediaFor(meta.dataset['scheme'], theme);
  }
}

/**
 * Applies and stores a theme, and notifies every switch of the page in the same way as a change in another tab. Only
 * the tab of the choice stores it: one that learns of it late would overwrite a later one.
 */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // The choice applies to this page only.
  }
  dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue: theme }));
}
