const TEXT_TYPES: ReadonlySet<string> = new Set(['text', 'search', 'tel', 'url', 'password', 'email', 'number']);

/** An editable text control. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Whether an element is an editable text field. */
export function isTextControl(target: EventTarget | null): target is TextControl {
  if (target instanceof HTMLTextAreaElement) return !target.readOnly && !target.disabled;
  return target instanceof HTMLInputElement && TEXT_TYPES.has(target.type) && !target.readOnly && !target.disabled;
}
