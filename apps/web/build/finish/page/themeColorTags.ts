import { THEME_COLORS } from '../../themeColors.ts';
import { voidElement } from './htmlPage.ts';

/** The browser's own UI follows the color scheme of the system until a theme is chosen (`applyTheme`). */
export function themeColorTags(): string {
  return Object.entries(THEME_COLORS)
    .map(([scheme, content]) =>
      voidElement('meta', {
        name: 'theme-color',
        content,
        media: `(prefers-color-scheme: ${scheme})`,
        'data-scheme': scheme,
      }),
    )
    .join('');
}
