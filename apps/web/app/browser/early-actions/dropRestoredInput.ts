import { newerTexts, restoredTexts } from '@toolbox/ui/hooks/useEarlyInput';
import { hasStorage } from '../draft/draftStorage.ts';
import { LEFT_KEY } from './leftKey.ts';

const FIELDS = 'main :is(input:not([type=file]), textarea, select)';

/**
 * Lets drafts replace the input that the browser restores on a return to the page, because another page of the tab may
 * have changed or deleted the drafts. React would report restored texts as typed, and would not know of restored
 * choices, so choices are reset here, before hydration. Texts stay visible until hydration, and text that is typed in
 * between is added to them. After a crash, a long restored text replaces the draft with which it begins.
 *
 * Earlier actions of the visitor are kept. Without storage, the restored input is kept too, because there is no draft.
 */
export function dropRestoredInput(): void {
  if (!hasStorage()) return;
  // Chromium writes the content of fields to disk within a few seconds, but session storage only after 20 s or more.
  // After a crash the fields are therefore newer than the drafts.
  const hasCrashed = sessionStorage.getItem(LEFT_KEY) === null;
  const used = Array.isArray(window.earlyActions) ? window.earlyActions.map(([control]) => control) : [];
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(FIELDS)) {
    // Another radio button of the group may have been chosen.
    if (used.some((control) => control === field || (field.type === 'radio' && control.name === field.name))) {
      restoredTexts.set(field, undefined);
      continue;
    }
    if (field instanceof HTMLSelectElement) {
      const option = field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0];
      if (option !== undefined) option.selected = true;
    } else if (field.type === 'radio' || field.type === 'checkbox') field.checked = field.defaultChecked;
    // A date picker only fills another field, so no event reports its own value.
    else if (field.type === 'date') field.value = field.defaultValue;
    else if (hasCrashed && field.type === 'textarea') newerTexts.set(field, field.value);
    else restoredTexts.set(field, field.value);
  }
}
