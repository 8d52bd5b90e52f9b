import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** What stands in a line of its own, or is pressed: its words are not part of the sentence beside it. */
const APART = 'p, div, li, dt, dd, button';

function wordsOf(node: Node | null): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return '';
  const text = [...node.childNodes].map(wordsOf).join('');
  return node.matches(APART) ? ` ${text} ` : text;
}

/** What stands in an element after each render, for a live region that says it: marked up or not, it is said as text. */
export function useShownText<Shown extends Element>(): readonly [place: RefObject<Shown | null>, text: string] {
  const place = useRef<Shown>(null);
  const [text, setText] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was rendered may have changed the words
  useLayoutEffect(() => setText(wordsOf(place.current).replace(/\s+/gu, ' ').trim()));
  return [place, text];
}
