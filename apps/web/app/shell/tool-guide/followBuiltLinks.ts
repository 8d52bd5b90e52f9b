type Navigate = (path: string) => void;

/**
 * Makes the links to pages of this site in what the build wrote and React left alone go there without loading the document
 * anew. What the browser itself has to do with a link (a new tab, a download, a jump) stays with it.
 *
 * @returns stops it
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
