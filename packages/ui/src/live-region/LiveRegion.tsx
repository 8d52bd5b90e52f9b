import { useEffect, useMemo, useState } from 'react';
import { MarkedHangul } from '../marked-hangul/MarkedHangul.tsx';

export type LiveRegionProps = {
  /** A function is called when its text is announced: for a text that is not worth composing with every key. */
  readonly text: string | (() => string);
};

/** Results change with every key: only a text that stays the same this long, without typing, is announced. */
export const ANNOUNCE_AFTER_QUIET_MS = 500;

/**
 * The one way to announce changes: a polite status that exists before its text, announces when typing pauses, and does
 * not repeat its last announcement. Visually hidden.
 */
export function LiveRegion({ text }: LiveRegionProps) {
  const [spoken, setSpoken] = useState('');
  // Marked once: changed elements would be announced again when the page changes to the other language.
  const marked = useMemo(() => <MarkedHangul>{spoken}</MarkedHangul>, [spoken]);

  useEffect(() => {
    if (text === spoken) return undefined;
    const speak = () => setSpoken(typeof text === 'string' ? text : text());
    let timer = setTimeout(speak, ANNOUNCE_AFTER_QUIET_MS);
    function wait() {
      clearTimeout(timer);
      timer = setTimeout(speak, ANNOUNCE_AFTER_QUIET_MS);
    }
    document.addEventListener('input', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('input', wait);
    };
  }, [text, spoken]);

  return (
    <div className="visually-hidden" role="status">
      {marked}
    </div>
  );
}
