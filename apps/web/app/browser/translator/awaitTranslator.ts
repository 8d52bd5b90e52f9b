import { rewritesText } from './rewritesText.ts';

/**
 * Loads the code that keeps a page correct whose texts a translator or an extension of the browser replaces, once one
 * does. Must be called before hydration. Returns a function that stops waiting.
 */
export function awaitTranslator(body: Node): () => void {
  const kept: MutationRecord[] = [];
  const observer = new MutationObserver((records) => {
    const isFound = kept.length > 0;
    if (!isFound && !records.some(rewritesText)) return;
    kept.push(...records);
    if (isFound) return;
    import('./followTranslator.ts')
      .then(({ followTranslator }) => {
        observer.disconnect();
        followTranslator(body, kept);
      })
      .catch(() => undefined);
  });
  observer.observe(body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
