import { countText } from '@toolbox/core/text';
import { useState } from 'react';

const SEGMENTER = new Intl.Segmenter('ko');

/** A field and what its text comes to: characters as people count them, bytes as school records do. */
export function Counter({ text: first = '' }) {
  const [text, setText] = useState(first);
  const { graphemes, words, neisBytes } = countText(text, SEGMENTER);
  return (
    <label>
      <textarea value={text} onChange={(event) => setText(event.target.value)} />
      <output>{`${graphemes} characters, ${words} words, ${neisBytes} NEIS bytes`}</output>
    </label>
  );
}
