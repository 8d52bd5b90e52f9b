import type { Language } from '@toolbox/i18n';

/** The size that services require for previews of shared links. */
export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;

/**
 * The path of the preview picture of a shared page; the build draws it.
 *
 * @example picturePath('/about', 'en') // '/og/en/about.png'
 */
export function picturePath(path: string, language: Language): string {
  return `/og/${language}${path === '/' ? '/home' : path}.png`;
}
