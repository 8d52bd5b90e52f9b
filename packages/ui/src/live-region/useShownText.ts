import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Block elements and controls: their text is not part of the adjacent sentence. */
const APART = 'p, div, li, dt, dd, button';

function wordsOf(node: Node | null): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return '';
  const text = [...node.childNodes].map(wordsOf).join('');
  return node.matches(APART) ? ` ${text} ` : text;
}

/** The text of an element after each render, without markup, for a live region. */
export function useShownText<Shown extends Element>(): readonly [place: RefObject<Shown | null>, text: string] {
  const place = useRef<Shown>(null);
  const [text, setText] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was rendered may have changed the words
  useLayoutEffect(() => {
    const read = () => setText(wordsOf(place.current).replace(/\s+/gu, ' ').trim());
    // In a page that a translator of the browser changed, a new text is shown by an observer, right after this effect.
    void Promise.resolve().then(read);
  });
  return [place, text];
}
