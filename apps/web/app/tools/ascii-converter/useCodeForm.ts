import { type CodeNotation, parseCharCodes } from '@toolbox/core/text';
import { useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { undoable } from '../../browser/undo/undoable.ts';
import { clearedText, EMPTY_TEXT, type TextValue } from '../../parts/document-field/textValue.ts';

export type Direction = 'toCodes' | 'toText';

export const DIRECTIONS: readonly Direction[] = ['toCodes', 'toText'];
export const NOTATIONS: readonly CodeNotation[] = ['decimal', 'hex', 'unicode', 'escape', 'html'];

type CodeOffers = typeof import('./codeOffers.ts');

/** The form: a direction, the field of each, and what a switch takes over from one to the other. */
export function useCodeForm(codeOffers: CodeOffers | undefined) {
  const [direction, setDirection] = useDraft<Direction>('ascii-converter.direction', 'toCodes', {
    allowed: DIRECTIONS,
  });
  const [text, setText] = useDraft<TextValue>('ascii-converter.text', EMPTY_TEXT);
  const [codes, setCodes] = useDraft<TextValue>('ascii-converter.codes', EMPTY_TEXT);
  const [notation, setNotation] = useDraft<CodeNotation>('ascii-converter.notation', 'decimal', { allowed: NOTATIONS });

  const toCodes = direction === 'toCodes';
  const decoded = useMemo(() => (toCodes ? undefined : parseCharCodes(codes.text)), [toCodes, codes.text]);
  const isRejected = decoded?.ok === false;

  /** Converts what was typed for one direction in the other one. */
  function convert(to: Direction, typed: TextValue) {
    undoable('replaced', () =>
      // The field of the other direction receives the focus.
      flushSync(() => {
        if (to === 'toCodes') setText(typed);
        else setCodes(typed);
        setDirection(to);
      }),
    );
  }

  // The text at the last switch to the other direction. If the offers load after it, it is looked at again.
  const switched = useRef<TextValue>(undefined);
  useEffect(() => {
    // If the text has changed since, Undo or a link set it, together with the other fields.
    if (!toCodes && switched.current === text) takeTyped();
  }, [codeOffers]);

  function takeTyped() {
    switched.current = text;
    const areCodes = parseCharCodes(text.text).ok || codeOffers?.codesInText(text.text);
    if (areCodes && codes.text === '') setCodes(text);
  }

  /** An empty field receives what was typed for the other direction, where only that direction can convert it. */
  function switchDirection(to: Direction) {
    if (to === 'toText') takeTyped();
    if (to === 'toCodes' && isRejected && text.text === '') setText(codes);
    setDirection(to);
  }

  function reset() {
    setDirection('toCodes');
    setText(clearedText());
    setCodes(clearedText());
    setNotation('decimal');
  }

  return {
    direction,
    toCodes,
    text,
    setText,
    codes,
    setCodes,
    notation,
    setNotation,
    decoded,
    isRejected,
    convert,
    switchDirection,
    reset,
  };
}
