import { fetchOnce } from '../../loading/fetchOnce.ts';
import { rewritesText } from './rewritesText.ts';

const follower = fetchOnce(() => import('./followTranslator.ts'));

/**
 * Waits until a translator or an extension of the browser replaces texts of the page, then loads the code that keeps
 * the page correct. If that code does not load, the next change of the page tries again. Must be called before
 * hydration. Returns a function that stops waiting.
 */
export function awaitTranslator(body: Node): () => void {
  const kept: MutationRecord[] = [];
  let isLoading = false;
  const observer = new MutationObserver((records) => {
    if (kept.length === 0 && !records.some(rewritesText)) return;
    kept.push(...records);
    if (isLoading) return;
    isLoading = true;
    follower
      .load()
      .then(({ followTranslator }) => {
        observer.disconnect();
        followTranslator(body, kept);
      })
      .catch(() => {
        isLoading = false;
      });
  });
  observer.observe(body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
