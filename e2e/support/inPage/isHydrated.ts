/**
 * Whether React has hydrated the page: each control then has a property of React. The guide below a tool
 * is never hydrated, and an inert example may not be. Runs in the page.
 *
 * @param language the page must be in this language, if it is given
 */
export function isHydrated(language?: string): boolean {
  const { lang, dataset } = document.documentElement;
  const controls = [
    ...document.querySelectorAll('main :is(button, input, textarea, a):not([data-built] *, [inert] *, :disabled *)'),
  ];
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
  const isIn = language === undefined || lang === language;
  return isIn && controls.length > 0 && controls.every(isTaken) && !('pending' in dataset);
}
