import { type ClipboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useTradeParser } from './useTradeParser.ts';

/** A text that was pasted, and its field before and after that. */
type HeldPaste<Place> = { readonly text: string; readonly place: Place; readonly before: string; after?: string };

/**
 * Holds what is pasted before the parser has loaded: it goes into its field like any text, and is read once the parser
 * has loaded, if the field has not changed since.
 *
 * @param valueAt the text of a field now
 * @param read receives a pasted text, and that of its field before; returns whether it changed the form
 * @returns holds a paste
 */
export function useLatePaste<Place>(
  valueAt: (place: Place) => string | undefined,
  read: (text: string, place: Place, before: string) => boolean,
) {
  const parser = useTradeParser();
  const held = useRef<HeldPaste<Place>[]>([]);
  const readHeld = useEffectEvent(({ text, place, before, after }: HeldPaste<Place>) => {
    return valueAt(place) === after && read(text, place, before);
  });
  // At most one that is read with each render, because the form that it changes is that of the next render.
  useEffect(() => {
    let next = parser && held.current.shift();
    while (next && !readHeld(next)) next = held.current.shift();
  });

  return (event: ClipboardEvent<HTMLInputElement>, place: Place) => {
    const input = event.currentTarget;
    const paste: HeldPaste<Place> = { text: event.clipboardData.getData('text'), place, before: input.value };
    held.current.push(paste);
    const note = () => {
      paste.after = input.value;
    };
    input.addEventListener('input', note, { once: true });
  };
}
