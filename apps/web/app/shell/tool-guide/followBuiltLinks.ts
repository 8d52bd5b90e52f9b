type Navigate = (path: string) => void;

/**
 * Makes local links in prerendered content that React does not hydrate navigate without a full page load. Clicks that
 * the browser must handle (a new tab, a download, a jump) are left to it.
 *
 * @returns a function that stops it
 */
export function followBuiltLinks(navigate: Navigate): () => void {
  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-built] a') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (link === null || !isPlain || event.defaultPrevented || link.origin !== location.origin) return;
    event.preventDefault();
    navigate(link.pathname);
  }
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
