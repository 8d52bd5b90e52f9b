import { useEffect, useMemo, useState } from 'react';
import { MarkedHangul } from '../marked-hangul/MarkedHangul.tsx';

export type LiveRegionProps = {
  /** A function is called when its text is announced: for a text that is not worth composing with every key. */
  readonly text: string | (() => string);
  /** How long the text must stay the same, without typing, before it is announced. */
  readonly quietMs?: number | undefined;
};

/** Results change with every key; only a text shown this long is announced. */
export const ANNOUNCE_AFTER_QUIET_MS = 500;

/**
 * The one way to announce changes: a polite status that exists before its text, announces when typing pauses, and does
 * not repeat its last announcement. Visually hidden.
 */
export function LiveRegion({ text, quietMs = ANNOUNCE_AFTER_QUIET_MS }: LiveRegionProps) {
  const [spoken, setSpoken] = useState('');
  // Marked once: changed elements would be announced again when the page changes to the other language.
  const marked = useMemo(() => <MarkedHangul>{spoken}</MarkedHangul>, [spoken]);

  useEffect(() => {
    if (text === spoken) return undefined;
    const speak = () => setSpoken(typeof text === 'string' ? text : text());
    let timer = setTimeout(speak, quietMs);
    function wait() {
      clearTimeout(timer);
      timer = setTimeout(speak, quietMs);
    }
    document.addEventListener('input', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('input', wait);
    };
  }, [text, spoken, quietMs]);

  return (
    <div className="visually-hidden" role="status">
      {marked}
    </div>
  );
}
