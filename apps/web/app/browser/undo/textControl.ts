const TEXT_TYPES: ReadonlySet<string> = new Set(['text', 'search', 'tel', 'url', 'password', 'email', 'number']);

/** What a visitor types text into. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Whether something on the page is a field of text that can be edited. */
export function isTextControl(target: EventTarget | null): target is TextControl {
  if (target instanceof HTMLTextAreaElement) return !target.readOnly && !target.disabled;
  return target instanceof HTMLInputElement && TEXT_TYPES.has(target.type) && !target.readOnly && !target.disabled;
}
