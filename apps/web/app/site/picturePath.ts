import type { Language } from '@toolbox/i18n';

/** What services that show shared links ask for. */
export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;

/** The address of the picture that stands for a page where it is shared; the build draws it. @example picturePath('/about', 'en') // '/og/en/about.png' */
export function picturePath(path: string, language: Language): string {
  return `/og/${language}${path === '/' ? '/home' : path}.png`;
}
