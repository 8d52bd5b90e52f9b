const REFUSED = '[aria-invalid="true"], [data-invalid]';

/**
 * Marks the card around an element with `data-refused` while a field of the page is invalid. `main:has(…)` would do the
 * same, but then the browser looks for every style of the page again whenever the result changes, which is with each
 * key: a fifth of what a key costs in the case converter.
 */
export function followRefusals(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const main = element.closest('main');
  const card = element.closest('section');
  const mark = () => card?.toggleAttribute('data-refused', main?.querySelector(REFUSED) != null);
  const observer = new MutationObserver(mark);
  if (main !== null)
    observer.observe(main, { childList: true, subtree: true, attributeFilter: ['aria-invalid', 'data-invalid'] });
  mark();
  return () => {
    observer.disconnect();
    card?.removeAttribute('data-refused');
  };
}
