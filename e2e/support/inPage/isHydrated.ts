/**
 * Whether React has hydrated the page: each control then has a property of React. The guide below a tool
 * is never hydrated, and an inert example may not be. Runs in the page.
 */
export function isHydrated(): boolean {
  const controls = [
    ...document.querySelectorAll('main :is(button, input, textarea, a):not([data-built] *, [inert] *, :disabled *)'),
  ];
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
  return controls.length > 0 && controls.every(isTaken) && !('pending' in document.documentElement.dataset);
}
