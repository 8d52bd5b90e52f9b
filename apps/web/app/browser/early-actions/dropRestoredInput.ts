import { newerTexts, restoredTexts } from '@toolbox/ui/hooks/useEarlyInput';
import { hasStorage } from '../draft/draftStorage.ts';
import { LEFT_KEY } from './leftKey.ts';

const FIELDS = 'main :is(input:not([type=file]), textarea, select)';

/**
 * Lets drafts replace what the browser filled in on a return to the page: they may have been changed in another page of
 * the tab, or deleted. React would report restored texts as typed, and not know of restored choices, which are reset
 * before hydration. Texts stay on the screen until then, and what is typed meanwhile is added to them. Long texts
 * replace the drafts that they continue after a crash.
 *
 * What the visitor has done before stays. Where nothing can be stored, the browser's input is all there is.
 */
export function dropRestoredInput(): void {
  if (!hasStorage()) return;
  // Chromium writes the storage of a tab to disk only after 20 s or more, but what is in its fields after a few: a
  // crash would lose the difference.
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
    // A picker only helps another field, and does not report itself.
    else if (field.type === 'date') field.value = field.defaultValue;
    else if (hasCrashed && field.type === 'textarea') newerTexts.set(field, field.value);
    else restoredTexts.set(field, field.value);
  }
}
