import { hasStorage } from '../draft/draftStorage.ts';

/**
 * Empties, before hydration, the fields that the browser filled on a return to the page, whose drafts know it better:
 * they may have been continued in another page of the tab, or deleted. React would report these texts as typed.
 *
 * What the visitor has typed in the meantime stays. Where nothing can be stored, the browser's texts are all there is.
 */
export function dropRestoredTexts(): void {
  if (!hasStorage()) return;
  const used = new Set(Array.isArray(window.earlyActions) ? window.earlyActions.map(([control]) => control) : []);
  for (const field of document.querySelectorAll<HTMLTextAreaElement>('main :is(textarea, [type=text])')) {
    if (!used.has(field)) field.value = field.defaultValue;
  }
}
