/**
 * Whether React has taken over what the build wrote: each control then carries a mark of its own. What stands below a tool
 * stays as it was built, and so may an example, which nobody can use. Runs in the page.
 */
export function isHydrated(): boolean {
  const controls = [
    ...document.querySelectorAll('main :is(button, input, textarea, a):not([data-built] *, [inert] *, :disabled *)'),
  ];
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
  return controls.length > 0 && controls.every(isTaken) && !('pending' in document.documentElement.dataset);
}
