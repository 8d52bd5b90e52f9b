import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The words of an element, parted by blanks where markup parts them. */
function wordsOf(element: Element | null): string {
  if (element === null) return '';
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (walker.nextNode()) words.push(walker.currentNode.textContent?.trim() ?? '');
  return words.filter((word) => word !== '').join(' ');
}

/** What stands in an element after each render, for a live region that says it: marked up or not, it is said as text. */
export function useShownText<Shown extends Element>(): readonly [place: RefObject<Shown | null>, text: string] {
  const place = useRef<Shown>(null);
  const [text, setText] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was rendered may have changed the words
  useLayoutEffect(() => setText(wordsOf(place.current)));
  return [place, text];
}
