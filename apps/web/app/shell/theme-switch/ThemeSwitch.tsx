import { Button } from '@toolbox/ui/button/Button';
import { useEffect, useState } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import {
  applyTheme,
  chooseTheme,
  currentTheme,
  isTheme,
  nextTheme,
  THEME_ICONS,
  THEME_KEY,
  type Theme,
} from './theme.ts';

/** One button that cycles through system, light and dark; its name says which one is active. */
export function ThemeSwitch() {
  const t = useMessages('shell', 'theme');
  const [theme, setTheme] = useState<Theme>('system');

  useEffect(() => {
    setTheme(currentTheme());
    function follow(event: StorageEvent) {
      if (event.key !== THEME_KEY) return;
      const next = isTheme(event.newValue) ? event.newValue : 'system';
      setTheme(next);
      applyTheme(next);
    }
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);

  const label = `${t('label')}: ${t(theme)}`;
  return (
    <Button
      icon={THEME_ICONS[theme]}
      iconOnly
      aria-label={label}
      title={label}
      onClick={() => chooseTheme(nextTheme(theme))}
    />
  );
}
