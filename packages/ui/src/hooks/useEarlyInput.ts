import { type RefObject, useEffect, useRef } from 'react';

/**
 * A prerendered field can be typed into before the page is hydrated. What was typed then is said again as an input event once
 * it is, so that nothing typed is lost.
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
    const typed = field.value;
    // React remembers what it saw in the field and hears only of a change from that, so it first sees the old value.
    field.value = atFirst.current;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);

  return element;
}
