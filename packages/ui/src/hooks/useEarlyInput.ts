import { type RefObject, useEffect, useRef } from 'react';

/** React's record of the value that it last knew of, which is private to React. */
type Tracked = { readonly _valueTracker?: { readonly setValue: (value: string) => void } };

/**
 * A prerendered field accepts input before the page is hydrated. The typed text is then dispatched as an input event
 * after hydration, so that it is not lost.
 *
 * @param value what the field shows by its state
 */
export function useEarlyInput<Field extends HTMLInputElement | HTMLTextAreaElement>(
  value: string,
): RefObject<Field | null> {
  const element = useRef<Field>(null);
  const atFirst = useRef(value);

  useEffect(() => {
    const field = element.current;
    if (field === null || field.value === atFirst.current) return;
    const { value: typed, selectionStart, selectionEnd } = field;
    // Among effects, React would render only after all events, and a form that is changed by one field at a time would
    // keep the last field alone.
    queueMicrotask(() => {
      // React ignores an event if the value equals the last one that it tracked. The field itself is not set, because
      // that would commit a composition and move the caret, unless a render, for a stored draft or the event of another
      // field, has reset it.
      (field as Tracked)._valueTracker?.setValue(atFirst.current);
      if (field.value !== typed) {
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
        if (field === document.activeElement) field.setSelectionRange(selectionStart, selectionEnd);
      }
      // In the field with the focus, typing may go on: a number field then keeps the unit or the space at the end.
      const inputType = field === document.activeElement ? 'insertText' : 'insertReplacementText';
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
    });
  }, []);

  return element;
}
