import { hasStorage } from '../draft/draftStorage.ts';

const FIELDS = 'main :is(input:not([type=file]), textarea, select)';

/**
 * Resets, before hydration, the fields that the browser filled on a return to the page, whose drafts know it better:
 * they may have been changed in another page of the tab, or deleted. React would report restored texts as typed, and
 * not know of restored choices.
 *
 * What the visitor has done in the meantime stays. Where nothing can be stored, the browser's input is all there is.
 */
export function dropRestoredInput(): void {
  if (!hasStorage()) return;
  const used = Array.isArray(window.earlyActions) ? window.earlyActions.map(([control]) => control) : [];
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(FIELDS)) {
    // Another radio button of the group may have been chosen.
    if (used.some((control) => control === field || (field.type === 'radio' && control.name === field.name))) continue;
    if (field instanceof HTMLSelectElement) {
      const option = field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0];
      if (option !== undefined) option.selected = true;
    } else if (field.type === 'radio' || field.type === 'checkbox') field.checked = field.defaultChecked;
    else field.value = field.defaultValue;
  }
}
