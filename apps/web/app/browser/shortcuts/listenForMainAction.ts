import { isComposing } from '@toolbox/ui/keyboard/isComposing';
import { MAIN_ACTION } from './mainAction.ts';

const MAIN_BUTTON = `button[aria-keyshortcuts="${MAIN_ACTION['aria-keyshortcuts']}"]`;

/** The main button of the form or card around a field, or of the page where that has only one. */
function buttonNear(field: Element): HTMLButtonElement | undefined {
  for (let around: Element | null = field; around?.closest('main'); around = around.parentElement) {
    const found = around.querySelector<HTMLButtonElement>(MAIN_BUTTON);
    if (found !== null) return found;
  }
  return undefined;
}

/** Makes Ctrl or ⌘ Enter in any field of a tool press its main button; the focus does not move. */
export function listenForMainAction(): () => void {
  function pressKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    // The key still belongs to an input method.
    if (isComposing({ nativeEvent: event })) return;
    const focused = event.target === document.body ? document.querySelector('main') : event.target;
    const button = focused instanceof Element ? buttonNear(focused) : undefined;
    if (button === undefined) return;
    // Before the field handles Enter: one press must not start the task twice.
    event.preventDefault();
    // After it: the field has then read a unit that was typed last.
    if (!event.repeat) addEventListener('keydown', () => button.click(), { once: true });
  }

  document.addEventListener('keydown', pressKey, true);
  return () => document.removeEventListener('keydown', pressKey, true);
}
