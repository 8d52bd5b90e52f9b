import { type RefObject, useEffect, useRef, useState } from 'react';

/** React's record of the value that it last knew of, which is private to React. */
type Tracked = { readonly _valueTracker?: { readonly setValue: (value: string) => void } };

/**
 * Texts that the browser restored before hydration. The state of the field replaces them. Undefined for a field that
 * the visitor has edited.
 */
export const restoredTexts = new WeakMap<Element, string | undefined>();

/** Restored texts that may be newer than the state of their fields. They are used if they begin with that state. */
export const newerTexts = new WeakMap<Element, string>();

/**
 * Wraps the report of a text that was typed before hydration and replaces a stored one, which the field had not shown
 * yet. The application makes the replacement an action that can be undone.
 */
export const earlyReplacement = { run: (report: () => void): void => report() };

/**
 * A prerendered field accepts input before the page is hydrated. The typed text is then dispatched as an input event
 * after hydration, so that it is not lost.
 *
 * @param value what the field shows by its state
 * @returns the reference of the field, and its `value`: the typed text until the event was dispatched, then the state.
 *   Otherwise a render in between, for a stored draft or the event of another field, would reset the field and end a
 *   composition, so that its syllable is entered twice
 */
export function useEarlyInput<Field extends HTMLInputElement | HTMLTextAreaElement>(
  value: string,
): readonly [RefObject<Field | null>, string] {
  const element = useRef<Field>(null);
  const atFirst = useRef(value);
  const latest = useRef(value);
  latest.current = value;
  const typed = useRef<string>(undefined);
  const [, setTakenOver] = useState(false);

  useEffect(() => {
    const field = element.current;
    if (field === null) return;
    const before = restoredTexts.has(field) ? restoredTexts.get(field) : atFirst.current;
    if (field.value === before) {
      // The render that this causes, or an earlier one for a stored draft, sets the field, unless it has the same text:
      // a caret in it then stays.
      if (before !== atFirst.current) setTakenOver(true);
      return;
    }
    // This includes the first value, which a stored draft would replace: the visitor has erased a restored text.
    typed.current = field.value;
    // During effects, React would render only after the events of all fields, and a form that replaces its whole value
    // for each field would keep the change of the last field only.
    queueMicrotask(() => {
      typed.current = undefined;
      const goesOn = field.value.startsWith(latest.current);
      if (!goesOn && field.value === newerTexts.get(field)) return setTakenOver(true);
      // React ignores an event if the value equals the last one that it tracked. The field itself is not set, because
      // that would commit a composition and move the caret.
      (field as Tracked)._valueTracker?.setValue(`${field.value} `);
      // In the field with the focus, typing may go on: a number field then keeps the unit or the space at the end.
      const inputType = field === document.activeElement ? 'insertText' : 'insertReplacementText';
      const report = () => field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
      if (goesOn || latest.current === atFirst.current) report();
      else earlyReplacement.run(report);
      // If the typed text leaves the state unchanged, nothing else causes a render.
      setTakenOver(true);
    });
  }, []);

  return [element, typed.current ?? value];
}
